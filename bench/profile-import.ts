import { system } from '#core/access/actor/actor.ts';
import { tokens } from '#adapters/composition/container.ts';
import { onBenchDatabase } from './bench-database.ts';
import { compareAlternately, milliseconds } from './measure.ts';
import { readPeople } from './people.ts';
import type { Report } from './report.ts';

/** B14: import, against the same rows written by bare pg. */
export const importing = ({ ratios, figures }: Report): Promise<void> =>
  onBenchDatabase(async ({ container, bare }) => {
    const app = container.get(tokens.application);
    const rows = await readPeople();
    const { rows: [role] } = await bare.query<{ user: Record<string, unknown> }>(`select to_jsonb(u) as user from users u where id = '1'`); // prettier-ignore
    const columns = Object.keys(role!.user); // user 1 is made by the first migration
    let batch = 0;
    const size = 300;
    const insertBare = async (): Promise<number> => {
    batch += 1;
    const taken = await milliseconds(async () => {
      for (let from = 0; from < size; from += 50) {
        await bare.query('begin');
        for (let index = from; index < from + 50; index += 1) {
          const id = `bare-${batch}-${index}`;
          const { inputs } = rows[index]!;
          const user = { ...role!.user, id, email: `${id}@bare.invalid`, username: null, referral_code: id, role_id: 'member' };
          await bare.query({ name: 'user', text: `insert into users select * from jsonb_populate_record(null::users, $1)`, values: [JSON.stringify(user)] });
          await bare.query({ name: 'claim', text: `insert into reward_claims values ($1,$1,'VERIFY_EMAIL',$1,1000,'BASE_COIN',now())`, values: [id] });
          for (const [amount, reason, account] of [[1000, 'REWARD', 'ISSUED'], [-300, 'FEE_SAVE_PHYSICAL_PROFILE', 'REVENUE']] as const)
            await bare.query({ name: 'post', text: 'select * from post_transfer($1,$2,$3,null,null,$4,now(),$5,$6,$7,$8)', values: [`${id}${reason}`, reason, id, 'bench', ['USER', account], [id, null], ['BASE_COIN', 'BASE_COIN'], [amount, -amount]] });
          await bare.query({ name: 'snapshot', text: `insert into snapshots (id, user_id, week, week_start, standard, inputs, created_at, updated_at) values ($1,$1,'2026-W01','2025-12-29','WHO',$2,now(),now())`, values: [id, JSON.stringify(inputs)] });
        }
        await bare.query('commit');
      }
    });
    return size / (taken / 1_000);
  }; // prettier-ignore
    if (columns.length === 0) throw new Error('no columns');
    let at = 0;
    const importProduct = async (): Promise<number> => {
      const part = rows.slice(at, at + size);
      at += size;
      const taken = await milliseconds(async () => {
        for (let from = 0; from < part.length; from += 50) {
          const outcomes = await app.indicator.importProfiles(system, {
            rows: part.slice(from, from + 50),
            weeks: 1,
          });
          if (outcomes.some(({ result }) => result !== 'ADDED')) throw new Error('a row was not added');
        }
      });
      return part.length / (taken / 1_000);
    };
    await importProduct();
    ratios.push(
      await compareAlternately(
        {
          name: 'B14',
          what: 'people imported a second, against their own rows through bare pg',
          budget: 'at least 0.5',
          detail: (a, b) => `${Math.round(b)} a second; bare ${Math.round(a)}.`,
        },
        insertBare,
        importProduct,
      ),
    );
    const before = process.memoryUsage().rss;
    const rest = await milliseconds(async () => {
      for (; at < rows.length; at += 50)
        await app.indicator.importProfiles(system, { rows: rows.slice(at, at + 50), weeks: 1 });
    });
    const growth = (process.memoryUsage().rss - before) / 1024 / 1024;
    figures.push(
      `Importing the rest of the 6,068 people took ${(rest / 1_000).toFixed(1)} s; memory grew by ${growth.toFixed(0)} MiB.`,
    );
  });
