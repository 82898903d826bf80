import { randomUUID } from 'node:crypto';
import { onBenchDatabase, type BenchDatabase } from '../bench-database.ts';
import { compareAlternately, inMs } from '../measure.ts';
import type { Report } from '../report.ts';
import { applicationOn, forgetLimits, makePeople, medianTime, personOf, share, sizeNote } from './crowd.ts';

/** Groups of which this person is the owner, with so many others in each and one message; answers their ids. */
export const makeGroups = async (
  { bare }: BenchDatabase,
  owner: number,
  { groups, others, from }: Readonly<{ groups: number; others: number; from: number }>,
): Promise<readonly string[]> => {
  const { rows } = await bare.query<{ id: string }>(
    `insert into chat_rooms (id, type, name, owner_id, last_seq, last_rev, last_at, member_count, created_at)
     select uuidv7(), 'GROUP', 'Nhóm ' || n, 'p' || $1::int, 1, 1, now() - n * interval '1 minute', $3::int + 1, now()
     from generate_series(1, $2::int) as n returning id`,
    [owner, groups, others],
  );
  const ids = rows.map(({ id }) => id);
  await bare.query(
    `insert into chat_members (room_id, user_id, state, joined_seq, cleared_seq, read_seq, count_seq, noticed_seq,
       mailed_seq, sort_at, joined_at)
     select r.id, 'p' || m, 'INBOX', 0, 0, 1, 1, 0, 0, r.last_at, now()
     from chat_rooms r, unnest(array[$2::int] || array(select generate_series($3::int, $3::int + $4::int - 1))) as m
     where r.id = any($1::uuid[])`,
    [ids, owner, from, others],
  );
  await bare.query(
    `insert into chat_messages (room_id, seq, id, rev, sender_id, client_id, kind, body, params, created_at)
     select r.id, 1, uuidv7(), 1, r.owner_id, gen_random_uuid()::text, 'TEXT', 'Mai chạy nhé', '{}', r.last_at
     from chat_rooms r where r.id = any($1::uuid[])`,
    [ids],
  );
  return ids;
};

/** The list of rooms, for a person in ten thousand of them against one in twenty. */
export const listingRooms = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    await makePeople(database, 1, 10);
    await makeGroups(database, 1, { groups: 20, others: 2, from: 3 });
    await makeGroups(database, 2, { groups: share(10_000), others: 2, from: 3 });
    await database.bare.query('vacuum analyze');
    const { chat } = applicationOn(database);
    const listOf = async (person: number) => {
      const actor = await personOf(database, person);
      const page = await chat.listRooms(actor, { limit: 20 });
      if (page.items.length !== 20) throw new Error(`a page of 20 rooms has ${page.items.length}`);
      return () => medianTime(100, () => chat.listRooms(actor, { limit: 20 }));
    };
    const [few, many] = [await listOf(1), await listOf(2)];
    await few();
    await many();
    const what = `the list of rooms of a person in 10,000, against one in 20${sizeNote}`;
    ratios.push(
      await compareAlternately({ name: 'Rooms', what, budget: 'at most 1.2', detail: inMs }, few, many),
    );
  });

const messages = 40;

/** A message to a group of two hundred, against one to a group of two. */
export const sending = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    await makePeople(database, 1, 210);
    const [pair] = await makeGroups(database, 1, { groups: 1, others: 1, from: 3 });
    const [crowd] = await makeGroups(database, 2, { groups: 1, others: 199, from: 3 });
    await database.bare.query('vacuum analyze');
    const { chat } = applicationOn(database);
    const sendingTo = async (person: number, roomId: string) => {
      const actor = await personOf(database, person);
      return async () => {
        await forgetLimits(database);
        return medianTime(messages, () =>
          chat.sendMessage(actor, {
            roomId,
            clientId: randomUUID(),
            body: 'Mai chạy nhé',
            attachmentIds: [],
          }),
        );
      };
    };
    const [toTwo, toMany] = [await sendingTo(1, pair!), await sendingTo(2, crowd!)];
    await toTwo();
    await toMany();
    const what = 'sending a message to a group of 200, against one of 2';
    ratios.push(
      await compareAlternately({ name: 'Send', what, budget: 'at most 6', detail: inMs }, toTwo, toMany),
    );
  });
