import { requirePermission, type Actor } from '#core/access/actor.ts';
import { DomainError } from '#core/errors.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/ports.ts';
import type { SpecializationRequestRow } from '../ports.ts';
import { filesOf, presentForStaff, type StaffSpecializationRequest } from '../request-view.ts';
import type { SpecializationRequest } from '../specialization-request.ts';

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'>;

/** One request with addresses of its evidence. Whoever asks has checked the right to see it first. */
export const showToStaff = async (
  ports: Needs,
  row: SpecializationRequestRow,
): Promise<StaffSpecializationRequest> => {
  const at = ports.clock.now();
  const [filesFor, { siteName }] = await Promise.all([
    filesOf(ports, row.userId, [row], at),
    ports.reads.settings.read(),
  ]);
  return presentForStaff(row, { siteName, files: filesFor(row), at });
};

/** Without addresses of evidence: those are given with one request at a time. */
export const listSpecializationRequests =
  ({ reads, clock }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffSpecializationRequest>> => {
    requirePermission(actor, 'specialization.view');
    const [found, { siteName }] = await Promise.all([
      reads.specializationRequests.list(request),
      reads.settings.read(),
    ]);
    const at = clock.now();
    return { ...found, rows: found.rows.map((row) => presentForStaff(row, { siteName, files: [], at })) };
  };

export const getSpecializationRequest =
  (ports: Needs) =>
  async (actor: Actor, id: SpecializationRequest['id']): Promise<StaffSpecializationRequest> => {
    requirePermission(actor, 'specialization.view');
    const row = await ports.reads.specializationRequests.find(id);
    if (!row) throw new DomainError('specialization.not_found');
    return showToStaff(ports, row);
  };
