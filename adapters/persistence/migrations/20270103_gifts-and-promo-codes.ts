import type { Knex } from 'knex';

const kinds = (...more: readonly string[]): string =>
  ['USER', 'FEED', 'COMMENT', 'MESSAGE', 'ROOM', 'MEDIUM', 'RATING', 'POST', 'CHALLENGE', 'CHALLENGE_REVIEW', 'SITE', ...more]
    .map((kind) => `'${kind}'`)
    .join(', '); // prettier-ignore

const rights = [
  ['coin.view', 'promo.view'],
  ['coin.manage', 'promo.manage'],
] as const;

/** Coins that members give to each other, and codes that give coins or take something off a price. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table gifts (
      id text primary key,
      giver_id text not null references users (id),
      receiver_id text not null references users (id),
      amount bigint not null check (amount > 0),
      message text not null check (char_length(message) <= 200),
      request_key text not null,
      transfer_id text not null unique,
      thanked_at timestamptz,
      message_hidden_at timestamptz,
      created_at timestamptz not null,
      constraint gifts_not_to_oneself check (giver_id <> receiver_id),
      constraint gifts_request unique (giver_id, request_key)
    );
    create index gifts_given on gifts (giver_id, created_at desc, id desc);
    create index gifts_received on gifts (receiver_id, created_at desc, id desc);
    create index gifts_order on gifts (created_at, id);

    create table promotions (
      id text primary key,
      title text not null check (char_length(title) between 1 and 120),
      kind text collate "C" not null check (kind in ('TOP_UP_BONUS', 'COINS', 'PLAN_PRICE')),
      unit text collate "C" not null check (unit in ('PERCENT', 'COINS')),
      value integer not null check (value > 0),
      cap integer check (cap > 0),
      min_coins integer check (min_coins > 0),
      plan text collate "C" check (plan in ('PRO', 'PREMIUM')),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      uses_max integer check (uses_max > 0),
      uses_per_member integer not null check (uses_per_member > 0),
      new_member_days integer check (new_member_days > 0),
      is_batch boolean not null,
      code_count integer not null check (code_count > 0),
      status text collate "C" not null check (status in ('ACTIVE', 'STOPPED')),
      created_by text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint promotions_dates check (ends_at > starts_at)
    );
    create index promotions_order on promotions (created_at, id);

    create table promo_codes (
      id text primary key,
      promotion_id text not null references promotions (id),
      code text not null,
      code_key text collate "C" not null constraint promo_codes_once unique
    );
    create index promo_codes_promotion on promo_codes (promotion_id, id);

    create table promo_uses (
      id text primary key,
      promotion_id text not null references promotions (id),
      code_id text not null references promo_codes (id),
      user_id text not null references users (id),
      kind text collate "C" not null check (kind in ('TOP_UP_BONUS', 'COINS', 'PLAN_PRICE')),
      coins integer not null check (coins > 0),
      payment_id text references payments (id) deferrable initially deferred,
      transfer_id text unique,
      at timestamptz not null,
      constraint promo_uses_source check ((kind = 'TOP_UP_BONUS') = (payment_id is not null)
        and (kind = 'TOP_UP_BONUS') = (transfer_id is null))
    );
    create index promo_uses_promotion on promo_uses (promotion_id, user_id);
    create index promo_uses_code on promo_uses (code_id);
    create index promo_uses_member on promo_uses (user_id, at, id);
    create index promo_uses_payment on promo_uses (payment_id) where payment_id is not null;
    create index promo_uses_order on promo_uses (at, id);

    alter table payments add column promo jsonb;

    alter table moderation_cases drop constraint moderation_cases_target_kind_check;
    alter table moderation_cases add constraint moderation_cases_target_kind_check
      check (target_kind in (${kinds('GIFT')}));
  `);
  // Who sees coins sees what codes cost, and who moves them makes codes.
  for (const [known, given] of rights)
    await db.raw(
      `update roles set permissions = permissions || ?::text, version = version + 1
       where ? = any(permissions) and not ? = any(permissions)`,
      [given, known, given],
    );
};

export const down = async (db: Knex): Promise<void> => {
  for (const [, given] of rights)
    await db.raw(
      `update roles set permissions = array_remove(permissions, ?), version = version + 1 where ? = any(permissions)`,
      [given, given],
    );
  await db.raw(`
    delete from appeals where sanction_id in (
      select s.id from sanctions s join moderation_cases c on c.id = s.case_id where c.target_kind = 'GIFT');
    delete from sanctions where case_id in (select id from moderation_cases where target_kind = 'GIFT');
    delete from moderation_reports where target_kind = 'GIFT';
    delete from moderation_cases where target_kind = 'GIFT';
    alter table moderation_cases drop constraint if exists moderation_cases_target_kind_check;
    alter table moderation_cases add constraint moderation_cases_target_kind_check
      check (target_kind in (${kinds()}));
    alter table payments drop column if exists promo;
    drop table if exists promo_uses, promo_codes, promotions, gifts;
  `);
};
