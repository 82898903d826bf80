import type { Bounty, BountyStep } from '#core/content/bounty/bounty.ts';
import type { Bounties, BountySums, BountyStepRow } from '#core/content/bounty/ports.ts';
import { baseCoinPerFitCoin } from '#core/money/coin/conversion.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';

const value = `case coin when 'FIT_COIN' then amount * ${baseCoinPerFitCoin} else amount end`;

const read = async (db: Connection, reference: string, rest = ''): Promise<Bounty | null> => {
  const [found] = await rows<Bounty>(db(), `select * from bounties where reference = ? ${rest}`, [reference]);
  return found ?? null;
};

export const knexBounties = (db: Connection): Bounties => ({
  async lockCap() {
    await rows(db(), `select pg_advisory_xact_lock(hashtextextended('bounties', 0))`);
  },

  async sumsOf(month) {
    const [sums] = await rows<BountySums>(
      db(),
      `select coalesce(sum(${value}) filter (where status = 'RESERVED'), 0)::bigint as reserved,
         coalesce(sum(${value}) filter (where status = 'PAID'), 0)::bigint as paid
       from bounties where month = ?`,
      [month],
    );
    return sums ?? { reserved: 0, paid: 0 };
  },

  find: (reference) => read(db, reference),
  lock: (reference) => read(db, reference, 'for update'),

  async put(bounty) {
    await db()('bounties').insert(bounty).onConflict('reference').merge();
  },

  async addStep({ bountyId, ...step }: Omit<BountyStep, 'position'>) {
    const { kind, coin, amount, by, at } = step;
    await rows(
      db(),
      `insert into bounty_steps (bounty_id, position, kind, coin, amount, by, at)
       select :bountyId, coalesce(max(position), 0) + 1, :kind, :coin, :amount::bigint, :by, :at::timestamptz
       from bounty_steps where bounty_id = :bountyId`,
      { bountyId, kind, coin, amount, by, at },
    );
  },

  historyOf: (reference) =>
    rows<BountyStepRow>(
      db(),
      `select s.*, ${nameOf('u')} as by_name from bounties b
       join bounty_steps s on s.bounty_id = b.id left join users u on u.id = s.by
       where b.reference = ? order by s.position`,
      [reference],
    ).then((steps) => steps.map((step) => ({ ...step, byName: step.byName === '' ? null : step.byName }))),

  allOf: (userId) =>
    rows<Bounty>(db(), 'select * from bounties where user_id = ? order by created_at, id', [userId]),
});
