import type { Specializations } from '#core/coaching/specialization/ports.ts';
import type { Specialization } from '#core/coaching/specialization/specialization.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const list: ListSource<keyof typeof staffLists.specializations> = {
  select: 's.type, s.description, s.info_url, s.status, s.version, s.updated_at',
  from: 'specializations s',
  columns: { id: 's.type', type: 's.type', status: 's.status', updatedAt: 's.updated_at' },
  search: `fold(s.type || ' ' || (s.description ->> 'vi') || ' ' || (s.description ->> 'en'))`,
  tieBreak: 's.type',
};

export const knexSpecializations = (db: Connection): Specializations => ({
  all: () => rows<Specialization>(db(), `select ${list.select} from ${list.from} order by s.position`),

  async find(type) {
    const [found] = await rows<Specialization>(
      db(),
      `select ${list.select} from ${list.from} where s.type = ?`,
      [type],
    );
    return found ?? null;
  },

  async update({ type, ...changed }) {
    requireFresh(
      await db()('specializations')
        .where({ type, version: changed.version - 1 })
        .update(changed),
    );
  },

  list: async (request) =>
    staffList<Specialization, keyof typeof staffLists.specializations>(
      db(),
      list,
      readListRequest(staffLists.specializations, request),
    ),
});
