import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Id } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { statusOf, type Credential, type StaffReason } from '../credential.ts';
import type { IssuePorts } from '../issue.ts';
import type { CredentialRow } from '../ports.ts';
import { reissueLocked } from '../reissue.ts';
import { revokeLocked } from '../revoke.ts';
import { presentForStaff, type StaffCredential } from '../views/staff-credential.ts';

type Needs = Pick<Ports, 'baseUrl' | 'clock'> & Reads<'signedCredentials'>;
type Target = Readonly<{ id: Id<'credential'> }>;

const requireRow = async (
  { signedCredentials }: Pick<Repositories, 'signedCredentials'>,
  id: Id<'credential'>,
): Promise<CredentialRow> => {
  const row = await signedCredentials.findRow(id);
  if (!row) throw new DomainError('certificate.not_found');
  return row;
};

const lockRow = async (
  { signedCredentials }: Pick<Repositories, 'signedCredentials'>,
  id: Id<'credential'>,
): Promise<Credential> => {
  const { publicId } = await requireRow({ signedCredentials }, id);
  const locked = await signedCredentials.lock(publicId);
  if (!locked) throw new DomainError('certificate.not_found');
  return locked;
};

export const listCredentials =
  ({ reads, clock, baseUrl }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffCredential>> => {
    requirePermission(actor, 'knowledge.view', 'knowledge.manage');
    const listed = await reads.signedCredentials.list(request);
    const at = clock.now();
    return { ...listed, rows: listed.rows.map((row) => presentForStaff(baseUrl, row, at)) };
  };

export const getCredential =
  ({ reads, clock, baseUrl }: Needs) =>
  async (actor: Actor, { id }: Target): Promise<StaffCredential> => {
    requirePermission(actor, 'knowledge.view', 'knowledge.manage');
    return presentForStaff(baseUrl, await requireRow(reads, id), clock.now());
  };

/** Revokes one for ever, with a reason that everybody reads who checks it, and a note for the log. */
export const revokeCredential =
  (ports: Needs & WithHooks<'whenCredentialIsRevoked'> & Writes<keyof Repositories>) =>
  async (
    actor: Actor,
    { id, reason, note = null }: Target & Readonly<{ reason: StaffReason; note?: string | null | undefined }>,
  ): Promise<StaffCredential> => {
    requirePermission(actor, 'knowledge.manage');
    const at = ports.clock.now();
    return ports.transaction(async (repositories) => {
      const before = await lockRow(repositories, id);
      await revokeLocked(repositories, before, { reason, by: actorName(actor), at });
      for (const end of ports.hooks.whenCredentialIsRevoked) await end(repositories, before, at);
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'credential.revoke',
          targetType: 'credential',
          targetId: id,
          before: { status: statusOf(before, at) },
          after: { status: 'REVOKED', reason, userId: before.userId, publicId: before.publicId },
          reason: note?.trim() || null,
        }),
      );
      return presentForStaff(ports.baseUrl, await requireRow(repositories, id), at);
    });
  };

/** What can be issued again: a valid one, and one revoked by mistake whose source still stands. */
const requireReissuable = async (
  repositories: Repositories,
  { hooks }: WithHooks<'mayHoldCredential'>,
  before: Credential,
  at: Date,
): Promise<void> => {
  const refusal = new DomainError('certificate.not_reissuable', { days: 0 });
  if (before.jwts === null || (before.validUntil !== null && before.validUntil <= at)) throw refusal;
  if (before.revokedAt === null) return;
  if (before.reason !== 'MISTAKE') throw refusal;
  if (await repositories.signedCredentials.livingOf(before.kind, before.sourceId)) throw refusal;
  for (const mayHold of hooks.mayHoldCredential) {
    const answer = await mayHold(repositories, before, at);
    if (answer !== null) {
      if (answer) return;
      throw refusal;
    }
  }
  throw refusal;
};

/** Issues it again under the holder's name as it is now. */
export const reissueCredential =
  (ports: Needs & IssuePorts & WithHooks<'mayHoldCredential'> & Writes<keyof Repositories>) =>
  async (actor: Actor, { id }: Target): Promise<StaffCredential> => {
    requirePermission(actor, 'knowledge.manage');
    const at = ports.clock.now();
    return ports.transaction(async (repositories) => {
      const before = await lockRow(repositories, id);
      await requireReissuable(repositories, ports, before, at);
      const name = displayName(await repositories.people.get(before.userId)) || before.name;
      const made = await reissueLocked(repositories, ports, before, { name, by: actorName(actor), at });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'credential.reissue',
          targetType: 'credential',
          targetId: id,
          before: { publicId: before.publicId },
          after: { publicId: made.publicId, userId: made.userId },
          reason: null,
        }),
      );
      return presentForStaff(ports.baseUrl, await requireRow(repositories, made.id), at);
    });
  };
