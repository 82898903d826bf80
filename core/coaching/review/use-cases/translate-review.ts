import type { Actor } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { translateText } from '#core/platform/translation/translate-text.ts';
import type { Review } from '../review.ts';
import { getReview } from './read-reviews.ts';
import type { ReviewDetails } from '../views/shown-review.ts';

/** What the member wrote beside the answers, among the texts of a review. */
export const messageTextId = 'message';
/** So much is translated at once; of more, one text is named. */
export const translatedMaxLength = 8000;

type Text = Readonly<{ id: string; text: string }>;
type Asked = Readonly<{ id: Review['id']; language: Language; textId?: string | undefined }>;
type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'transaction' | 'clock' | 'translator'>;

/** What the other side wrote, as far as this reader is shown it. Choices among given options are the coach's own words. */
const textsFor = ({ side, reply, form, message, answers }: ReviewDetails): readonly Text[] => {
  if (side === 'MEMBER') return reply?.notes ?? [];
  const typed = new Set(
    form?.questions.filter(({ kind }) => kind === 'text' || kind === 'text_area').map(({ id }) => id),
  );
  return [
    ...(message ? [{ id: messageTextId, text: message }] : []),
    ...answers.flatMap(({ questionId: id, value }) =>
      typeof value === 'string' && value !== '' && typed.has(id) ? [{ id, text: value }] : [],
    ),
  ];
};

/** One text of a review, or all that the other side wrote in it. */
export const translateReview =
  (ports: Needs) =>
  async (actor: Actor, { id, language, textId }: Asked): Promise<{ text: string }> => {
    const review = await getReview(ports)(actor, id);
    const texts = textsFor(review).filter((one) => textId === undefined || one.id === textId);
    if (texts.length === 0) throw fieldError('body.textId', 'input.not_a_choice');
    const text = texts.map((one) => one.text).join('\n\n');
    if (text.length > translatedMaxLength) throw fieldError('body.textId', 'input.required');
    const [readerId, writerId] =
      review.side === 'MEMBER' ? [review.memberId, review.coachId] : [review.coachId, review.memberId];
    return { text: await translateText(ports)({ readerId, writerId, text, language }) };
  };
