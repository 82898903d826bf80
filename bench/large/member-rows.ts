import { followsOfAMember, sliceOfMembers, type Plan } from './plan.ts';

/** One statement for each step; $1 is the step, $2 how many there are. */
export type Table = Readonly<{ name: string; statements: readonly string[] }>;

export const membersOfAStep = `(select m::bigint as m from large.numbers
    where m > (select count(*) from large.numbers) * ($1::bigint - 1) / $2::bigint
      and m <= (select count(*) from large.numbers) * $1::bigint / $2::bigint)`;

export const memberTables = ({ rows, members }: Plan): readonly Table[] => [
  {
    name: 'users',
    statements: [
      `insert into users (id, role_id, level, type, status, email, fullname, is_public, public_flags, activity_status,
         referral_code, language, time_zone, units, body_standard, reminder, created_at, updated_at, search, city, gender)
       select made.*, fold(fullname || ' ' || email), 'Hà Nội', 'FEMALE' from (
         select 'm' || m as id, 'member', 'BASIC', 'USER', 'ACTIVE', 'm' || m || '@m.invalid' as email,
           (array['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ'])[1 + m % 10] || ' '
             || (array['Minh', 'Thu', 'Đức', 'Ngọc', 'Gia', 'Hải', 'Quỳnh'])[1 + m / 10 % 7] || ' '
             || (array['Anh', 'Bình', 'Châu', 'Dũng', 'Giang', 'Hạnh', 'Khánh', 'Lan', 'Nam', 'Phúc', 'Trang'])[1 + m / 70 % 11]
             as fullname,
           true, (select public_flags from users where id = '1'), 'OFFLINE', 'm' || m, 'vi', 'Asia/Ho_Chi_Minh', 'METRIC', 'WHO',
           (select reminder from users where id = '1') || '{"enabled": false}', large.at(large.ms(m, 1, 20)), large.at(large.ms(m, 1, 20))
         from ${membersOfAStep} as step
       ) as made`,
    ],
  },
  {
    name: 'presences',
    statements: [
      `insert into presences select 'm' || m, large.at(large.ms(m, 20, 20)) from ${membersOfAStep} as step`,
    ],
  },
  {
    name: 'follows',
    statements: [
      `insert into follows (follower_id, followee_id, bell, pulled, created_at)
       select 'm' || m, 'm' || whom, false, false, large.at(large.ms(m, min(k), ${followsOfAMember})) from (
         select m, k, large.member(m * 16 + k, 3) as whom
         from ${membersOfAStep} as step, generate_series(1::bigint, least(${followsOfAMember}, ${members} - 1)) as k
       ) as chosen where whom <> m group by m, whom`,
    ],
  },
  {
    name: 'snapshots',
    statements: [
      `insert into snapshots (id, user_id, week, week_start, standard, inputs, created_at, updated_at)
       select 's' || lpad((m * 300 + i)::text, 10, '0'), 'm' || m, to_char(week_start, 'IYYY-"W"IW'), week_start, 'WHO',
         format('{"body": {"age": %s, "gender": "FEMALE", "height": %s, "weight": %s, "waist": %s}, "strength": {}, "lifestyle": {}, "nutrition": {}}',
           20 + m % 40, 150 + m % 30, 50 + m % 30 + floor(60 * large.part(m * 300 + i, 21)) / 10,
           70 + m % 20 + floor(40 * large.part(m * 300 + i, 22)) / 10)::jsonb, week_start + time '07:00', week_start + time '07:00'
       from (
         select m, i, c, date_trunc('week', now())::date - 7 * (c - i)::int as week_start from (
           select m, c, generate_series(c * ($1::bigint - 1) / $2::bigint + 1, c * $1::bigint / $2::bigint) as i from (
             select m::bigint as m, case when m <= 20 then 260 else 10 + floor(large.part(m, 5) * 81)::bigint end as c
             from large.numbers offset 0
           ) as shares
         ) as slices
       ) as weeks order by i::float8 / c, m`,
    ],
  },
  {
    name: 'sessions',
    statements: [
      `insert into sessions (id, user_id, generation, rotated_at, user_agent, address, created_at, last_used_at, expires_at,
         ended_at, end_reason, proven_at)
       select 'e' || lpad(n::text, 10, '0'), 'm' || m, 3, at, 'Firefox/146.0', '203.0.113.' || m % 250, at, at,
         case when i = c then now() + interval '30 days' else at + interval '30 days' end,
         case when i < c then at + interval '1 day' end, case when i < c then 'LOGOUT' end, at
       from (select *, large.at(ms) as at from ${sliceOfMembers(`${rows}`)} as slice) as made order by place, m`,
    ],
  },
  {
    name: 'notifications',
    statements: [
      `insert into notifications (id, user_id, type, category, params, link, group_key, read_at, created_at)
       select 'n' || lpad(n::text, 10, '0'), 'm' || m, 'FOLLOW', 'follow', jsonb_build_object('user', 'Nguyễn ' || n % 900),
         '/followers', 'follow', case when i < c then at end, at
       from (select *, large.at(ms) as at from ${sliceOfMembers(`${rows}`)} as slice) as made order by place, m`,
    ],
  },
  {
    name: 'mails',
    statements: [
      `insert into mails (id, user_id, recipient, template, language, status, attempts, next_attempt_at, created_at, sent_at)
       select 'l' || lpad(n::text, 10, '0'), 'm' || m, 'm' || m || '@m.invalid', 'notification', 'vi', 'SENT', 1, at, at, at
       from (select *, large.at(ms) as at from ${sliceOfMembers(`${rows}`)} as slice) as made order by place, m`,
    ],
  },
];
