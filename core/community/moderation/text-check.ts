import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { rulesMet, verdictOf, type Verdict } from './text-rule.ts';

export type CheckedText = Readonly<{
  verdict: Exclude<Verdict, 'REFUSE'>;
  /** The words and domains of the rules it meets. */
  words: readonly string[];
}>;

/** Judges what others will be shown by the lists that staff keep. Fails with social.content_refused. */
export const checkText = async (
  { textRules }: Pick<Repositories, 'textRules'>,
  text: string,
  { isNew }: Readonly<{ isNew: boolean }>,
): Promise<CheckedText> => {
  const met = rulesMet(await textRules.all(), text);
  const verdict = verdictOf(met, isNew);
  if (verdict !== 'REFUSE') return { verdict, words: met.map(({ pattern }) => pattern) };
  const refused = met.filter(({ action }) => action === 'REFUSE').map(({ pattern }) => pattern);
  throw new DomainError('social.content_refused', { words: refused.join(', ') });
};
