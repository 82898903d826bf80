import type { Knex } from 'knex';
import { openDatabase, rows } from '../engine/database.ts';
import type { SecretBox } from './mails.ts';

const batch = 200;

export type Resealed = Readonly<{ resealed: number; unreadable: number }>;

/** Where sealed texts stand: a table, what names a row, and the sealed column. */
type Place = Readonly<{ table: string; key: string; column: string }>;

const mails: Place = { table: 'mails', key: 'id', column: 'secrets' };
const secondFactors: Place = { table: 'second_factors', key: 'user_id', column: 'secret' };

const resealIn = async (db: Knex, { table, key, column }: Place, box: SecretBox): Promise<Resealed> => {
  let resealed = 0;
  let unreadable = 0;
  for (let from = ''; ;) {
    const sealed = await rows<{ key: string; text: string }>(
      db,
      `select ${key} as key, ${column} as text from ${table}
       where ${column} is not null and ${key} > ? order by ${key} limit ?`,
      [from, batch],
    );
    for (const { key: id, text } of sealed) {
      let opened: string;
      try {
        opened = box.open(text);
      } catch {
        unreadable += 1;
        continue;
      }
      // Changed meanwhile, as the secrets of a mail that was sent: what it is now stays so.
      await rows(db, `update ${table} set ${column} = ? where ${key} = ? and ${column} = ?`, [
        box.seal(opened),
        id,
        text,
      ]);
      resealed += 1;
    }
    const last = sealed.at(-1);
    if (!last || sealed.length < batch) return { resealed, unreadable };
    from = last.key;
  }
};

/** Closes everything sealed anew, with the box's own key; what it can't open stays as it is and is counted. */
export const resealAll = async (
  url: string,
  box: SecretBox,
): Promise<Readonly<{ mails: Resealed; secondFactors: Resealed }>> => {
  const db = openDatabase({ url, poolMax: 1, applicationName: 'fitboard reseal', statementTimeoutMs: 0 });
  try {
    return { mails: await resealIn(db, mails, box), secondFactors: await resealIn(db, secondFactors, box) };
  } finally {
    await db.destroy();
  }
};
