import { type GoalMetric, goalMetrics } from '#core/body/snapshot/snapshot.ts';
import {
  captionChoices,
  type NoteKind,
  noteKinds,
  type RecordingInput,
  type TargetDirection,
  targetDirections,
  type TargetInput,
} from '#core/coaching/reply/reply.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import type { Anchor, Reply } from '../../app/data/reviews.ts';

export type NoteDraft = Readonly<{ id: string; kind: NoteKind; text: string; anchor: Anchor | null }>;
/** NaN where something is typed that is no number. */
export type TargetDraft = TargetInput;
/** What was recorded, and what is to be read below it. */
export type RecordingDraft = RecordingInput;
export type ReplyForm = Readonly<{
  notes: readonly NoteDraft[];
  targets: readonly TargetDraft[];
  recording: RecordingDraft | null;
}>;

/** With the version of the server's copy that it was written on; 0: there was none. */
export type KeptForm = ReplyForm & Readonly<{ version: number }>;

export const emptyForm: ReplyForm = { notes: [], targets: [], recording: null };

/** What a request of this type asks words about; general ones are always welcome. */
export const kindsFor = (type: ReviewType): readonly NoteKind[] =>
  noteKinds.filter((kind) => type === 'ALL' || kind === 'GENERAL' || kind === type);

const recordingOf = ({ recording }: Reply): RecordingDraft | null =>
  recording && {
    mediumId: recording.mediumId,
    captions: recording.captions === null ? 'NONE' : 'TYPED',
    captionText: recording.captionText,
  };

/** A sent answer to write on: what later weeks have decided stays by itself. */
export const formOf = (reply: Reply): ReplyForm => ({
  notes: reply.notes.map(({ id, kind, text, anchor }) => ({ id, kind, text, anchor })),
  targets: reply.targets
    .filter(({ status }) => status === 'OPEN')
    .map(({ id, metric, direction, value, weeks }) => ({ id, metric, direction, value, weeks })),
  // A file that is gone can't be sent again.
  recording: reply.recording?.isThere ? recordingOf(reply) : null,
});

/** Parts that were asked about and that nothing is said of; general words are never asked for. */
export const unansweredParts = (type: ReviewType, { notes }: ReplyForm): readonly NoteKind[] =>
  kindsFor(type).filter(
    (kind) => kind !== 'GENERAL' && !notes.some((note) => note.kind === kind && note.text.trim() !== ''),
  );

/** Something is said, in writing or aloud. */
export const hasWords = ({ notes, recording }: ReplyForm): boolean =>
  recording !== null || notes.some(({ text }) => text.trim() !== '');

export const changed = <Item extends Readonly<{ id: string }>>(
  items: readonly Item[],
  id: string,
  part: Partial<Item>,
): readonly Item[] => items.map((item) => (item.id === id ? { ...item, ...part } : item));

export const without = <Item extends Readonly<{ id: string }>>(
  items: readonly Item[],
  id: string,
): readonly Item[] => items.filter((item) => item.id !== id);

/** Back where it stood, as far as the list is still that long. */
export const putBack = <Item>(items: readonly Item[], item: Item, index: number): readonly Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

/** As the contract takes it: a draft may be unfinished, yet every number in it is one. */
export const sentForm = ({ notes, targets, recording }: ReplyForm) => ({
  recording,
  notes: notes.map((note) => ({ ...note })),
  targets: targets.map((target) => ({
    ...target,
    value: Number.isNaN(target.value) ? null : target.value,
    weeks: Number.isFinite(target.weeks) ? target.weeks : 0,
  })),
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);
type Loose = Readonly<Record<string, unknown>>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const parseAnchor = (kept: unknown): Anchor | null => {
  if (!isLoose(kept)) return null;
  const { kind, key, mediumId, questionId, region } = kept;
  if (kind === 'METRIC' && isText(key)) return { kind, key };
  if (kind === 'ANSWER' && isText(questionId)) return { kind, questionId };
  if (kind !== 'PHOTO' || !isText(mediumId)) return null;
  if (!isLoose(region)) return { kind, mediumId, region: null };
  const { x, y, width, height } = region;
  const numbers = [x, y, width, height];
  return numbers.every((each): each is number => typeof each === 'number')
    ? { kind, mediumId, region: { x: Number(x), y: Number(y), width: Number(width), height: Number(height) } }
    : { kind, mediumId, region: null };
};

const parseNote = (kept: unknown): readonly NoteDraft[] => {
  if (!isLoose(kept)) return [];
  const { id, kind, text, anchor } = kept;
  return isText(id) && isOf(noteKinds, kind) && isText(text)
    ? [{ id, kind, text, anchor: parseAnchor(anchor) }]
    : [];
};

const parseTarget = (kept: unknown): readonly TargetDraft[] => {
  if (!isLoose(kept)) return [];
  const { id, metric, direction, value, weeks } = kept;
  return isText(id) &&
    isOf<GoalMetric>(goalMetrics, metric) &&
    isOf<TargetDirection>(targetDirections, direction)
    ? [
        {
          id,
          metric,
          direction,
          value: typeof value === 'number' ? value : null,
          weeks: typeof weeks === 'number' ? weeks : Number.NaN,
        },
      ]
    : [];
};

const parseRecording = (kept: unknown): RecordingDraft | null => {
  if (!isLoose(kept)) return null;
  const { mediumId, captions, captionText } = kept;
  if (!isText(mediumId)) return null;
  return {
    mediumId,
    captions: isOf(captionChoices, captions) ? captions : null,
    captionText: isText(captionText) ? captionText : '',
  };
};

/** What lies on the device, which may be anything. */
export const parseReplyForm = (kept: unknown): ReplyForm | null => {
  if (!isLoose(kept) || !Array.isArray(kept['notes']) || !Array.isArray(kept['targets'])) return null;
  return {
    notes: kept['notes'].flatMap(parseNote),
    targets: kept['targets'].flatMap(parseTarget),
    recording: parseRecording(kept['recording']),
  };
};

export const parseKeptForm = (kept: unknown): KeptForm | null => {
  const form = parseReplyForm(kept);
  if (form === null || !isLoose(kept)) return null;
  const { version } = kept;
  return { ...form, version: typeof version === 'number' && Number.isInteger(version) ? version : 0 };
};

const asSaid = (text: string): string => text.normalize('NFC').trim();

/** The same for two forms that say the same, whichever of them went through the server. */
export const wordsOf = (form: ReplyForm): string => {
  const { notes, targets, ...sent } = sentForm(form);
  const recording = parseRecording(sent.recording);
  return JSON.stringify([
    recording && { ...recording, captionText: asSaid(recording.captionText) },
    notes.flatMap(parseNote).map((note) => ({ ...note, text: asSaid(note.text) })),
    targets.flatMap(parseTarget),
  ]);
};
