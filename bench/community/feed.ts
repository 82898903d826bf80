import { onBenchDatabase, type BenchDatabase } from '../bench-database.ts';
import { compareAlternately, inMs } from '../measure.ts';
import type { Report } from '../report.ts';
import {
  applicationOn,
  forgetLimits,
  makeFollowers,
  makePeople,
  medianTime,
  personOf,
  share,
  sizeNote,
  someText,
} from './crowd.ts';

/** Each has more posts than a page takes of them, however few posts there are. */
const authors = Math.max(300, share(2_000));
const broadAuthors = 29;
const followed = 234;
const inboxPosts = 800;

/**
 * Fills tables as a restored backup would: references unchecked, indexes made once at the end. The indexes that a
 * constraint stands on stay.
 */
const filledAtOnce = async (
  { bare }: BenchDatabase,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> => {
  const { rows } = await bare.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = any($1) and not exists (select from pg_constraint where conname = indexname)`,
    [tables],
  );
  for (const { name } of rows) await bare.query(`drop index ${name}`);
  await bare.query(`set session_replication_role = replica`);
  await bare.query(`set synchronous_commit = off`);
  await bare.query(`set work_mem = '256MB'`);
  await bare.query(`set maintenance_work_mem = '1GB'`);
  await fill();
  for (const { definition } of rows) await bare.query(definition);
  await bare.query('reset all');
};

const writeFeed = async (
  { bare }: BenchDatabase,
  { posts, readers }: Readonly<{ posts: number; readers: number }>,
): Promise<void> => {
  await bare.query(
    `create temp table numbered as select n, uuidv7((n - $1::int) * interval '30 seconds') as id,
       'p' || ($2::int + 1 + n % $3::int) as author_id from generate_series(1, $1::int) as n`,
    [posts, readers, authors],
  );
  await bare.query(
    `insert into feed_posts (id, author_id, text, entities, visibility, locked, status, version, published_at)
     select id, author_id, 'Bài số ' || n, '[]', 'PUBLIC', false, 'PUBLISHED', 1, now() - ($1::int - n) * interval '30 seconds'
     from numbered order by n`,
    [posts],
  );
  await bare.query('insert into feed_counts (post_id, likes) select id, n % 40 from numbered order by n');
  await bare.query('create index on numbered (author_id, n desc)');
  const whom = `select 'p' || r as reader_id, 'p' || ($2::int + 1 + $3::int + (r * 7 + k) % ($4::int - $3::int)) as author_id
    from generate_series(1, $1::int) as r, generate_series(1, $5::int) as k`;
  await bare.query(
    `insert into follows (follower_id, followee_id, bell, pulled, created_at)
     select reader_id, author_id, false, false, now() from (${whom}) as whom
     union all select 'p' || r, 'p' || ($2::int + k), false, true, now()
     from generate_series(1, $1::int) as r, generate_series(1, $3::int) as k`,
    [readers, readers, broadAuthors, authors, followed],
  );
  await bare.query(`update social_counts set broad = true, followers = 1001 where user_id in
    (select distinct followee_id from follows where pulled)`);
  await bare.query(
    `insert into feed_inbox (user_id, post_id, author_id)
     select whom.reader_id, post.id, whom.author_id from (${whom}) as whom,
       lateral (select id from numbered where author_id = whom.author_id order by n desc limit $6::int) as post`,
    [readers, readers, broadAuthors, authors, followed, Math.ceil(inboxPosts / followed)],
  );
};

/**
 * So many posts of all authors. Reader 1 and the others each follow 234 whose newest 800 posts lie in their feed, and
 * 29 with so many followers that their posts are read where they are.
 */
const fillFeed = async (
  database: BenchDatabase,
  { posts, readers }: Readonly<{ posts: number; readers: number }>,
): Promise<void> => {
  const { bare } = database;
  await makePeople(database, 1, readers + authors);
  await filledAtOnce(database, ['feed_posts', 'follows'], () => writeFeed(database, { posts, readers }));
  await bare.query('vacuum analyze');
  await bare.query('checkpoint');
};

/** So many of the posts for each reader whose feed is filled. */
const postsToReader = 200;

/** A page of the feed where there are so many posts, against one where there are a hundred thousand. */
const comparedToFew = (
  { ratios }: Report,
  { posts, what: size }: Readonly<{ posts: number; what: string }>,
): Promise<void> =>
  onBenchDatabase((small) =>
    onBenchDatabase(async (large) => {
      for (const [database, count] of [
        [small, 100_000],
        [large, posts],
      ] as const)
        await fillFeed(database, { posts: share(count), readers: share(count / postsToReader) });
      const [few, many] = await Promise.all(
        [small, large].map(async (database) => {
          const actor = await personOf(database, 1);
          const { community } = applicationOn(database);
          const page = await community.listFollowedPosts(actor, { limit: 20 });
          if (page.items.length !== 20) throw new Error(`a page of 20 posts has ${page.items.length}`);
          return () => medianTime(100, () => community.listFollowedPosts(actor, { limit: 20 }));
        }),
      );
      await few!();
      await many!();
      const what = `a page of the feed at ${size}${sizeNote}`;
      ratios.push(
        await compareAlternately(
          { name: 'Feed page', what, budget: 'at most 1.2', detail: inMs },
          few!,
          many!,
        ),
      );
    }),
  );

/** A page is as fast among a million posts as among a hundred thousand. */
export const feeding = (report: Report): Promise<void> =>
  comparedToFew(report, { posts: 1_000_000, what: 'ten times the posts, a million' });

/** And among ten million: the feeds of fifty thousand readers, 47 million rows, are filled for it. */
export const feedingMillions = (report: Report): Promise<void> =>
  comparedToFew(report, { posts: 10_000_000, what: 'a hundred times the posts, ten million' });

const posts = 12;
/** How many followers, what it may cost beside a post to nobody, and in which words. */
const audiences: readonly (readonly [number, number])[] = [
  [50, 3],
  [275, 8],
  [999, 25],
  [100_000, 1.5],
];

const postingAs = async (database: BenchDatabase, author: number) => {
  const actor = await personOf(database, author);
  const { community } = applicationOn(database);
  return async () => {
    await forgetLimits(database);
    return medianTime(posts, () => community.postToFeed(actor, { text: someText() }));
  };
};

/** What a post costs by the number of those who follow. */
export const posting = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const crowd = share(100_000);
    const first = 11;
    await makePeople(database, 1, first + crowd);
    const sizes = audiences.map(([count]) => (count > 1_000 ? Math.max(1_001, share(count)) : count));
    for (const [index, count] of sizes.entries())
      await makeFollowers(database, index + 2, { from: first, count: Math.min(count, crowd) });
    const famous = Math.max(1_001, share(50_000));
    await makeFollowers(database, 8, { from: first, count: famous });
    await makeFollowers(database, 9, { from: first, count: 5 });
    await database.bare.query('vacuum analyze');
    const toNobody = await postingAs(database, 1);
    await toNobody();
    for (const [index, [count, most]] of audiences.entries()) {
      const toThem = await postingAs(database, index + 2);
      await toThem();
      const what = `posting to ${count.toLocaleString('en')} followers, against none${count > 1_000 ? sizeNote : ''}`;
      const budget = `at most ${most}`;
      ratios.push(await compareAlternately({ name: 'Post', what, budget, detail: inMs }, toNobody, toThem));
    }
    const [toFive, toMany] = [await postingAs(database, 9), await postingAs(database, 8)];
    await toFive();
    const what = `posting by a person with 50,000 followers, against one with 5${sizeNote}`;
    ratios.push(
      await compareAlternately({ name: 'Post', what, budget: 'at most 1.5', detail: inMs }, toFive, toMany),
    );
  });

const likesARound = 30;

/** The ten thousandth like of a post, against the first of another. */
export const liking = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    const { bare } = database;
    const fans = share(10_000);
    const likers = 1_000;
    await makePeople(database, 1, fans + likers + 1);
    const { community } = applicationOn(database);
    const author = await personOf(database, fans + likers + 1);
    const loved = await community.postToFeed(author, { text: someText() });
    await bare.query(
      `insert into feed_likes (post_id, user_id, created_at)
       select $1::uuid, 'p' || n, now() from generate_series(1, $2::int) as n`,
      [loved.id, fans],
    );
    await bare.query('update feed_counts set likes = $2 where post_id = $1', [loved.id, fans]);
    await bare.query('vacuum analyze');
    const actors = await Promise.all(
      Array.from({ length: likesARound }, (_, index) => personOf(database, fans + 1 + index)),
    );
    const withdrawn = () =>
      bare.query(
        `delete from feed_likes where user_id in (select 'p' || n from generate_series($1::int, $2::int) as n)`,
        [fans + 1, fans + likers],
      );
    /** Each round likes anew: those of the round before are taken back, and so is what was counted. */
    const ready = async (): Promise<void> => {
      await withdrawn();
      await forgetLimits(database);
      await bare.query('update feed_counts set likes = $2 where post_id = $1', [loved.id, fans]);
    };
    const first = async () => {
      await ready();
      const fresh: string[] = [];
      while (fresh.length < likesARound)
        fresh.push((await community.postToFeed(author, { text: someText() })).id);
      return medianTime(likesARound, (round) => community.likeFeedPost(actors[round]!, fresh[round]!));
    };
    const late = async () => {
      await ready();
      return medianTime(likesARound, (round) => community.likeFeedPost(actors[round]!, loved.id));
    };
    await first();
    await late();
    const what = `the 10,000th like of a post, against the first${sizeNote}`;
    ratios.push(
      await compareAlternately({ name: 'Like', what, budget: 'at most 2', detail: inMs }, first, late),
    );
  });
