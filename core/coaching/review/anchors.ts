import { fieldKeys, type FieldKey } from '#core/body/indicator/fields.ts';
import { indicatorKeys, type IndicatorKey } from '#core/body/indicator/indicators.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import type { Anchor, PhotoRegion } from '#core/coaching/reply/reply.ts';

export const isFieldKey = (key: string): key is FieldKey => fieldKeys.some((known) => known === key);
const isIndicatorKey = (key: string): key is IndicatorKey => indicatorKeys.some((known) => known === key);

/** Rounding at the edges of a picture is not a mistake. */
const slack = 1e-6;

const isInside = ({ x, y, width, height }: PhotoRegion): boolean =>
  Math.min(x, y) >= 0 && Math.min(width, height) > 0 && Math.max(x + width, y + height) <= 1 + slack;

/** Whether a note points at something that is in the week, or was answered with the request. */
export const isAnchored = (
  anchor: Anchor,
  { snapshot, form }: Readonly<{ snapshot: Snapshot; form: QuestionForm | null }>,
): boolean => {
  switch (anchor.kind) {
    case 'METRIC':
      return isFieldKey(anchor.key) || isIndicatorKey(anchor.key);
    case 'PHOTO':
      return (
        snapshot.media.some(({ mediumId }) => mediumId === anchor.mediumId) &&
        (anchor.region === null || isInside(anchor.region))
      );
    case 'ANSWER':
      return form?.questions.some(({ id }) => id === anchor.questionId) ?? false;
  }
};
