import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { after, hour } from '#core/kernel/time.ts';
import { aCategory, aContent } from '#fixtures/content/posts.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { atOnce, crowds, times, warmUp } from '#fixtures/engine/races.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { rows } from '../engine/database.ts';

let here: DatabaseWorld;
const category = aCategory();
beforeAll(async () => {
  here = await databaseWorld();
  await here.seed({ users: [aUser({ id: staff.id })] });
  await here.ports.reads.categories.insert(category);
});
afterAll(() => here.close());

const begin = async () => {
  const user = aUser();
  await here.seed({ users: [user] });
  const writer = actorFor(user);
  const { post } = here.app;
  const id = await post.createPost(writer, { ...aContent(), language: 'vi' });
  return { post, writer, id, seen: () => post.readWrittenPost(writer, id) };
};

describe('what is written of an article at the same instant', () => {
  it.each(crowds)('is kept of one of %i windows that saw the same version', async (crowd) => {
    const { post, writer, id, seen } = await begin();
    const { copyVersion: version } = await seen();
    await warmUp(here.db);
    const kept = await atOnce(
      times(crowd, (window) => async () => {
        await post.keepWorkingCopy(writer, { id, version, html: `<p>Cửa sổ ${window}.</p>` });
        return window;
      }),
    );
    expect([kept.faults, kept.codes, kept.done]).toEqual([[], ['version.stale'], 1]);
    const after = await seen();
    expect(after.copyVersion).toBe(version + 1);
    expect(after.copy.html).toMatch(/^<p>Cửa sổ \d+\.<\/p>$/);
  });

  it('is read after the article is held: what another wrote meanwhile stays', async () => {
    const { post, writer, id, seen } = await begin();
    const { copyVersion: version } = await seen();
    const held = await here.db.transaction();
    await held.raw('select 1 from posts where id = ? for no key update', [id]);
    const kept = post.keepWorkingCopy(writer, { id, version: version + 1, html: '<p>Phở</p>' });
    const isWaiting = async () => {
      const found = await rows<{ count: number }>(
        here.db,
        'select count(*) as count from pg_locks where not granted',
      );
      return found[0]?.count === 1;
    };
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
    await held.raw(
      `update post_working_copies set version = version + 1, content = content || '{"title":"Bữa sáng"}'
       where post_id = ?`,
      [id],
    );
    await held.commit();
    expect(await kept).toMatchObject({ version: version + 2 });
    expect((await seen()).copy).toMatchObject({ title: 'Bữa sáng', html: '<p>Phở</p>' });
  });
});

const bounty = 5000;

/** Handed in by as many members, each with a bounty. */
const handedIn = async (count: number) => {
  const { post } = here.app;
  const users = times(count, () => aUser());
  await here.seed({ users });
  const articles: { id: string; authorId: string }[] = [];
  for (const user of users) {
    const writer = actorFor(user);
    const id = await post.createPost(writer, { ...aContent({ categoryId: category.id }), language: 'vi' });
    const { copyVersion } = await post.readWrittenPost(writer, id);
    await post.submitPost(writer, { id, version: copyVersion });
    await post.setBounty(staff, { id, amount: bounty, coin: 'BASE_COIN' });
    articles.push({ id, authorId: user.id });
  }
  return articles;
};
const versionOf = async (id: string) => (await here.ports.reads.posts.find(id))?.version ?? 0;
const count = async (from: string, values: readonly string[]) =>
  (await rows<{ count: number }>(here.db, `select count(*)::int as count from ${from}`, [...values]))[0]
    ?.count;

/** What its author was given and notified of, and what readers could see of it, each as often as it happened. */
const happenedTo = async ({ id, authorId }: Readonly<{ id: string; authorId: string }>) => {
  for (let isOver = false; !isOver;)
    isOver = (await here.app.events.handleEvents(system, { limit: 500 })).handled.length === 0;
  const notified = (what: string) => count(`notifications where user_id = ? and ${what}`, [authorId]);
  return {
    published: await count(`events where event ->> 'type' = 'post.published' and event ->> 'postId' = ?`, [
      id,
    ]),
    paid: await count(
      `postings where account = 'USER' and reason = 'BOUNTY' and user_id = ? and reference = ?`,
      [authorId, `post:${id}`],
    ),
    coins: (await here.ports.reads.wallets.of(authorId)).baseCoin,
    noticesOfArticle: await notified(`topic = 'post_published'`),
    noticesOfBounty: await notified(`type = 'BOUNTY_ARTICLE'`),
    reconciled: await here.app.coin.reconcile(system),
  };
};
const onceEach = {
  published: 1,
  paid: 1,
  coins: bounty,
  noticesOfArticle: 1,
  noticesOfBounty: 1,
  reconciled: { ok: true, breaches: [] },
};

