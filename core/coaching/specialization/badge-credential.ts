import { displayName, type Person } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import { inLanguage } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Credential } from '#core/platform/credential/credential.ts';
import { issueCredential, type IssuePorts, type IssueRepositories } from '#core/platform/credential/issue.ts';
import {
  revokeCredentialOf,
  type Revocation,
  type RevokeRepositories,
} from '#core/platform/credential/revoke.ts';
import { expiryOf, hasExpired } from './evidence.ts';
import { removed } from './renewal.ts';
import type { SpecializationRequest } from './specialization-request.ts';
import { specializationLabel } from './views/label.ts';

export type BadgeRepositories = IssueRepositories & Pick<Repositories, 'specializations'>;
export type BadgePorts = IssuePorts & Pick<Ports, 'sentences'>;

/** The day as its language writes it. */
const dayIn = (language: Person['language'], at: Date): string => {
  const [year = '', month = '', day = ''] = localDate(at, defaultTimeZone).split('-');
  if (language === 'vi') return `${day}/${month}/${year}`;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return format.format(new Date(`${year}-${month}-${day}T00:00:00Z`));
};

/** The credential of an approved request: what was checked, when, and until when it holds; the number of no document. */
export const issueBadge = async (
  repositories: BadgeRepositories,
  ports: BadgePorts,
  request: SpecializationRequest,
  coach: Pick<Person, 'fullname' | 'username' | 'language'>,
  at: Date,
): Promise<Credential> => {
  const { id, userId, type, evidence, decidedAt } = request;
  const { language } = coach;
  const specialization = await repositories.specializations.find(type);
  if (!specialization) throw new DomainError('specialization.not_found');
  const { siteName } = await repositories.settings.read();
  const title = inLanguage(specializationLabel(type, siteName), language);
  const checkedAt = decidedAt ?? at;
  const { issuer } = evidence;
  const values = { site: siteName, issuer, date: dayIn(language, checkedAt) };
  return issueCredential(
    repositories,
    ports,
    {
      kind: 'BADGE',
      sourceId: id,
      userId,
      facts: {
        name: displayName(coach),
        title,
        author: issuer,
        startedAt: null,
        completedAt: checkedAt,
        hours: null,
        score: null,
        edition: null,
        template: null,
        language,
      },
      achievement: {
        id: `specialization-${id}`,
        type: 'Badge',
        name: title,
        description:
          inLanguage(specialization.description, language) ||
          ports.sentences(language, 'credential.badge.achievement', values),
        criteriaUrl: specialization.infoUrl,
        narrative: ports.sentences(language, 'credential.badge.narrative', values),
        language,
        version: '1',
      },
      validUntil: expiryOf(evidence),
      awardedAt: checkedAt,
    },
    at,
  );
};

/** The badge ends with its evidence: given up by its coach, or replaced by a newer approval. */
export const endBadge = (
  repositories: RevokeRepositories,
  { id }: Pick<SpecializationRequest, 'id'>,
  revocation: Revocation,
): Promise<Credential | null> =>
  revokeCredentialOf(repositories, { kind: 'BADGE', sourceId: id }, revocation);

const standingSource = async (
  { specializationRequests }: Pick<Repositories, 'specializationRequests'>,
  sourceId: string,
): Promise<SpecializationRequest | null> => {
  const request = await specializationRequests.lock(sourceId);
  return request?.status === 'COMPLETED' && request.removedAt === null ? request : null;
};

export const mayHoldBadge: Hooks['mayHoldCredential'] = async (repositories, { kind, sourceId }, at) => {
  if (kind !== 'BADGE') return null;
  const request = await standingSource(repositories, sourceId);
  return request !== null && !hasExpired(request.evidence, at);
};

/** What staff have revoked is shown on no page as verified: the approval goes with it, and a new request leads back. */
export const endApproval: Hooks['whenCredentialIsRevoked'] = async (repositories, { kind, sourceId }, at) => {
  if (kind !== 'BADGE') return;
  const request = await standingSource(repositories, sourceId);
  if (request) await repositories.specializationRequests.update(removed(request, at));
};
