import type { NoteKind } from '#core/coaching/reply/reply.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import {
  fields,
  type FieldKey,
  fieldsOf,
  isMeasured,
  readField,
  type Section,
  sections,
} from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { kindsFor } from './reply-form.ts';

/** Computed from what a section measures, so read beside it. */
const computedOf: Readonly<Record<Section, readonly IndicatorKey[]>> = {
  body: [
    'bmi',
    'bodyFatPercent',
    'fatMass',
    'leanMass',
    'normalizedFfmi',
    'waistHipRatio',
    'waistHeightRatio',
    'visceralFatArea',
    'bmr',
    'tdee',
  ],
  strength: ['vo2max', 'targetHeartRate', 'runLevel', 'cyclingLevel', 'pushUpLevel', 'squatLevel'],
  lifestyle: [],
  nutrition: [],
};

const kinds: Readonly<Record<Section, NoteKind>> = {
  body: 'BODY',
  strength: 'STRENGTH',
  lifestyle: 'LIFESTYLE',
  nutrition: 'NUTRITION',
};

export type NumbersOf = Readonly<{ section: Section; keys: readonly (FieldKey | IndicatorKey)[] }>;

const isThere = (week: SavedWeek, key: FieldKey) => isMeasured(readField(profileOf(week).inputs, key));

/** What the week says, by section, the one that was asked about first; what nobody measured is left out. */
export const numbersOf = (week: SavedWeek, type: ReviewType): readonly NumbersOf[] =>
  sections
    .toSorted((a, b) => Number(kinds[b] === type) - Number(kinds[a] === type))
    .map((section) => ({
      section,
      keys: [
        ...fieldsOf(section).filter((key) => isThere(week, key)),
        // A range that the viewer may not see is not computed for them either.
        ...computedOf[section].filter(
          (key) => key in week.computed && profileOf(week).computed[key].value !== undefined,
        ),
      ],
    }))
    .filter(({ keys }) => keys.length > 0);

/** Where a note about this belongs, as far as the request asks for that kind. */
export const kindOf = (key: string, type: ReviewType): NoteKind => {
  const section = Object.hasOwn(fields, key)
    ? fields[key as FieldKey].section // hasOwn has just asked
    : sections.find((one) => computedOf[one].some((known) => known === key));
  const kind = section === undefined ? 'GENERAL' : kinds[section];
  return kindsFor(type).includes(kind) ? kind : 'GENERAL';
};
