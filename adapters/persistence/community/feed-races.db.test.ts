import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import type { User } from '#core/people/account/user.ts';
import { checkVisibility, histories } from '#fixtures/community/sequences/visibility.ts';
import { aFollow } from '#fixtures/community/feed.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { atOnce, crowds, times, warmUp } from '#fixtures/engine/races.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { rows } from '../engine/database.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const people = async (count: number): Promise<readonly User[]> => {
  const users = times(count, () => aUser({ isPublic: true, createdAt: after(noon, -30 * day) }));
  await here.seed({ users });
  return users;
};
const post = (author: User, text = 'Chào cả nhà') =>
  here.app.community.postToFeed(actorFor(author), { text, visibility: 'PUBLIC' });
const onPost = (subjectId: string) => ({ subjectType: 'FEED', subjectId }) as const;
const countsOf = async (id: string) => (await here.ports.reads.likes.countsOf([id])).get(id);

describe('likes at the same instant', () => {
  it.each(crowds)('of %i people are as many rows, and of one person one', async (count) => {
    const [author, ...crowd] = await people(count + 1);
    const { id } = await post(author!); // of count + 1
    await warmUp(here.db);
    const { faults, done } = await atOnce(
      crowd.map((user) => () => here.app.community.likeFeedPost(actorFor(user), id)),
    );
    expect([faults, done]).toEqual([[], count]);
    expect(await countsOf(id)).toEqual({ likes: count, comments: 0 });

    const [one] = await people(1);
    const again = await atOnce(times(count, () => () => here.app.community.likeFeedPost(actorFor(one!), id))); // of 1
    expect(again.faults).toEqual([]);
    expect(await countsOf(id)).toMatchObject({ likes: count + 1 });
    const back = await atOnce(
      times(count, () => () => here.app.community.unlikeFeedPost(actorFor(one!), id)),
    ); // of 1
    expect(back.faults).toEqual([]);
    expect(await countsOf(id)).toMatchObject({ likes: count });
  });
});

describe('a reply that meets a deletion', () => {
  it.each([1, 1, 1, ...crowds])('leaves no orphan, with %i replies', async (count) => {
    const [author, ...crowd] = await people(count + 1);
    const { id } = await post(author!); // of count + 1
    const asAuthor = actorFor(author!); // of count + 1
    const { id: parentId } = await here.app.community.addComment(asAuthor, {
      ...onPost(id),
      text: 'Hỏi chút',
    });
    await warmUp(here.db);
    const { faults, codes } = await atOnce([
      ...crowd.map(
        (user) => (): Promise<unknown> =>
          here.app.community.addComment(actorFor(user), { ...onPost(id), text: 'Trả lời', parentId }),
      ),
      () => here.app.community.deleteComment(asAuthor, parentId),
    ]);
    expect(faults).toEqual([]);
    expect(['comment.has_children', 'comment.not_found']).toEqual(expect.arrayContaining([...codes]));
    const orphans = await rows(
      here.db,
      `select 1 from comments c join comments r on r.id = c.root_id
       where r.id = ? and r.status = 'DELETED' and c.status <> 'DELETED'`,
      [parentId],
    );
    expect(orphans).toEqual([]);
    const parent = await here.ports.reads.comments.find(parentId);
    expect(parent).toMatchObject(
      parent?.status === 'DELETED' ? { replies: 0, text: '' } : { status: 'PUBLISHED', replies: count },
    );
    expect(await here.app.community.recountFeed(staff)).toEqual({ corrected: 0 });
  });
});

