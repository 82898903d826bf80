import type { UserId } from '#core/kernel/id.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';

/**
 * What a coach writes down about a member, for the coach alone: at most one for each of the two. An empty text is a note
 * that was deleted: its version stays, so that a window which still shows the old one can't overwrite a later one unseen.
 */
export type MemberNote = Readonly<{
  coachId: UserId;
  memberId: UserId;
  text: string;
  version: number;
  updatedAt: Date;
}>;

export const memberNoteMaxLength = 2_000;

/** The text as it is kept; an empty one means that there is no note. Refuses what no contract has looked at. */
export const cleanNote = (typed: string): string => {
  const text = cleanProse(typed);
  if (text.length > memberNoteMaxLength)
    throw fieldError('body.text', 'input.max_length', { length: memberNoteMaxLength });
  const problem = textProblem(text, 'prose');
  if (problem) throw fieldError('body.text', problem.code, problem.params);
  return text;
};
