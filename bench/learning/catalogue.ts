import { visitor } from '#core/access/actor/actor.ts';
import { challengeSorts } from '#core/learning/challenge/challenge.ts';
import { onBenchDatabase, type BenchDatabase } from '../bench-database.ts';
import { applicationOn, medianTime, share, sizeNote } from '../community/crowd.ts';
import { compareAlternately, inMs } from '../measure.ts';
import type { Report } from '../report.ts';
import { makeSmallChallenge } from './made-challenges.ts';

const pageSize = 24;
const times = 60;

/** One is written and published, the others are as it is, but for their address, their day and their learners. */
const fillCatalogue = async (database: BenchDatabase, count: number): Promise<void> => {
  const { bare } = database;
  const id = await makeSmallChallenge(database);
  await bare.query(
    `insert into challenges select made.* from challenges c, generate_series(2, $2::int) as n,
       jsonb_populate_record(c, jsonb_build_object('id', $1 || '-' || n, 'slug', 'thu-thach-' || n,
         'title', 'Thử thách ' || n, 'translation_group', 'group-' || n, 'learners', n * 7919 % 1000,
         'published_at', now() - n * interval '1 hour')) as made
     where c.id = $1`,
    [id, count],
  );
  await bare.query(
    `insert into editions select made.* from editions e, generate_series(2, $2::int) as n,
       jsonb_populate_record(e, jsonb_build_object('challenge_id', $1 || '-' || n)) as made
     where e.challenge_id = $1`,
    [id, count],
  );
  await bare.query('vacuum analyze');
};

/** A page of the catalogue where there are ten times as many challenges, in each order that there is. */
export const listing = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase((small) =>
    onBenchDatabase(async (large) => {
      await fillCatalogue(small, share(1_000));
      await fillCatalogue(large, share(10_000));
      for (const sort of challengeSorts) {
        const [few, many] = [small, large].map((database) => {
          const app = applicationOn(database);
          return () =>
            medianTime(times, async () => {
              const { items } = await app.learning.listChallenges(visitor, {
                language: 'vi',
                sort,
                limit: pageSize,
              });
              if (items.length !== pageSize) throw new Error(`a page has ${items.length} challenges`);
            });
        }) as [() => Promise<number>, () => Promise<number>]; // one of each
        await few();
        await many();
        const what = `a page of the challenges, ${sort} first, at ten times as many: 10,000${sizeNote}`;
        // What a price is depends on the hour: all of them are looked at.
        const budget = sort === 'price' ? 'reported' : 'at most 1.2';
        ratios.push(await compareAlternately({ name: 'Challenges', what, budget, detail: inMs }, few, many));
      }
    }),
  );
