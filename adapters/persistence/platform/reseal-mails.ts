import { openDatabase, rows } from '../engine/database.ts';
import type { SecretBox } from './mails.ts';

const batch = 200;

/** Closes every sealed mail anew, with the box's own key; what it can't open stays as it is and is counted. */
export const resealMails = async (
  url: string,
  box: SecretBox,
): Promise<Readonly<{ resealed: number; unreadable: number }>> => {
  const db = openDatabase({ url, poolMax: 1, applicationName: 'fitboard reseal', statementTimeoutMs: 0 });
  let resealed = 0;
  let unreadable = 0;
  try {
    for (let from = ''; ;) {
      const sealed = await rows<{ id: string; secrets: string }>(
        db,
        'select id, secrets from mails where secrets is not null and id > ? order by id limit ?',
        [from, batch],
      );
      for (const { id, secrets } of sealed) {
        let text: string;
        try {
          text = box.open(secrets);
        } catch {
          unreadable += 1;
          continue;
        }
        // Sent meanwhile: its secrets are forgotten and stay so.
        await rows(db, 'update mails set secrets = ? where id = ? and secrets = ?', [
          box.seal(text),
          id,
          secrets,
        ]);
        resealed += 1;
      }
      const last = sealed.at(-1);
      if (!last || sealed.length < batch) return { resealed, unreadable };
      from = last.id;
    }
  } finally {
    await db.destroy();
  }
};
