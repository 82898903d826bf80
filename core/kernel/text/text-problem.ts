import type { FieldIssue } from '#core/kernel/domain-error.ts';
import {
  characterName,
  hasLetterOrDigit,
  hasTooManyMarks,
  hiddenCharacterIn,
  mostMarks,
  type TextKind,
} from '#core/kernel/text/visible-text.ts';

export type TextProblem = Pick<FieldIssue, 'code' | 'params'>;

/** What is wrong with a text that a person typed, whatever its length; null when nothing is. */
export const textProblem = (text: string, kind: TextKind): TextProblem | null => {
  const character = hiddenCharacterIn(text, kind);
  if (character !== null) {
    return { code: 'input.control_characters', params: { character: characterName(character) } };
  }
  if (hasTooManyMarks(text)) return { code: 'input.too_many_marks', params: { count: mostMarks } };
  if (kind === 'name' && text !== '' && !hasLetterOrDigit(text)) return { code: 'input.no_letters' };
  return null;
};
