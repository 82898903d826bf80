import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { credentialAddresses } from './addresses.ts';
import {
  publicIdLength,
  wholeSeconds,
  type Achievement,
  type Credential,
  type CredentialFacts,
  type CredentialKind,
} from './credential.ts';
import { currentKeyIds, signed, type SigningPorts } from './signatures.ts';
import { statusListBits } from './status-list.ts';

export type IssueRepositories = Pick<
  Repositories,
  'achievements' | 'credentialKeys' | 'events' | 'settings' | 'signedCredentials' | 'statusLists'
>;
export type IssuePorts = SigningPorts & Pick<Ports, 'chance' | 'ids'>;

/** What another module asks for, within its own transaction. */
export type NewCredential = Readonly<{
  kind: CredentialKind;
  /** One living credential for each kind and source, however often it is asked for. */
  sourceId: string;
  userId: UserId;
  facts: CredentialFacts;
  /** Without an address of its own to read on, the page that verifies the credential is named. */
  achievement: Omit<Achievement, 'criteriaUrl'> & Readonly<{ criteriaUrl: string | null }>;
  validUntil: Date | null;
  /** When it was earned, if that is not now: one that is issued again keeps its day. */
  awardedAt?: Date;
  onProfile?: boolean;
}>;

/** Half of a list is free at least: so many draws in vain are no bad luck. */
const draws = 100;

/** Indexes say nothing about the order in which credentials were given. */
const randomIndex = ({ chance }: Pick<Ports, 'chance'>): number => Number(chance.digits(12)) % statusListBits;

/**
 * Issues a credential in the caller's transaction, and answers the living one when there is one already: of fifty
 * callers at once each gets the same. The caller has checked that the source deserves it.
 */
export const issueCredential = async (
  repositories: IssueRepositories,
  ports: IssuePorts,
  { kind, sourceId, userId, facts, achievement, validUntil, awardedAt, onProfile = false }: NewCredential,
  at: Date,
): Promise<Credential> => {
  const { signedCredentials, achievements, statusLists, settings, events } = repositories;
  const living = await signedCredentials.livingOf(kind, sourceId);
  if (living) return living;
  const keyIds = await currentKeyIds(repositories, ports, at);
  const publicId = ports.chance.token().slice(0, publicIdLength);
  const kept = await achievements.keep(
    {
      ...achievement,
      criteriaUrl: achievement.criteriaUrl ?? credentialAddresses(ports.baseUrl).verification(publicId),
    },
    at,
  );
  const { siteName } = await settings.read();
  const moment = wholeSeconds(at);
  const unsigned = {
    ...facts,
    startedAt: facts.startedAt && wholeSeconds(facts.startedAt),
    completedAt: wholeSeconds(facts.completedAt),
    id: ports.ids.next(),
    publicId,
    kind,
    sourceId,
    userId,
    siteName,
    achievementId: kept.id,
    subjectId: `urn:uuid:${ports.ids.next()}`,
    awardedAt: wholeSeconds(awardedAt ?? at),
    validFrom: moment,
    validUntil: validUntil && wholeSeconds(validUntil),
    revokedAt: null,
    reason: null,
    replacedBy: null,
    onProfile,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  for (let draw = 0; draw < draws; draw += 1) {
    const place = { listNumber: await statusLists.current(at), listIndex: randomIndex(ports) };
    const credential = await signed(ports, { ...unsigned, ...place }, kept, keyIds);
    const outcome = await signedCredentials.insert(credential);
    if (outcome === 'STORED') {
      await events.append({
        type: 'credential.issued',
        userId,
        credentialId: credential.id,
        credentialKind: kind,
        sourceId,
      });
      return credential;
    }
    const other = outcome === 'SOURCE_TAKEN' ? await signedCredentials.livingOf(kind, sourceId) : null;
    if (other) return other;
  }
  throw new Error('No index of the status list was free');
};
