import type { Knex } from 'knex';

/** Rights over mails are a group of their own; until here `global` opened them. */
const mailRights = ['mail.view', 'mail.manage', 'mail.create', 'mail.update'];

/** Pairs that can open nothing are in no role any more. */
const withoutUse = [
  'indicator.update',
  'indicator.delete',
  'payment.delete',
  'coin.update',
  'coin.delete',
  'review.create',
  'review.delete',
  'specialization.create',
  'specialization.delete',
  'transaction.manage',
  'transaction.create',
  'transaction.update',
  'transaction.delete',
  'coach-request.create',
  'coach-request.delete',
];

const groups = [
  'user',
  'post',
  'category',
  'media',
  'role',
  'indicator',
  'domain',
  'payment',
  'coin',
  'chat',
  'review',
  'feed',
  'specialization',
  'transaction',
  'reward',
  'partner',
  'bug-report',
  'coach-request',
  'knowledge',
  'product',
];

/** The staff role as installations were given it: only one that is still exactly this gains what it lacks. */
const seededStaff = [
  ...groups.map((group) => `${group}.view`),
  'user.update',
  'media.delete',
  'payment.approve',
  'payment.reject',
  'payment.reopen',
  'post.update',
  'reward.update',
  'bug-report.update',
  'coach-request.update',
  'specialization.update',
  'review.update',
  'feed.update',
  'product.update',
];
const staffGains = [
  'post.create',
  'category.create',
  'category.update',
  'chat.update',
  'domain.update',
  'media.create',
  'media.update',
  'mail.view',
  'mail.create',
  'mail.update',
];

const isSeededStaff = `id = 'staff' and permissions @> ?::text[] and permissions <@ ?::text[]`;
const arrayOf = (names: readonly string[]): string => `{${names.map((name) => `"${name}"`).join(',')}}`;

export const up = async (db: Knex): Promise<void> => {
  const staff = arrayOf(seededStaff);
  await db.raw(
    `update roles set permissions = permissions || ?::text[], version = version + 1 where ${isSeededStaff}`,
    [arrayOf(staffGains), staff, staff],
  );
  await db.raw(
    `update roles set permissions = array(select distinct unnest(permissions || ?::text[])), version = version + 1
     where 'global' = any(permissions) and not permissions @> ?::text[]`,
    [arrayOf(mailRights), arrayOf(mailRights)],
  );
  await db.raw(
    `update roles set permissions = array(select unnest(permissions) except select unnest(?::text[])), version = version + 1
     where permissions && ?::text[]`,
    [arrayOf(withoutUse), arrayOf(withoutUse)],
  );
};

/** Pairs that open nothing need not come back. */
export const down = async (db: Knex): Promise<void> => {
  const changed = arrayOf([...new Set([...seededStaff, ...staffGains])]);
  await db.raw(`update roles set permissions = ?::text[], version = version + 1 where ${isSeededStaff}`, [
    arrayOf(seededStaff),
    changed,
    changed,
  ]);
  await db.raw(
    `update roles set permissions = array(select unnest(permissions) except select unnest(?::text[])), version = version + 1
     where permissions && ?::text[]`,
    [arrayOf(mailRights), arrayOf(mailRights)],
  );
};
