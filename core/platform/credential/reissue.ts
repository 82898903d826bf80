import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { factsOf, type Credential } from './credential.ts';
import { issueCredential, type IssuePorts, type IssueRepositories } from './issue.ts';
import { revokeLocked } from './revoke.ts';

export type ReissueRepositories = IssueRepositories & Pick<Repositories, 'signedCredentials'>;

/**
 * The same facts under another name, with a public id, a place and a date of their own. A living one is replaced; one
 * revoked before stays as it was revoked.
 */
export const reissueLocked = async (
  repositories: ReissueRepositories,
  ports: IssuePorts,
  before: Credential,
  { name, by, at }: Readonly<{ name: string; by: string; at: Date }>,
): Promise<Credential> => {
  const { signedCredentials, achievements } = repositories;
  const achievement = await achievements.find(before.achievementId);
  if (!achievement) throw new DomainError('certificate.not_reissuable', { days: 0 });
  const { kind, sourceId, userId, validUntil, awardedAt, onProfile } = before;
  const facts = { ...factsOf(before), name };
  const replaced =
    before.revokedAt === null
      ? await revokeLocked(repositories, before, { reason: 'REPLACED', by, at })
      : null;
  const made = await issueCredential(
    repositories,
    ports,
    { kind, sourceId, userId, facts, achievement, validUntil, awardedAt, onProfile },
    at,
  );
  if (replaced) {
    await signedCredentials.update({
      ...replaced,
      replacedBy: made.publicId,
      version: replaced.version + 1,
    });
  }
  return made;
};
