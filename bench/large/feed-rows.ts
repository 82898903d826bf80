import { membersOfAStep, type Table } from './member-rows.ts';
import { newestOfAnAuthor, sliceOfMembers, type Plan } from './plan.ts';

/** Posts, what others made of them, and in whose feeds the newest lie. */
export const feedTables = ({ rows, members }: Plan): readonly Table[] => [
  {
    name: 'feed_posts',
    statements: [
      `insert into feed_posts (id, author_id, text, entities, visibility, locked, status, version, published_at)
       select large.uuid(ms, made.n), 'm' || m, text, '[]', 'PUBLIC', false, 'PUBLISHED', 1, at
       from (select *, large.at(ms) as at from ${sliceOfMembers(`${rows}`)} as slice) as made
       join large.phrases on phrases.nth = made.n % 12 order by place, m`,
    ],
  },
  {
    name: 'feed_counts',
    statements: [
      `insert into feed_counts (post_id, likes, comments)
       select large.uuid(ms, n), large.likes(n), large.comments(n)
       from ${sliceOfMembers(`${rows}`)} as slice order by place, m`,
    ],
  },
  {
    name: 'feed_likes',
    statements: [
      `insert into feed_likes (post_id, user_id, created_at)
       select large.uuid(ms, n), 'm' || 1 + (n * 7919 + k) % ${members}, large.at(ms + k * 1000)
       from (
         select n, ms, generate_series(1, large.likes(n)) as k from ${sliceOfMembers(`${rows}`)} as slice order by place, m
       ) as made`,
    ],
  },
  {
    name: 'comments',
    statements: [
      `insert into comments (id, subject_type, subject_id, root_id, parent_id, author_id, text, entities, replies, status,
         version, created_at)
       select large.uuid(ms + k * 1000, made.n * 2048 + k), 'FEED', large.uuid(ms, made.n), root, root,
         'm' || large.member(made.n * 2048 + k, 13), text, '[]', case k when 1 then many / 4 else 0 end, 'PUBLISHED', 1,
         large.at(ms + k * 1000)
       from (
         -- Each fourth answers the first.
         select *, case when k % 4 = 0 then large.uuid(ms + 1000, n * 2048 + 1) end as root from (
           select n, ms, large.comments(n) as many, generate_series(1, large.comments(n)) as k
           from ${sliceOfMembers(`${rows}`)} as slice order by place, m
         ) as each
       ) as made
       join large.phrases on phrases.nth = (made.n + k) % 12`,
    ],
  },
  {
    name: 'social_counts',
    statements: [
      `insert into social_counts (user_id, followers, following, posts, broad)
       select 'm' || m, coalesce(f.many, 0), coalesce(g.many, 0), large.before(m + 1, ${rows}) - large.before(m, ${rows}),
         coalesce(f.many, 0) > 1000
       from ${membersOfAStep} as step
       left join (select followee_id, count(*) as many from follows group by 1) as f on f.followee_id = 'm' || m
       left join (select follower_id, count(*) as many from follows group by 1) as g on g.follower_id = 'm' || m`,
    ],
  },
  {
    name: 'follows of the many',
    statements: [
      `update follows set pulled = true where $1::int = 1 and $2::int > 0
         and followee_id in (select user_id from social_counts where broad)`,
    ],
  },
  {
    name: 'feed_inbox',
    statements: [
      `insert into feed_inbox (user_id, post_id, author_id)
       select f.follower_id, large.uuid(large.ms(a, i, c), large.before(a, ${rows}) + i), f.followee_id
       from ${membersOfAStep} as step
       join follows f on f.follower_id = 'm' || m and not f.pulled
       cross join lateral (select substr(f.followee_id, 2)::bigint as a) as author
       cross join lateral (select large.before(a + 1, ${rows}) - large.before(a, ${rows}) as c) as posts
       cross join lateral generate_series(greatest(1, c - ${newestOfAnAuthor} + 1), c) as i`,
    ],
  },
];
