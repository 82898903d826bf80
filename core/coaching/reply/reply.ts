import type { Id, MediumId } from '#core/kernel/id.ts';
import type { GoalMetric } from '#core/body/snapshot/snapshot.ts';
import type { Cue } from '#core/platform/captions/cue.ts';

export const noteKinds = ['GENERAL', 'BODY', 'STRENGTH', 'LIFESTYLE', 'NUTRITION'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** A part of a picture, in shares of its width and height from 0 to 1. */
export type PhotoRegion = Readonly<{ x: number; y: number; width: number; height: number }>;

/** What a note points at, in the review's own week: a field or computed number, a picture, or an answer to the form. */
export type Anchor =
  | Readonly<{ kind: 'METRIC'; key: string }>
  | Readonly<{ kind: 'PHOTO'; mediumId: MediumId; region: PhotoRegion | null }>
  | Readonly<{ kind: 'ANSWER'; questionId: string }>;

export type Note = Readonly<{ id: string; kind: NoteKind; text: string; anchor: Anchor | null }>;

export const targetDirections = ['DECREASE', 'INCREASE', 'KEEP'] as const;
export type TargetDirection = (typeof targetDirections)[number];

/** OPEN until a later week decides. UNMEASURED: its weeks went by and nothing was measured. */
export const targetStatuses = ['OPEN', 'MET', 'NOT_MET', 'UNMEASURED'] as const;
export type TargetStatus = (typeof targetStatuses)[number];

/** As a coach writes it. `value` null: any change in the direction counts. KEEP stays within two percent of the start. */
export type TargetInput = Readonly<{
  id: string;
  metric: GoalMetric;
  direction: TargetDirection;
  value: number | null;
  weeks: number;
}>;

export type Target = TargetInput &
  Readonly<{
    /** Measured in the review's week; a metric without a value then can have no target. */
    startValue: number;
    /** Calendar day on which its weeks are over, `2026-12-20`. */
    dueDate: string;
    status: TargetStatus;
    /** The week and value that decided, or the last one measured so far. */
    lastWeek: string | null;
    lastValue: number | null;
  }>;

export const recordingKinds = ['AUDIO', 'VIDEO'] as const;
export type RecordingKind = (typeof recordingKinds)[number];
export const captionChoices = ['TYPED', 'NONE'] as const;
export type CaptionChoice = (typeof captionChoices)[number];

/** As a coach chooses it. `captions` null: not said yet whether there will be any, and so not to be sent. */
export type RecordingInput = Readonly<{
  mediumId: MediumId;
  captions: CaptionChoice | null;
  /** Plain lines, some with a time before them, or the text of a caption file. */
  captionText: string;
}>;

/** What a coach says beside what is written: one voice or film for the whole answer. */
export type Recording = Readonly<{
  mediumId: MediumId;
  kind: RecordingKind;
  /** Whole seconds, rounded up. */
  seconds: number;
  /** Null: left out on purpose, and the member is shown so. */
  captions: readonly Cue[] | null;
  /** As it was typed, to be written on. */
  captionText: string;
}>;

/** The coach's answer. Every change of it is kept as a version. Without `recording` it is only written. */
export type Reply = Readonly<{
  notes: readonly Note[];
  targets: readonly Target[];
  recording?: Recording;
}>;

/** The words of what is spoken, for who reads and does not listen. */
export const wordsOf = ({ captions }: Pick<Recording, 'captions'>): string | null =>
  captions && captions.map(({ text }) => text).join(' ');

/** What is left of an answer to a member whose account is gone. */
export const forgottenReply: Reply = { notes: [], targets: [] };

/** What a coach has typed and not yet sent. */
export type ReplyDraft = Readonly<{
  reviewId: Id<'review'>;
  notes: readonly Note[];
  targets: readonly TargetInput[];
  recording: RecordingInput | null;
  version: number;
  updatedAt: Date;
}>;

export const maxNotes = 40;
/** All versions are kept; so many of the newest are read at once. */
export const shownVersions = 20;
export const maxTargets = 6;
export const noteMaxLength = 4000;
export const targetWeeks = { min: 1, max: 26 } as const;
