import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { List } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { NamedNote } from '../ports.ts';
import type { WorkKind, WorkRecord } from '../staff-note.ts';
import { listRights } from '../list-rights.ts';
import { requireRecord } from '../work-records.ts';

type Needs = Pick<Ports, 'reads'> & WithHooks<'reportSubjects'>;

export type Colleague = Readonly<{ id: UserId; name: string }>;
export type Work = Readonly<{ assignee: Colleague | null; notes: readonly NamedNote[] }>;

/** Who works on a record, and what was noted about it, oldest first. */
export const readWork =
  ({ reads, hooks }: Needs) =>
  async (actor: Actor, record: WorkRecord): Promise<Work> => {
    await requireRecord(reads, hooks.reportSubjects, actor, record);
    const [found, notes] = await Promise.all([
      reads.assignments.find(record),
      reads.staffNotes.ofRecord(record),
    ]);
    return { assignee: found && { id: found.assigneeId, name: found.assigneeName }, notes };
  };

const byName = (one: Colleague, other: Colleague): number => one.name.localeCompare(other.name, 'vi');

/** Who can be given such a record: by name, of this one or of any of its kind. */
export const listAssignees =
  ({ reads, hooks }: Needs) =>
  async (
    actor: Actor,
    { kind, id }: Readonly<{ kind: WorkKind; id?: string | undefined }>,
  ): Promise<{ items: readonly Colleague[] }> => {
    requirePermission(actor, ...listRights[kind]);
    const rights =
      id === undefined
        ? listRights[kind]
        : (await requireRecord(reads, hooks.reportSubjects, actor, { kind, id })).opensWith;
    const people = await Promise.all(
      (await reads.moderators.withAny(rights)).map((userId) => reads.people.find(userId)),
    );
    return {
      items: people
        .flatMap((person) => (person ? [{ id: person.id, name: displayName(person) }] : []))
        .toSorted(byName),
    };
  };

export type Assigned = Readonly<{ assigneeId: UserId | null; assigneeName: string | null }>;

/** The rows of a list, each with who works on it. */
export const withAssignees =
  ({ reads }: Reads<'assignments'>) =>
  async <Row extends Readonly<{ id: string }>>(
    kind: WorkKind,
    list: List<Row>,
  ): Promise<List<Row & Assigned>> => {
    const ids = list.rows.map(({ id }) => id);
    const assigned = ids.length === 0 ? [] : await reads.assignments.ofRecords(kind, ids);
    const of = new Map(assigned.map((one) => [one.recordId, one]));
    return {
      ...list,
      rows: list.rows.map((row) => ({
        ...row,
        assigneeId: of.get(row.id)?.assigneeId ?? null,
        assigneeName: of.get(row.id)?.assigneeName ?? null,
      })),
    };
  };

/** Everything staff noted about one member, on whatever record: for a request about personal data. */
export const listNotesAbout =
  ({ reads }: Reads<'staffNotes' | 'users'>) =>
  async (actor: Actor, userId: UserId): Promise<readonly NamedNote[]> => {
    requirePermission(actor, 'user.manage');
    await reads.users.get(userId);
    return reads.staffNotes.about(userId);
  };

/** Of records that went by themselves nothing stays; answers how many notes did. */
export const forgetOrphanedWork =
  ({ reads }: Reads<'assignments' | 'staffNotes'>) =>
  async (actor: Actor): Promise<number> => {
    requirePermission(actor, 'user.manage');
    await reads.assignments.deleteOrphans();
    return reads.staffNotes.deleteOrphans();
  };
