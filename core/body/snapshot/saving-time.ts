import { fields, type FieldKey } from '#core/body/indicator/fields.ts';
import { minBodySides } from './snapshot.ts';

/** What a week asks of a hurried person, in seconds, with a scale and a tape at hand. */
const secondsAt: Readonly<Partial<Record<FieldKey, number>>> = { weight: 20, waist: 20, height: 10 };
/** A girth with the tape in the hand, a number that is known, a choice, a few words about a day of meals. */
const secondsFor = { girth: 12, number: 6, answer: 6, text: 40 } as const;
const secondsAPhoto = 18;
const secondsToReview = 10;
const secondsToTakeOver = 4;

const isGirth = (key: FieldKey): boolean => {
  const rule = fields[key];
  return rule.kind === 'NUMBER' && rule.section === 'body' && rule.unit === 'cm';
};

const secondsOf = (key: FieldKey): number => {
  const known = secondsAt[key];
  if (known !== undefined) return known;
  if (isGirth(key)) return secondsFor.girth;
  const { kind } = fields[key];
  if (kind === 'NUMBER') return secondsFor.number;
  return kind === 'TEXT' ? secondsFor.text : secondsFor.answer;
};

const secondsToFill = (keys: readonly FieldKey[]): number =>
  keys.reduce((sum, key) => sum + secondsOf(key), 0);

/** How long these fields take to fill in, in whole minutes; a run is written down here, not run. */
export const minutesToFill = (keys: readonly FieldKey[]): number =>
  Math.max(1, Math.round(secondsToFill(keys) / 60));

/** How long a save takes with these fields, the three photos, and what one press takes over. */
export const secondsToSave = (keys: readonly FieldKey[], takesOver = false): number =>
  secondsToFill(keys) + minBodySides * secondsAPhoto + secondsToReview + (takesOver ? secondsToTakeOver : 0);

/** How long a save takes, in minutes, as every screen and mail says it; a test holds it against what is asked. */
export const minutesToSave = 2;