/** Until another connection waits for a row. */
const someoneWaits = async (): Promise<void> => {
  for (;;) {
    const waiting = await rows(
      here.db,
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
};

describe('counting again', () => {
  it('waits for who is just changing a wrong count, and counts what they did', async () => {
    const [author, fan] = (await people(2)) as [User, User];
    await rows(here.db, 'insert into social_counts (user_id, followers) values (?, 90)', [author.id]);
    const [begun, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const followed = here.ports.transaction(async ({ follows, socialCounts }) => {
      await socialCounts.lockAll([author.id, fan.id]);
      await follows.insert(aFollow(fan.id, author.id));
      await socialCounts.add(author.id, { followers: 1 });
      await socialCounts.add(fan.id, { following: 1 });
      begun.resolve();
      await commit.promise;
    });
    await begun.promise;
    const counted = here.app.community.recountFeed(staff);
    await someoneWaits();
    commit.resolve();
    await followed;
    expect((await counted).corrected).toBe(1);
    const counts = await here.ports.reads.socialCounts.of([author.id, fan.id]);
    expect([counts.get(author.id)?.followers, counts.get(fan.id)?.following]).toEqual([1, 1]);
  });
});

describe('a follow that meets a post', () => {
  it('ends with the post in the feed', async () => {
    const [author, ...crowd] = await people(41);
    await warmUp(here.db);
    const posted = times(5, (index) => () => post(author!, `Bài ${index}`)); // of 41
    const followed = crowd.map(
      (user) => () => here.app.community.followUser(actorFor(user), author!.id), // of 41
    );
    const mixed = followed.flatMap((follow, index) =>
      index % 8 === 0 ? [follow, posted[index / 8]!] : [follow],
    ); // five of forty
    expect((await atOnce<unknown>(mixed)).faults).toEqual([]);
    const stored = await rows<{ userId: string; count: number }>(
      here.db,
      `select user_id, count(*)::int as count from feed_inbox where author_id = ? and user_id <> ? group by user_id`,
      [author!.id, author!.id], // of 41
    );
    expect(stored).toHaveLength(crowd.length);
    expect(new Set(stored.map(({ count }) => count))).toEqual(new Set([5]));
  });
});

describe('edits of one post', () => {
  it('are one, and the others hear that it changed', async () => {
    const [author] = await people(1);
    const { id } = await post(author!); // of 1
    await warmUp(here.db);
    const { done, codes, faults } = await atOnce(
      times(
        20,
        (index) => () =>
          here.app.community.editFeedPost(actorFor(author!), { id, text: `Sửa ${index}`, version: 1 }), // of 1
      ),
    );
    expect({ done, codes, faults }).toEqual({ done: 1, codes: ['version.stale'], faults: [] });
  });
});

describe('pages of a feed', () => {
  it('never repeat, skip or come short while others post', async () => {
    const [reader, author, other] = (await people(3)) as [User, User, User];
    for (const { id } of [author, other]) await here.app.community.followUser(actorFor(reader), id);
    const before: string[] = [];
    for (let index = 0; index < 21; index += 1) before.push((await post(author, `Bài ${index}`)).id);

    const found: string[] = [];
    let cursor: string | undefined;
    let number = 0;
    do {
      const [page] = await Promise.all([
        here.app.community.listFollowedPosts(actorFor(reader), { limit: 4, cursor }),
        post(other, `Xen vào ${(number += 1)}`),
      ]);
      if (page.nextCursor !== null) expect(page.items).toHaveLength(4);
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((id) => before.includes(id))).toEqual(before.toReversed());
  });
});

describe('counts', () => {
  it('are those of the rows after any storm', async () => {
    const crowd = await people(12);
    const posts = await Promise.all(crowd.slice(0, 3).map((author) => post(author)));
    const act = (user: User, id: string, number: number) => async (): Promise<unknown> => {
      const actor = actorFor(user);
      const { community } = here.app;
      switch (number % 5) {
        case 0:
          return community.likeFeedPost(actor, id);
        case 1:
          return community.unlikeFeedPost(actor, id);
        case 2:
          return community.deleteFeedPost(actor, id);
        case 3:
          return community.restoreFeedPost(actor, id);
        default: {
          const { id: commentId } = await community.addComment(actor, {
            ...onPost(id),
            text: `Số ${number}`,
          });
          return number % 2 === 0 ? community.deleteComment(actor, commentId) : null;
        }
      }
    };
    const works = times(
      240,
      (number) => act(crowd[(number * 7) % crowd.length]!, posts[number % posts.length]!.id, number), // inside both
    );
    expect((await atOnce(works)).faults).toEqual([]);
    expect(await here.app.community.recountFeed(staff)).toEqual({ corrected: 0 });
    const wrong = await rows(
      here.db,
      `select 1 from social_counts c where c.posts <>
         (select count(*) from feed_posts p where p.author_id = c.user_id and p.status <> 'DELETED')`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('a post', () => {
  it('is seen by whom the table says, on PostgreSQL too', async () => {
    await fc.assert(
      fc.asyncProperty(histories, (steps) => checkVisibility(here, steps)),
      { numRuns: byEffort(16, 160) },
    );
  });
});
