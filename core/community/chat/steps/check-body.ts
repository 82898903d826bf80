import { textLimits } from '#core/community/activity/limits.ts';
import { fileTextCase, type CaseStep } from '#core/community/moderation/open-case.ts';
import { checkText, type CheckedText } from '#core/community/moderation/text-check.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Message } from '../message.ts';
import { foundMessage } from '../reported-message.ts';

/** Fails with social.text_limit for more links than an account of this age may send at once, social.content_refused. */
export const checkBody = async (
  repositories: Pick<Repositories, 'textRules'>,
  { textLinks }: Pick<Ports, 'textLinks'>,
  body: string,
  isNew: boolean,
): Promise<CheckedText> => {
  const standing = isNew ? 'new' : 'usual';
  const most = { links: textLimits.links[standing], mentions: textLimits.mentions[standing] };
  if (textLinks.find(body).length > most.links) throw new DomainError('social.text_limit', most);
  return checkText(repositories, body, { isNew });
};

/** People are talking: what met a rule is delivered, whatever the rule says, and staff look at it. */
export const fileMessageCase = async (
  repositories: Pick<Repositories, 'cases' | 'events'>,
  message: Message,
  { verdict, words }: CheckedText,
  step: CaseStep,
): Promise<void> => {
  const found = verdict === 'PASS' ? null : foundMessage(message);
  if (!found) return;
  const target = { targetKind: 'MESSAGE', targetId: message.id, found } as const;
  await fileTextCase(repositories, { ...target, verdict: 'FLAG', words }, step);
};
