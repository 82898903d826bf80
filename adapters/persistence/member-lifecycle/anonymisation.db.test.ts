import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { anonymised } from '#fixtures/engine/suites/home.ts';
import { aUser } from '#fixtures/people/users.ts';
import { rows } from '../engine/database.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

/** Tables that refer to a member and keep their rows as they are, each for its reason. */
const kept: Readonly<Record<string, string>> = {
  announcements: 'the platform’s own, with the staff member who wrote it',
  bounties: 'the books; what was only promised goes back into the cap, which is proven with the bounties',
  chat_rooms: 'a group passes to its next owner as they leave it, which is proven with the groups',
  coach_stats: 'figures without words, of answers and ratings that stay',
  coin_requests: 'the books',
  domains: 'a name is released as its owner leaves, which is proven with the names',
  holds: 'the books',
  mail_templates: 'the platform’s own, with the staff member who changed it',
  partners: 'a company; its owner is an account',
  post_working_copies: 'goes with a draft; what is published stays, as its text does',
  promo_uses: 'the books',
  question_forms: 'questions stay with the answers that were given to them',
  review_bundles: 'the books; it ended with its coins as its member or coach left',
  reward_claims: 'the books',
  sanctions: 'what staff decided, in their own words; the person has lost name and address',
  settings: 'the platform’s own, with the staff member who changed it',
  wallets: 'the books',
};

/** Written by a statement: rows deleted, or emptied of what was said. */
const writtenBy = (sql: string): string | undefined =>
  /^\s*(?:delete from|update)\s+(?:only\s+)?"?(\w+)"?/i.exec(sql)?.[1];

it('reaches every table that refers to a member, but for those that keep their rows', async () => {
  const referring = await rows<{ name: string }>(
    here.db,
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass and conrelid <> 'users'::regclass order by name`,
  );
  const user = aUser();
  await here.seed({ users: [user] });
  const written = new Set<string>();
  const note = ({ sql }: { sql: string }): void => {
    const table = writtenBy(sql);
    if (table !== undefined) written.add(table);
  };
  here.db.on('query', note);
  await anonymised(here.ports, user.id, noon);
  here.db.off('query', note);

  const untouched = referring.map(({ name }) => name).filter((name) => !written.has(name));
  expect(untouched).toEqual(Object.keys(kept).toSorted());
});

it('leaves no word of a coach in the directory', async () => {
  const coach = aCoach({ about: 'Tập cùng bạn' });
  await here.seed({ users: [coach] });
  const profile = {
    coachId: coach.id,
    headline: 'Giảm cân an toàn',
    bundlePrice: null,
    languages: ['vi'],
    updatedAt: noon,
  } as const;
  await here.ports.reads.coaches.putProfile(profile);
  const words = async () => {
    const [row] = await rows<{ search: string }>(
      here.db,
      'select search from coach_listing where coach_id = ?',
      [coach.id],
    );
    return row?.search.trim();
  };
  expect(await words()).toContain('giam can an toan');
  await anonymised(here.ports, coach.id, noon);
  expect(await words()).toBe('');
});
