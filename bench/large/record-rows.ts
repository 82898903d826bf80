import type { Table } from './member-rows.ts';
import { sliceOfMembers, type Plan } from './plan.ts';

/** What everyone begins with: a grant that one member of staff may give alone. */
const grant = 20_000;
const fee = 5;

const numbersOfAStep = (total: number): string =>
  `generate_series(${total}::bigint * ($1::bigint - 1) / $2::bigint + 1, ${total}::bigint * $1::bigint / $2::bigint) as n`;

/** A grant first, then by turns a conversion (four postings) and the fee of a week that was saved (two). */
const moneyTables = ({ rows, members }: Plan): readonly Table[] => {
  const transfers = Math.round((rows + members) / 3);
  const balances = (i: string) => ({
    fit: `${grant} - (${i}) / 2`,
    base: `10 * ((${i}) / 2) - ${fee} * (((${i}) - 1) / 2)`,
  });
  const { fit, base } = balances('i');
  const last = balances('c');
  return [
    {
      name: 'postings',
      statements: [
        `insert into postings (transfer_id, account, user_id, coin, amount, balance_after, reason, reference, actor, created_at)
         select 't' || lpad(n::text, 10, '0'), leg.account, case when leg.account = 'USER' then 'm' || m end, leg.coin, leg.amount,
           case when leg.account = 'USER' then case leg.coin when 'FIT_COIN' then ${fit} else ${base} end end,
           kind, 'large:' || n, case kind when 'GRANT' then 'system' else 'm' || m end, large.at(ms)
         from (
           select *, case when i = 1 then 'GRANT' when i % 2 = 0 then 'CONVERSION' else 'FEE_SAVE_PHYSICAL_PROFILE' end as kind
           from ${sliceOfMembers(`${transfers}`)} as slice
         ) as made
         join (values
           ('GRANT', 1, 'USER', 'FIT_COIN', ${grant}), ('GRANT', 2, 'ISSUED', 'FIT_COIN', -${grant}),
           ('CONVERSION', 1, 'USER', 'FIT_COIN', -1), ('CONVERSION', 2, 'CONVERSION', 'FIT_COIN', 1),
           ('CONVERSION', 3, 'CONVERSION', 'BASE_COIN', -10), ('CONVERSION', 4, 'USER', 'BASE_COIN', 10),
           ('FEE_SAVE_PHYSICAL_PROFILE', 1, 'USER', 'BASE_COIN', -${fee}), ('FEE_SAVE_PHYSICAL_PROFILE', 2, 'REVENUE', 'BASE_COIN', ${fee})
         ) as leg(reason, place, account, coin, amount) on leg.reason = kind
         order by made.place, m, leg.place`,
      ],
    },
    {
      name: 'wallets',
      statements: [
        `insert into wallets (user_id, fit_coin, base_coin) select 'm' || m, ${last.fit}, ${last.base} from (
           select m, large.before(m + 1, ${transfers}) - large.before(m, ${transfers}) as c from large.numbers where $1::int = $2::int
         ) as shares where c > 0`,
      ],
    },
    {
      name: 'payments',
      statements: [
        `insert into payments (id, code, user_id, package_id, coins, bonus_percent, amount_vnd, method, bank_account, status,
           search, expires_at, cancel_reason, canceled_at, created_at, updated_at)
         select 'p' || lpad(n::text, 10, '0'), 'FB' || lpad(n::text, 10, '0'), 'm' || m, 'small', 100, 0, 100000, 'BANK_TRANSFER',
           '{"bank": "VCB", "number": "0011223344", "holder": "FITBOARD"}', 'CANCELED', 'fb' || lpad(n::text, 10, '0'),
           at + interval '1 day', 'EXPIRED', at + interval '1 day', at, at
         from (select *, large.at(ms) as at from ${sliceOfMembers(`${Math.round(rows / 20)}`)} as slice) as made
         order by place, m`,
      ],
    },
  ];
};

const staffTables = ({ rows, members }: Plan): readonly Table[] => [
  {
    name: 'events',
    statements: [
      `insert into events (at, event, handled_at)
       select at, jsonb_build_object('type', 'follow.added', 'followerId', 'm' || 1 + n % ${members},
         'followeeId', 'm' || large.member(n, 31)), at + interval '1 second'
       from (select n, large.at(large.ms(1, n, ${rows})) as at from ${numbersOfAStep(rows)}) as made`,
    ],
  },
  {
    name: 'audit_log',
    statements: [
      `insert into audit_log (at, actor, action, target_type, target_id, before, after)
       select large.at(large.ms(2, n, ${rows})), '1', 'user.set_level', 'user', 'm' || large.member(n, 32), '{"level": "BASIC"}',
         '{"level": "PRO"}'
       from ${numbersOfAStep(rows)}`,
    ],
  },
];

