import type { Achievement } from '#core/platform/credential/credential.ts';
import type { CredentialKey } from '#core/platform/credential/credential-key.ts';
import type { Achievements, CredentialKeys, StatusLists } from '#core/platform/credential/ports.ts';
import { isListFull, statusListBits } from '#core/platform/credential/status-list.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexAchievements = (db: Connection): Achievements => {
  const find = async (id: string): Promise<Achievement | null> => {
    const [found] = await rows<{ document: Achievement }>(
      db(),
      'select document from achievements where id = ?',
      [id],
    );
    return found?.document ?? null;
  };
  return {
    find,
    async keep(achievement, at) {
      const { id } = achievement;
      await db()('achievements')
        .insert({ id, document: JSON.stringify(achievement), createdAt: at })
        .onConflict('id')
        .ignore();
      return (await find(id)) ?? achievement;
    },
  };
};

export const knexCredentialKeys = (db: Connection): CredentialKeys => ({
  all: () => rows<CredentialKey>(db(), 'select * from credential_keys order by created_at desc, kid'),

  async find(kid) {
    const [key] = await rows<CredentialKey>(db(), 'select * from credential_keys where kid = ?', [kid]);
    return key ?? null;
  },

  async keep({ publicJwk, ...key }) {
    await db()('credential_keys')
      .insert({ ...key, publicJwk: JSON.stringify(publicJwk) })
      .onConflict('kid')
      .ignore();
  },

  async update({ kid, retiredAt, compromisedAt }) {
    await db()('credential_keys')
      .where({ kid })
      .update({
        retiredAt: db().raw('coalesce(retired_at, ?)', [retiredAt]),
        compromisedAt: db().raw('coalesce(compromised_at, ?)', [compromisedAt]),
      });
  },
});

export const knexStatusLists = (db: Connection): StatusLists => ({
  /** Those who issue at once count without each other: a list may be a little more than half full. */
  async current(at) {
    const [newest] = await rows<{ number: number; used: number }>(
      db(),
      `select l.number, (select count(*) from (
         select 1 from signed_credentials c where c.list_number = l.number limit ?) used)::int as used
       from credential_status_lists l order by l.number desc limit 1`,
      [statusListBits],
    );
    if (newest && !isListFull(newest.used)) return newest.number;
    const number = (newest?.number ?? 0) + 1;
    await db()('credential_status_lists').insert({ number, createdAt: at }).onConflict('number').ignore();
    return number;
  },

  async exists(number) {
    const found = await rows(db(), 'select 1 from credential_status_lists where number = ?', [number]);
    return found.length === 1;
  },
});
