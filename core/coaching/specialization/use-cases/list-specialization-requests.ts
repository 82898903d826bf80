import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { SpecializationRequestRow } from '../ports.ts';
import {
  credentialsOf,
  filesOf,
  presentForStaff,
  type StaffSpecializationRequest,
} from '../views/shown-request.ts';
import type { SpecializationRequest } from '../specialization-request.ts';

type Needs = Reads<'auditLog' | 'media' | 'settings' | 'signedCredentials' | 'specializationRequests'> &
  Pick<Ports, 'baseUrl' | 'mediaStore' | 'clock'>;

/** One request with addresses of its evidence. The caller has checked the right to see it first. */
export const showToStaff = async (
  ports: Needs,
  row: SpecializationRequestRow,
): Promise<StaffSpecializationRequest> => {
  const at = ports.clock.now();
  const { baseUrl } = ports;
  const [filesFor, credentialFor, { siteName }] = await Promise.all([
    filesOf(ports, row.userId, [row], at),
    credentialsOf(ports, [row]),
    ports.reads.settings.read(),
  ]);
  const shown = { siteName, files: filesFor(row), credential: credentialFor(row), baseUrl, at };
  return presentForStaff(row, shown);
};

/** Without addresses of evidence: those are given with one request at a time. */
export const listSpecializationRequests =
  ({ reads, clock, baseUrl }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffSpecializationRequest>> => {
    requirePermission(actor, 'specialization.view');
    const [found, { siteName }] = await Promise.all([
      reads.specializationRequests.list(request),
      reads.settings.read(),
    ]);
    const credentialFor = await credentialsOf({ reads }, found.rows);
    const at = clock.now();
    return {
      ...found,
      rows: found.rows.map((row) =>
        presentForStaff(row, { siteName, files: [], credential: credentialFor(row), baseUrl, at }),
      ),
    };
  };

/** One request with its papers. They identify a person: the access is written down before an address is given. */
export const getSpecializationRequest =
  (ports: Needs) =>
  async (actor: Actor, id: SpecializationRequest['id']): Promise<StaffSpecializationRequest> => {
    requirePermission(actor, 'specialization.view');
    const row = await ports.reads.specializationRequests.find(id);
    if (!row) throw new DomainError('specialization.not_found');
    const { mediaIds } = row.evidence;
    if (actor.kind === 'user' && mediaIds.length > 0) {
      await ports.reads.auditLog.append(
        audited(actor, {
          at: ports.clock.now(),
          action: 'specialization_request.view',
          targetType: 'specialization_request',
          targetId: id,
          before: null,
          after: { userId: row.userId, mediaIds },
          reason: null,
        }),
      );
    }
    return showToStaff(ports, row);
  };