/** Rooms of two, and each tenth a group of up to two hundred; the first of them has most to say. */
const chatTables = ({ rows, rooms, members }: Plan): readonly Table[] => {
  const people = (room: string) =>
    `case when ${room}.is_group then least(${members}, 20 + ${room}.r % 181)::int else 2 end`;
  /** The owner is the first; the others stand behind one another, so that nobody is in a room twice. */
  const person = (room: string, k: string) =>
    `('m' || 1 + (${room}.owner - 1 + (${k}) * ${room}.gap) % ${members})`;
  return [
    {
      name: 'chat_rooms',
      statements: [
        `create unlogged table large.rooms as
         select distinct_rooms.*, large.uuid(large.ms(3, r, (count(*) over ())::bigint), r) as id,
           round(${rows} * (sqrt(r::float8 / count(*) over ()) - sqrt((r - 1)::float8 / count(*) over ())))::bigint as size
         from (
           select row_number() over (order by n) as r, is_group, owner, gap from (
             select distinct on (is_group, case when is_group then n else 0 end, least(owner, other), greatest(owner, other))
               n, is_group, owner, gap
             from (
               select *, 1 + (owner - 1 + gap) % ${members} as other from (
                 select n, n % 10 = 1 as is_group, large.member(n, 41) as owner,
                   case when n % 10 = 1 then 1 else 1 + floor(large.part(n, 42) * (${members} - 1))::int end as gap
                 from generate_series(1::bigint, ${rooms}) as n where $1::int = 1 and $2::int > 0
               ) as drawn
             ) as paired order by is_group, case when is_group then n else 0 end, least(owner, other), greatest(owner, other), n
           ) as once
         ) as distinct_rooms`,
        `insert into chat_rooms (id, type, name, owner_id, pair_key, last_seq, last_rev, last_at, member_count, created_at)
         select id, case when is_group then 'GROUP' else 'ONE_TO_ONE' end, case when is_group then 'Nhóm chạy ' || r end,
           case when is_group then 'm' || owner end,
           case when not is_group then least(${person('l', '0')} collate "C", ${person('l', '1')}) || ':'
             || greatest(${person('l', '0')} collate "C", ${person('l', '1')}) end,
           size, size, large.at(large.ms(r, greatest(size, 1), greatest(size, 1))), ${people('l')}, large.at(large.ms(r, 0, greatest(size, 1)))
         from large.rooms l where $1::int = 1 and $2::int > 0`,
      ],
    },
    {
      name: 'chat_members',
      statements: [
        `insert into chat_members (room_id, user_id, state, joined_seq, cleared_seq, read_seq, count_seq, noticed_seq, mailed_seq,
           sort_at, joined_at)
         select id, ${person('l', 'k')}, 'INBOX', 0, 0, size, size, size, size, large.at(large.ms(r, greatest(size, 1), greatest(size, 1))),
           large.at(large.ms(r, 0, greatest(size, 1)))
         from large.rooms l, generate_series(0, ${people('l')} - 1) as k where $1::int = 1 and $2::int > 0`,
      ],
    },
    {
      name: 'chat_messages',
      statements: [
        `insert into chat_messages (room_id, seq, id, rev, sender_id, client_id, kind, body, params, words, created_at)
         select l.id, i, large.uuid(large.ms(r, i, size), r * 1000000 + i), i,
           ${person('l', `floor(large.part(r * 1000000 + i, 43) * (${people('l')}))::bigint`)}, i::text, 'TEXT', text, '{}', words,
           large.at(large.ms(r, i, size))
         from (
           select *, generate_series(size * ($1::bigint - 1) / $2::bigint + 1, size * $1::bigint / $2::bigint) as i
           from large.rooms
         ) as l
         join large.phrases on phrases.nth = (r + i) % 12
         order by i::float8 / size, r`,
      ],
    },
  ];
};

export const recordTables = (plan: Plan): readonly Table[] => [
  ...moneyTables(plan),
  ...staffTables(plan),
  ...chatTables(plan),
];
