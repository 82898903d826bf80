import type { SavedViewRow, SavedViews } from '#core/access/saved-view/ports.ts';
import type { SavedView } from '#core/access/saved-view/saved-view.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';

const named = `select v.*, coalesce(${nameOf('u')}, '') as owner_name
  from saved_views v left join users u on u.id = v.owner_id`;
const inOrder = 'order by v.list collate "C", v.created_at, v.id collate "C"';

export const knexSavedViews = (db: Connection): SavedViews => ({
  async find(id) {
    return (await db()<SavedView>('saved_views').where({ id }).first()) ?? null;
  },

  async lock(id) {
    const [found] = await rows<SavedView>(db(), 'select * from saved_views where id = ? for update', [id]);
    return found ?? null;
  },

  async put({ query, ...view }) {
    const row = { ...view, query: JSON.stringify(query) };
    const { id, version } = view;
    const written =
      version === 1
        ? await db()('saved_views').insert(row).onConflict('id').ignore().returning('id')
        : await db()('saved_views')
            .where({ id, version: version - 1 })
            .update(row, ['id']);
    requireFresh(written.length);
  },

  async delete(id) {
    await db()('saved_views').where({ id }).delete();
  },

  shownTo: (userId, list) =>
    rows<SavedViewRow>(db(), `${named} where v.list = ? and (v.is_shared or v.owner_id = ?) ${inOrder}`, [
      list,
      userId,
    ]),

  async countOf(userId, list) {
    const own = await rows(db(), 'select 1 from saved_views where owner_id = ? and list = ?', [userId, list]);
    return own.length;
  },

  ofOwner: (userId) =>
    rows<SavedView>(db(), `select v.* from saved_views v where v.owner_id = ? ${inOrder}`, [userId]),

  all: (list) =>
    list === null
      ? rows<SavedViewRow>(db(), `${named} ${inOrder}`)
      : rows<SavedViewRow>(db(), `${named} where v.list = ? ${inOrder}`, [list]),

  async forgetAllOf(userId) {
    await db()('saved_views').where({ ownerId: userId, isShared: false }).delete();
    await db()('saved_views').where({ ownerId: userId }).update({ ownerId: null });
  },
});
