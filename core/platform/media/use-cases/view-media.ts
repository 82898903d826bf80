import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import type { HookAnswers, WithHooks } from '#core/kernel/hooks.ts';
import { addressFor, type AddressedMedium } from '../address.ts';
import type { Medium } from '../medium.ts';
import type { MediumRow, StoredBytes } from '../ports.ts';

type Owned = Pick<MediumRow, 'ownerName' | 'folderName' | 'uses'>;

/** Everybody's files, without their pictures. */
export const listAllMedia =
  ({ reads }: Reads<'media'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<MediumRow>> => {
    requirePermission(actor, 'media.view');
    return reads.media.list(request);
  };

/** Writes down that staff open a member's file. Answers whose it is. */
export const logLook = async (
  repositories: Repositories,
  { whenStaffViewMedium }: Pick<HookAnswers, 'whenStaffViewMedium'>,
  { actor, medium, at }: Readonly<{ actor: Actor; medium: Medium; at: Date }>,
): Promise<string> => {
  // Certificates are for those who check them.
  if (medium.purpose === 'EVIDENCE') requirePermission(actor, 'specialization.view');
  const owner = await repositories.people.find(medium.ownerId);
  await repositories.auditLog.append(
    audited(actor, {
      at,
      action: 'media.view',
      targetType: 'medium',
      targetId: medium.id,
      before: null,
      after: { ownerId: medium.ownerId, purpose: medium.purpose },
      reason: null,
    }),
  );
  if (owner && actor.kind === 'user') {
    for (const note of whenStaffViewMedium)
      await note(repositories, { medium, owner, viewerId: actor.id, at });
  }
  return owner ? displayName(owner) : '';
};

/** One file with its address, deleted or not. The look is written down before the address is given. */
export const viewMedium =
  ({
    transaction,
    mediaStore,
    lookAddresses,
    clock,
    hooks,
  }: Pick<Ports, 'transaction' | 'mediaStore' | 'lookAddresses' | 'clock'> &
    WithHooks<'whenStaffViewMedium'>) =>
  async (actor: Actor, id: MediumId): Promise<AddressedMedium & Owned> => {
    requirePermission(actor, 'media.view');
    const at = clock.now();
    const found = await transaction(async (repositories) => {
      const { media, folders } = repositories;
      const medium = await media.lock(id);
      if (!medium) throw new DomainError('media.not_found');
      const ownerName = await logLook(repositories, hooks, { actor, medium, at });
      const folder = medium.folderId === null ? null : await folders.find(medium.folderId);
      const uses = (await media.usesOf(id)).length;
      return { medium, ownerName, folderName: folder?.name ?? null, uses };
    });
    const { medium, ...owned } = found;
    const viewerId = actor.kind === 'user' ? actor.id : null;
    return {
      ...medium,
      ...(await addressFor({ mediaStore, lookAddresses }, medium, viewerId, at)),
      ...owned,
    };
  };

const shownOwners = 20;

/** Who keeps the most, for the staff who look after the disk. */
export const listLargestOwners =
  ({ reads }: Reads<'media'>) =>
  async (actor: Actor, limit = shownOwners): Promise<readonly StoredBytes[]> => {
    requirePermission(actor, 'media.view');
    return reads.media.largestOwners(limit);
  };
