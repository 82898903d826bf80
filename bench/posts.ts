import { visitor } from '#core/access/actor/actor.ts';
import { articleText } from '#fixtures/content/posts.ts';
import { onBenchDatabase, type BenchDatabase } from './bench-database.ts';
import { applicationOn, makePeople, medianTime, personOf, share, sizeNote } from './community/crowd.ts';
import { askAgain, statementsOf } from './learning/recorded-sql.ts';
import { compareAlternately, inMs } from './measure.ts';
import type { Report } from './report.ts';

const pageSize = 24;
const times = 60;
const authors = 50;

/** Of about the length of a true one. */
const html = articleText.repeat(6);

/** One is begun as members do it, the others are as it is, but for their address, their day, author and likes. */
const fillPosts = async (database: BenchDatabase, count: number): Promise<void> => {
  const { bare } = database;
  await makePeople(database, 1, authors);
  await bare.query(
    `insert into categories (id, slug, name, position, version, created_at, updated_at)
     values ('bench-category', 'bench', '{"vi":"Dinh dưỡng","en":"Nutrition"}', 1, 1, now(), now())`,
  );
  const id = await applicationOn(database).post.createPost(await personOf(database, 1), {
    language: 'vi',
    title: 'Giảm cân bền vững',
    description: 'Ăn đủ, ngủ đủ và đo mỗi tuần.',
    html,
    categoryId: 'bench-category',
    tags: ['Giảm cân', 'Bữa sáng'],
  });
  await bare.query(
    `insert into posts select made.* from posts p, generate_series(1, $2::int) as n,
       jsonb_populate_record(p, jsonb_build_object('id', $1 || '-' || n, 'slug', 'bai-viet-' || n,
         'title', case when n % 40 = 0 then 'Leo núi ' else 'Bài viết ' end || n, 'translation_group', 'group-' || n,
         'author_id', 'p' || (1 + n % $3::int), 'status', 'PUBLISHED', 'likes', n * 7919 % 1000,
         'publish_date', now() - n * interval '1 hour', 'published_at', now() - n * interval '1 hour')) as made
     where p.id = $1`,
    [id, count, authors],
  );
  await bare.query(
    `insert into post_tags (post_id, tag, name)
     select p.id, t.tag, t.name from posts p, post_tags t where t.post_id = $1 and p.id <> $1`,
    [id],
  );
  await bare.query('vacuum analyze');
};

const lists = [
  ['newest first', {}],
  ['most liked first', { sort: 'popular' }],
  ['of one category', { category: 'bench' }],
  ['of one tag', { tag: 'giam-can' }],
] as const;

/** A page of articles against what it asks the database for, and where there are ten times as many. */
export const listingPosts = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase((small) =>
    onBenchDatabase(async (large) => {
      await fillPosts(small, share(1_000));
      await fillPosts(large, share(10_000));
      const listOn = (database: BenchDatabase, filter: object) => {
        const { post } = applicationOn(database);
        return async () => {
          const { items } = await post.listPosts(visitor, { language: 'vi', ...filter, limit: pageSize });
          if (items.length !== pageSize) throw new Error(`a page has ${items.length} articles`);
        };
      };
      const list = listOn(large, {});
      const bareList = askAgain(large, 'posts', await statementsOf(list));
      await medianTime(times, list);
      await medianTime(times, bareList);
      ratios.push(
        await compareAlternately(
          {
            name: 'Posts',
            what: `a page of ${pageSize} articles, against its own SQL through bare pg`,
            budget: 'at most 1.5',
            detail: inMs,
          },
          () => medianTime(times, bareList),
          () => medianTime(times, list),
        ),
      );
      for (const [what, filter] of lists) {
        const [few, many] = [small, large].map((database) => {
          const read = listOn(database, filter);
          return () => medianTime(times, read);
        }) as [() => Promise<number>, () => Promise<number>]; // one of each
        await few();
        await many();
        ratios.push(
          await compareAlternately(
            {
              name: 'Posts',
              what: `a page of articles, ${what}, at ten times as many: 10,000${sizeNote}`,
              budget: 'at most 1.2',
              detail: inMs,
            },
            few,
            many,
          ),
        );
      }
    }),
  );

/** What an article is being written, kept once more: against its own SQL. */
export const keepingPosts = ({ ratios }: Report): Promise<void> =>
  onBenchDatabase(async (database) => {
    await fillPosts(database, share(1_000));
    const { post } = applicationOn(database);
    const writer = await personOf(database, 2);
    const id = await post.createPost(writer, { language: 'vi', title: 'Đang viết', html });
    let { copyVersion: version } = await post.readWrittenPost(writer, id);
    let round = 0;
    const keep = async () => {
      round += 1;
      const typed = `${html}<p>Câu thứ ${round}.</p>`;
      ({ version } = await post.keepWorkingCopy(writer, { id, version, html: typed }));
    };
    await database.bare.query('vacuum analyze');
    await medianTime(times, keep);
    const before = version;
    const statements = await statementsOf(keep);
    let seen = version;
    /** The row has another version each time: the same statements, over the one that is there. */
    const bareKeep = () => {
      const over = (value: unknown) => (value === before ? seen : value === before + 1 ? seen + 1 : value);
      const now = statements.map(({ text, values }) => ({
        text,
        values: text.startsWith('update post_working_copies') ? values.map(over) : values,
      }));
      seen += 1;
      return askAgain(database, 'keep', now)();
    };
    const bareRounds = async () => {
      seen = version;
      const time = await medianTime(times, bareKeep);
      version = seen;
      const { copyVersion } = await post.readWrittenPost(writer, id);
      if (copyVersion !== seen) throw new Error('the bare statements changed nothing');
      return time;
    };
    await bareRounds();
    ratios.push(
      await compareAlternately(
        {
          name: 'Autosave',
          what: 'keeping what is being written of an article, against its own SQL through bare pg',
          budget: 'at most 2',
          detail: inMs,
        },
        bareRounds,
        () => medianTime(times, keep),
      ),
    );
  });
