import type pg from 'pg';

export type Plan = Readonly<{
  /** In each large table. */
  rows: number;
  members: number;
  rooms: number;
  /** So many parts of each table, one statement each. */
  steps: number;
  seed: number;
}>;

const rowsOfAStep = 500_000;

export const planOf = (rows: number, seed = 1): Plan => ({
  rows,
  members: Math.max(20, Math.round(rows / 50)),
  rooms: Math.max(4, Math.round(rows / 200)),
  steps: Math.max(1, Math.ceil(rows / rowsOfAStep)),
  seed,
});

/** The most posts a member follows others by, and the most likes or comments of one post. */
export const followsOfAMember = 10;
export const newestOfAnAuthor = 6;
const mostOfAPost = 2_000;

/**
 * What every statement calculates with. A row belongs to the member whose stretch of 1…rows it falls in; the stretches
 * shrink as a square root grows, so that the first member has about √members times what the middle one has.
 */
export const createHelpers = async (connection: pg.Client, plan: Plan): Promise<void> => {
  const { members, seed } = plan;
  const most = Math.min(mostOfAPost, members - 1);
  // Life ends the day before, whole days: the same seed makes the same rows all day long.
  const { rows: [found] } = await connection.query<{ end: string }>(
    `select (extract(epoch from date_trunc('day', now()) - interval '1 hour') * 1000)::bigint::text as end`,
  ); // prettier-ignore
  await connection.query(`
    create schema large;
    create function large.part(n bigint, salt int) returns float8 language sql immutable parallel safe as $$
      select (hashint8extended(n, ${seed} * 1000 + salt) & 9007199254740991)::float8 / 9007199254740992
    $$;
    create function large.member(n bigint, salt int) returns int language sql immutable parallel safe as $$
      select 1 + floor(${members} * power(large.part(n, salt), 2))::int
    $$;
    create function large.before(m bigint, total bigint) returns bigint language sql immutable parallel safe as $$
      select round(total * sqrt((m - 1)::float8 / ${members}))::bigint
    $$;
    create function large.ms(m bigint, i bigint, of_all bigint) returns bigint language sql immutable parallel safe as $$
      select ${found?.end}::bigint - (63072000000 * (1 - (i - large.part(m, 7)) / of_all))::bigint
    $$;
    create function large.at(ms bigint) returns timestamptz language sql immutable parallel safe as $$
      select to_timestamp(ms / 1000.0::float8)
    $$;
    create function large.uuid(ms bigint, n bigint) returns uuid language sql immutable parallel safe as $$
      select ('0' || to_hex(ms) || '7000' || to_hex((-9223372036854775808)::bigint + n))::uuid
    $$;
    create function large.likes(post bigint) returns int language sql immutable parallel safe as $$
      select least(${most}, floor(0.78 / sqrt(large.part(post, 11) + 1e-12)))::int
    $$;
    create function large.comments(post bigint) returns int language sql immutable parallel safe as $$
      select least(${most}, floor(0.78 / sqrt(large.part(post, 12) + 1e-12)))::int
    $$;
    create unlogged table large.phrases as
      select nth - 1 as nth, text, to_tsvector('simple', fold(text)) as words from unnest(array[
        'Sáng mai sáu giờ nhé.', 'Chạy năm cây quanh hồ.', 'Ngủ đủ nên đỡ mỏi.', 'Giữ nhịp này nhé.',
        'Giảm bốn trăm gam.', 'Nhớ mang theo nước.', 'Plank thêm mười giây.', 'Cuối tuần đạp xe không?',
        'Cảm ơn coach nhiều.', 'Ăn tối sớm hơn rồi.', 'Mai nghỉ một buổi.', 'Vòng eo bớt một phân.'
      ]) with ordinality as said(text, nth)`);
};

/** Rows n = 1…count of each member in the order of time: slice $1 of $2. */
export const sliceOfMembers = (total: string): string => `(
    select m, i, c, start + i as n, i::float8 / c as place, large.ms(m, i, c) as ms
    from (
      select m, c, start, generate_series(c * ($1::bigint - 1) / $2::bigint + 1, c * $1::bigint / $2::bigint) as i
      from (
        select m::bigint as m, large.before(m, ${total}) as start, large.before(m + 1, ${total}) - large.before(m, ${total}) as c
        from large.numbers offset 0
      ) as shares
    ) as slices
  )`;
