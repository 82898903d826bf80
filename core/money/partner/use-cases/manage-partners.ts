import { requirePerson } from '#core/access/actor/ai-user.ts';
import { actorName, requirePermission, system, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { isShared } from '#core/platform/media/shared-file.ts';
import { logoUrl } from '../views/member-reward.ts';
import type { Partner } from '../partner.ts';
import type { PartnerRow } from '../ports.ts';
import { requireVisible, visibleList } from '../scope.ts';

export type StaffPartner = Partner &
  Readonly<{ ownerName: string | null; rewardCount: number; logoUrl: string | null }>;
export type PartnerInput = Pick<Partner, 'name' | 'logoId' | 'url' | 'ownerId' | 'status'>;
/** Left out: stays as it is. */
export type PartnerChange = SeenVersion &
  Readonly<{ id: Partner['id'] }> & {
    readonly [Key in keyof PartnerInput]?: PartnerInput[Key] | undefined;
  };

type Needs = Writes<'auditLog' | 'media' | 'partners' | 'users'> &
  Pick<Ports, 'clock' | 'ids' | 'mediaStore'>;
type Reading = Reads<'partners'> & Pick<Ports, 'clock' | 'mediaStore'>;

const present = async (
  { mediaStore, clock }: Pick<Ports, 'mediaStore' | 'clock'>,
  { logo, ...row }: PartnerRow,
): Promise<StaffPartner> => ({ ...row, logoUrl: await logoUrl({ mediaStore }, logo, clock.now()) });

/**
 * A logo is a general picture of the person who sets it: a body picture, or another person's file, is never shown to everybody
 * through a partner. One that is set already may stay.
 */
const requireLogo = async (
  { media }: Pick<Repositories, 'media'>,
  actor: Actor,
  logoId: Partner['logoId'],
  before: Partner['logoId'],
): Promise<void> => {
  if (logoId === null || logoId === before) return;
  const medium = await media.find(logoId);
  const isFit =
    medium?.type === 'IMAGE' &&
    (isShared(medium) || (medium.purpose === 'GENERAL' && medium.ownerId === actorName(actor)));
  const held = isFit ? await media.hold(medium.ownerId, [logoId]) : [];
  if (held.length === 0) throw fieldError('body.logoId', 'partner.logo_not_found');
};

const requireOwner = async (
  { users }: Pick<Repositories, 'users'>,
  ownerId: Partner['ownerId'],
): Promise<void> => {
  if (ownerId === null) return;
  requirePerson(ownerId);
  const owner = await users.find(ownerId);
  if (!owner || owner.anonymisedAt !== null) throw fieldError('body.ownerId', 'partner.owner_not_found');
};

const shown = ({ name, logoId, url, ownerId, status }: PartnerInput) => ({
  name,
  logoId,
  url,
  ownerId,
  status,
});

const read = (input: PartnerInput): PartnerInput => {
  const name = normalize(input.name);
  if (name === '') throw fieldError('body.name', 'input.required');
  const problem = textProblem(name, 'name');
  if (problem) throw fieldError('body.name', problem.code, problem.params);
  return { ...shown(input), name };
};

export const listPartners =
  (ports: Reading) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffPartner>> => {
    requirePermission(actor, 'partner.view');
    const { rows, ...counted } = await ports.reads.partners.list(visibleList(actor, request));
    return { ...counted, rows: await Promise.all(rows.map((row) => present(ports, row))) };
  };

export const getPartner =
  (ports: Reading) =>
  async (actor: Actor, id: Partner['id']): Promise<StaffPartner> => {
    requirePermission(actor, 'partner.view');
    const row = requireVisible(actor, await ports.reads.partners.find(id), 'partner.not_found');
    return present(ports, row);
  };

/** Adds a partner. Its owner's role is not touched: staff who may give roles give `partner` where it is missing. */
export const createPartner =
  (ports: Needs) =>
  async (actor: Actor, input: PartnerInput): Promise<StaffPartner> => {
    requirePermission(actor, 'partner.create', 'partner.manage');
    const given = read(input);
    const row = await ports.transaction(async ({ partners, users, media, auditLog }) => {
      const at = ports.clock.now();
      await requireLogo({ media }, actor, given.logoId, null);
      await requireOwner({ users }, given.ownerId);
      const partner: Partner = {
        ...given,
        id: ports.ids.next(),
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await partners.insert(partner);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'partner.create',
          targetType: 'partner',
          targetId: partner.id,
          before: null,
          after: shown(partner),
          reason: null,
        }),
      );
      // Just written in this transaction: its author may see it this once, their own or not.
      return requireVisible(system, await partners.find(partner.id), 'partner.not_found');
    });
    return present(ports, row);
  };

export const updatePartner =
  (ports: Needs) =>
  async (actor: Actor, { id, version, ...changes }: PartnerChange): Promise<StaffPartner> => {
    requirePermission(actor, 'partner.update', 'partner.manage');
    const row = await ports.transaction(async ({ partners, users, media, auditLog }) => {
      const at = ports.clock.now();
      const before = requireVisible(actor, await partners.find(id), 'partner.not_found');
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const after = read({ ...shown(before), ...given });
      await requireLogo({ media }, actor, after.logoId, before.logoId);
      if (after.ownerId !== before.ownerId) await requireOwner({ users }, after.ownerId);
      const { createdAt } = before;
      const edit = {
        stored: before.version,
        seen: version,
        at,
        targetType: 'partner' as const,
        targetId: id,
      };
      const next = await nextVersion({ auditLog }, actor, edit);
      await partners.update({ ...after, id, version: next, createdAt, updatedAt: at });
      await auditLog.append(
        audited(actor, {
          at,
          action: 'partner.update',
          targetType: 'partner',
          targetId: id,
          before: shown(before),
          after,
          reason: null,
        }),
      );
      return requireVisible(system, await partners.find(id), 'partner.not_found');
    });
    return present(ports, row);
  };

/** Only one that never offered anything; any other is set INACTIVE, so that claims keep their partner. */
export const deletePartner =
  (ports: Needs) =>
  async (actor: Actor, id: Partner['id']): Promise<StaffPartner> => {
    requirePermission(actor, 'partner.delete', 'partner.manage');
    const row = await ports.transaction(async ({ partners, auditLog }) => {
      const before = requireVisible(actor, await partners.find(id), 'partner.not_found');
      await partners.delete(id);
      await auditLog.append(
        audited(actor, {
          at: ports.clock.now(),
          action: 'partner.delete',
          targetType: 'partner',
          targetId: id,
          before: shown(before),
          after: null,
          reason: null,
        }),
      );
      return before;
    });
    return present(ports, row);
  };
