import { tokens } from '#adapters/composition/container.ts';
import { onBenchDatabase } from './bench-database.ts';
import { compareAlternately, milliseconds } from './measure.ts';
import { makeMembers } from './members.ts';
import { readPeople } from './people.ts';
import type { Report } from './report.ts';

/** B6: one weekly save, against its own statements. */
export const saving = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const { bare, container } = database;
    const app = container.get(tokens.application);
    const ports = container.get(tokens.ports);
    const user = (await makeMembers(database))[0]!; // there are 300
    const { actor } = user;
    const { inputs } = (await readPeople())[0]!; // the same person's
    const media: { mediaId: string; side: 'FRONT' | 'BACK' | 'LEFT' }[] = [];
    for (const side of ['FRONT', 'BACK', 'LEFT'] as const) {
      const mediaId = ports.ids.next();
      await bare.query(
        `insert into media (id, owner_id, source, type, purpose, name, content_type, size, key, created_at)
         values ($1, $2, 'LOCAL', 'IMAGE', 'PHYSICAL_PROFILE', 'a.jpg', 'image/jpeg', 1, $1, now())`,
        [mediaId, user.id],
      );
      media.push({ mediaId, side });
    }
    const rounds = 40;
    const productSave = () => milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1) await app.indicator.saveSnapshot(actor, { ...inputs, media, language: 'vi' });
    }); // prettier-ignore
    await productSave();
    const { rows: [saved] } = await bare.query<{ id: string; week: string; inputs: unknown }>('select id, week, inputs from snapshots where user_id = $1 order by week_start desc limit 1', [user.id]); // prettier-ignore
    const statement = (name: string, text: string, values: unknown[]) => bare.query({ name, text, values });
    const bareSave = () => milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1) {
        await bare.query('begin');
        await statement('s1', `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [user.id]);
        await statement('s2', 'select * from users where id = $1', [user.id]);
        await statement('s3', `select s.*, (select json_agg(m) from snapshot_media m where m.snapshot_id = s.id) from snapshots s where user_id = $1 and week = $2`, [user.id, saved!.week]);
        await statement('s4', `select s.*, (select json_agg(m) from snapshot_media m where m.snapshot_id = s.id) from snapshots s where user_id = $1 order by week_start desc limit 3`, [user.id]);
        await statement('s5', 'select * from media where owner_id = $1 and id = any($2)', [user.id, media.map(({ mediaId }) => mediaId)]);
        await statement('s6', 'update snapshots set inputs = $2, version = version + 1, updated_at = now() where id = $1', [saved!.id, JSON.stringify(inputs)]);
        await statement('s7', 'delete from snapshot_media where snapshot_id = $1', [saved!.id]);
        await statement('s8', 'insert into snapshot_media select $1, m, s from unnest($2::text[], $3::text[]) as t(m, s)', [saved!.id, media.map(({ mediaId }) => mediaId), media.map(({ side }) => side)]);
        await statement('s9', 'delete from drafts where user_id = $1', [user.id]);
        await statement('s10', `insert into events (event) values ($1)`, [JSON.stringify({ type: 'snapshot.saved' })]);
        await bare.query('commit');
      }
    }); // prettier-ignore
    ratios.push(
      await compareAlternately(
        {
          name: 'B6',
          what: 'saving a week, against its own SQL through bare pg',
          budget: 'at most 2',
          detail: (a, b) => `${(b / rounds).toFixed(2)} ms; bare ${(a / rounds).toFixed(2)} ms.`,
        },
        bareSave,
        productSave,
      ),
    );
  });