describe('an article that is published at the same instant', () => {
  it.each(crowds)('by %i people is published, paid for and spoken of once', async (crowd) => {
    const [article] = await handedIn(1);
    const { id } = article!;
    const version = await versionOf(id);
    await warmUp(here.db);
    const published = await atOnce(
      times(crowd, () => () => here.app.post.publishPost(staff, { id, version })),
    );
    expect([published.faults, published.done]).toEqual([[], 1]);
    expect(['post.wrong_state', 'version.stale']).toEqual(expect.arrayContaining([...published.codes]));
    expect(await happenedTo(article!)).toEqual(onceEach);
  });

  it('fifty times, with trash and restoring in between, is paid for once', async () => {
    const [article] = await handedIn(1);
    const { id, authorId } = article!;
    const { post } = here.app;
    const reason = 'Cần xem lại nguồn.';
    await warmUp(here.db);
    const { faults } = await atOnce<unknown>([
      ...times(50, () => async () => post.publishPost(staff, { id, version: await versionOf(id) })),
      ...times(20, () => [
        () => post.trashPost(staff, { id, reason }),
        () => post.restorePost(staff, id),
        () => post.setBounty(staff, { id, amount: bounty, coin: 'BASE_COIN' }),
      ]).flat(),
    ]);
    expect(faults).toEqual([]);
    // However the race ended, it is public now, and its author was paid at the first time.
    await post.trashPost(staff, { id, reason }).catch(() => undefined);
    await post.restorePost(staff, id);
    const writer = actorFor(aUser({ id: authorId }));
    const { copyVersion } = await post.readWrittenPost(writer, id);
    await post.submitPost(writer, { id, version: copyVersion });
    await post.publishPost(staff, { id, version: await versionOf(id) });
    const { published, noticesOfArticle, ...money } = await happenedTo(article!);
    const { published: _once, noticesOfArticle: _first, ...once } = onceEach;
    expect(money).toEqual(once);
    expect(published).toBe(noticesOfArticle);
  });

  it('by the clocks of two instances and by staff is published, paid for and spoken of once', async () => {
    const articles = await handedIn(8);
    const publishDate = after(here.clock.now(), hour);
    for (const { id } of articles)
      await here.app.post.schedulePost(staff, { id, version: await versionOf(id), publishDate });
    const other = here.openInstance();
    try {
      for (const { clock } of [here, other]) clock.set(after(publishDate, 1000));
      await Promise.all([warmUp(here.db), warmUp(other.db)]);
      // Both strike at once, and again before the first is through; staff publish some of them by hand meanwhile.
      const byHand = articles.slice(0, 3);
      const struck = await atOnce([
        ...times(3, () =>
          [here, other].map(
            ({ app }) =>
              () =>
                app.post.publishDue(system),
          ),
        ).flat(),
        ...byHand.map(({ id }) => async () => {
          await here.app.post.publishPost(staff, { id, version: await versionOf(id) });
          return { published: 1, held: 0 };
        }),
      ]);
      expect(struck.faults).toEqual([]);
      expect(struck.results.reduce((sum, { published }) => sum + published, 0)).toBe(articles.length);
      // And both handle what happened.
      const handled = await atOnce(
        [here, other].map(
          ({ app }) =>
            () =>
              app.events.handleEvents(system),
        ),
      );
      expect(handled.faults).toEqual([]);
      for (const article of articles) expect(await happenedTo(article)).toEqual(onceEach);
      expect(await other.app.post.publishDue(system)).toEqual({ published: 0, held: 0 });
    } finally {
      await other.close();
    }
  });
});
