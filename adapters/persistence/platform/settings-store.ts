import type { Knex } from 'knex';
import type { SettingsStore, StoredSettings } from '#core/platform/settings/ports.ts';
import { defaultSettings, type Settings } from '#core/platform/settings/site.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

type Row = Omit<StoredSettings, 'settings'> & { changed: Partial<Settings> };
type Copy = { settings: Settings; readAt: number };

/** One copy per database, however many repositories look at it. */
const copies = new WeakMap<Knex, Copy>();

const select = 'select changed, version, updated_at, updated_by from settings';

/** Only what differs from the defaults is stored, so that a default can still be improved later. */
const changesOf = (settings: Settings): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(defaultSettings[key as keyof Settings]), // keys of Settings
    ),
  );

export const knexSettingsStore = (db: Connection, pool: Knex, copyLifetimeMs: number): SettingsStore => ({
  async read() {
    const copy = copies.get(pool);
    if (copy && performance.now() - copy.readAt < copyLifetimeMs) return copy.settings;
    const [row] = await rows<Row>(db(), select);
    const settings = { ...defaultSettings, ...row?.changed };
    // Inside a transaction they may still be taken back.
    if (db() === pool) copies.set(pool, { settings, readAt: performance.now() });
    return settings;
  },

  async lock() {
    const [row] = await rows<Row>(db(), `${select} for update`);
    if (!row) throw new Error('The settings row is missing');
    const { changed, ...stored } = row;
    return { ...stored, settings: { ...defaultSettings, ...changed } };
  },

  async put({ settings, version, updatedAt, updatedBy }) {
    const written = await db()('settings')
      .where({ version: version - 1 })
      .update({ changed: changesOf(settings), version, updatedAt, updatedBy });
    requireFresh(written);
    copies.delete(pool);
  },
});
