import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { Specialization } from '../specialization.ts';
import { presentTypeForStaff, type StaffSpecialization } from '../views/shown-specialization.ts';

type Editable = Pick<Specialization, 'description' | 'infoUrl' | 'status'>;
/** Left out: stays as it is. */
export type SpecializationChange = SeenVersion &
  Readonly<{ type: string }> & {
    readonly [Key in keyof Editable]?: Editable[Key] | undefined;
  };

const shown = ({ description, infoUrl, status }: Editable): Editable => ({ description, infoUrl, status });

export const listSpecializationTypes =
  ({ reads }: Reads<'settings' | 'specializations'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffSpecialization>> => {
    requirePermission(actor, 'specialization.view');
    const [found, { siteName }] = await Promise.all([
      reads.specializations.list(request),
      reads.settings.read(),
    ]);
    return { ...found, rows: found.rows.map((row) => presentTypeForStaff(row, siteName)) };
  };

export const getSpecializationType =
  ({ reads }: Reads<'settings' | 'specializations'>) =>
  async (actor: Actor, type: string): Promise<StaffSpecialization> => {
    requirePermission(actor, 'specialization.view');
    const found = await reads.specializations.find(type);
    if (!found) throw new DomainError('specialization.not_found');
    return presentTypeForStaff(found, (await reads.settings.read()).siteName);
  };

/** Changes what a type says, or whether it can be asked for; requests and badges that are there stay. */
export const updateSpecializationType =
  ({
    reads,
    transaction,
    clock,
  }: Reads<'settings'> & Writes<'auditLog' | 'specializations'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { type, version, description, infoUrl, status }: SpecializationChange,
  ): Promise<StaffSpecialization> => {
    requirePermission(actor, 'specialization.update', 'specialization.manage');
    const changed = await transaction(async ({ specializations, auditLog }) => {
      const before = await specializations.find(type);
      if (!before) throw new DomainError('specialization.not_found');
      const at = clock.now();
      const edit = {
        stored: before.version,
        seen: version,
        at,
        targetType: 'specialization' as const,
        targetId: type,
      };
      const next = await nextVersion({ auditLog }, actor, edit);
      const text = description ?? before.description;
      const after: Specialization = {
        ...before,
        description: { vi: normalize(text.vi), en: normalize(text.en) },
        infoUrl: infoUrl === undefined ? before.infoUrl : infoUrl,
        status: status ?? before.status,
        version: next,
        updatedAt: at,
      };
      if (after.description.vi === '') throw fieldError('body.description.vi', 'input.required');
      await specializations.update(after);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'specialization.update',
          targetType: 'specialization',
          targetId: type,
          before: shown(before),
          after: shown(after),
          reason: null,
        }),
      );
      return after;
    });
    return presentTypeForStaff(changed, (await reads.settings.read()).siteName);
  };
