import { DomainError, fieldError, type FieldPath } from '#core/kernel/domain-error.ts';
import { isPossibleGoal } from '#core/body/snapshot/goals.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { measuredPoints } from '#core/body/snapshot/timeline.ts';
import { goalSeries } from '#core/body/snapshot/use-cases/set-goal.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { addDays } from '#core/kernel/week.ts';
import { isAnchored } from './anchors.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import {
  maxTargets,
  targetWeeks,
  type Note,
  type Recording,
  type RecordingInput,
  type Reply,
  type Target,
  type TargetInput,
} from '#core/coaching/reply/reply.ts';
import type { Review } from './review.ts';

export type ReplyInput = Readonly<{
  notes: readonly Note[];
  targets: readonly TargetInput[];
  recording?: RecordingInput | null | undefined;
}>;

/** What an answer is judged by: the week that was asked about, the form that was answered, the member's day. */
type Asked = Readonly<{
  /** What is spoken beside it. */
  recording: Recording | null;
  review: Pick<Review, 'type' | 'reply'>;
  snapshot: Snapshot;
  form: QuestionForm | null;
  today: string;
}>;

/** A request about one part gets notes about it, or general ones; a request about all gets any. */
const speaksOfIt = ({ kind }: Note, { type }: Pick<Review, 'type'>): boolean =>
  type === 'ALL' || kind === type || kind === 'GENERAL';

/** Captions are words too; a recording without any needs at least a sentence beside it. */
const requireWords = (
  notes: readonly Note[],
  { review, recording }: Pick<Asked, 'review' | 'recording'>,
): void => {
  if (recording?.captions || notes.some((note) => speaksOfIt(note, review))) return;
  throw fieldError('body.notes', recording ? 'review.recording_words' : 'review.content_required');
};

const requireNotes = (given: readonly Note[], { review, recording, ...asked }: Asked): readonly Note[] => {
  const notes = given
    .map((note, index) => ({ ...note, text: normalize(note.text), index }))
    .filter(({ text }) => text !== '');
  requireWords(notes, { review, recording });
  if (new Set(notes.map(({ id }) => id)).size < notes.length) throw fieldError('body.notes', 'input.invalid');
  return notes.map(({ index, ...note }) => {
    if (note.anchor !== null && !isAnchored(note.anchor, asked))
      throw fieldError(`body.notes.${index}.anchor`, 'review.anchor_unknown');
    return note;
  });
};

/** Measured in that very week: what was taken over from an earlier one is no place to begin. */
const measuredIn = (snapshot: Snapshot, { metric }: Pick<TargetInput, 'metric'>): number | null =>
  measuredPoints(goalSeries([snapshot], metric)).at(-1)?.value ?? null;

const isAhead = ({ direction, value, metric }: TargetInput, start: number): boolean => {
  if (direction === 'KEEP' || value === null) return true;
  return isPossibleGoal(metric, value) && (direction === 'DECREASE' ? value < start : value > start);
};

const isWithinWeeks = (weeks: number): boolean =>
  Number.isInteger(weeks) && weeks >= targetWeeks.min && weeks <= targetWeeks.max;

const isSame = (target: Target, { metric, direction, value, weeks }: TargetInput): boolean =>
  target.metric === metric &&
  target.direction === direction &&
  target.weeks === weeks &&
  target.value === (direction === 'KEEP' ? null : value);

const targetRefusal = (place: FieldPath) => fieldError(place, 'review.target_invalid', targetWeeks);

const requireTargets = (
  given: readonly TargetInput[],
  { review, snapshot, today }: Asked,
): readonly Target[] => {
  const before = review.reply?.targets ?? [];
  const targets = given.map((input, index): Target => {
    const earlier = before.find(({ id }) => id === input.id);
    // What later weeks have decided is no longer anybody's to change; what is as it was goes on counting its weeks.
    if (earlier && (earlier.status !== 'OPEN' || isSame(earlier, input))) return earlier;
    const start = measuredIn(snapshot, input);
    const isSound = start !== null && isWithinWeeks(input.weeks) && isAhead(input, start);
    if (!isSound) throw targetRefusal(`body.targets.${index}`);
    const { id, metric, direction, weeks } = input;
    return {
      id,
      metric,
      direction,
      // KEEP has no number of its own: it stays where it began.
      value: direction === 'KEEP' ? null : input.value,
      weeks,
      startValue: start,
      dueDate: addDays(today, weeks * 7),
      status: 'OPEN',
      lastWeek: null,
      lastValue: null,
    };
  });
  const decided = before.filter(
    ({ id, status }) => status !== 'OPEN' && !given.some((input) => input.id === id),
  );
  const all = [...decided, ...targets];
  if (all.length > maxTargets || new Set(all.map(({ id }) => id)).size < all.length)
    throw targetRefusal('body.targets');
  return all;
};

/** An answer that may be sent; fails with what is missing in it, or points at nothing. */
export const requireReply = ({ notes, targets }: ReplyInput, asked: Asked): Reply => ({
  notes: requireNotes(notes, asked),
  targets: requireTargets(targets, asked),
  ...(asked.recording && { recording: asked.recording }),
});

/** A reason the member reads. */
export const requireReason = (reason: string): string => {
  const said = normalize(reason);
  if (!said)
    throw new DomainError('review.content_required', {}, [{ path: 'body.reason', code: 'input.required' }]);
  return said;
};
