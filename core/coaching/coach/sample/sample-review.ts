import { fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';

/** What the sample week has numbers of, and what is said of it as a whole. */
export const sampleKinds = ['GENERAL', 'BODY', 'STRENGTH'] as const;
export type SampleKind = (typeof sampleKinds)[number];

export type SampleNote = Readonly<{ kind: SampleKind; text: string }>;

export const sampleNoteMaxLength = 2_000;

/**
 * How a coach would answer the sample week, for everybody to read. One without notes is none: its version stays, so that a
 * window which still shows the old one can't overwrite a later one unseen.
 */
export type SampleReview = Readonly<{
  coachId: UserId;
  /** At most one of each kind, in their order. */
  notes: readonly SampleNote[];
  version: number;
  updatedAt: Date;
}>;

/** The notes as they are kept: in order, without empty ones. */
export const cleanSample = (typed: readonly SampleNote[]): readonly SampleNote[] => {
  if (new Set(typed.map(({ kind }) => kind)).size < typed.length)
    throw fieldError('body.notes', 'input.invalid');
  return sampleKinds.flatMap((kind) => {
    const index = typed.findIndex((note) => note.kind === kind);
    const text = cleanProse(typed[index]?.text ?? '');
    if (text === '') return [];
    const problem =
      text.length > sampleNoteMaxLength
        ? { code: 'input.max_length' as const, params: { length: sampleNoteMaxLength } }
        : textProblem(text, 'prose');
    if (problem) throw fieldError(`body.notes.${index}.text`, problem.code, problem.params);
    return [{ kind, text }];
  });
};
