import { beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '#core/access/actor/permission.ts';
import { superUserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, superUser, system, world, type World } from '#fixtures/engine/world.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';

const rights: readonly Permission[] = ['feed.view', 'feed.update', 'feed.manage'];
const role = aRole({ id: 'moderators', permissions: [...rights] });
const person = (id: string) => aUser({ id, isPublic: true, createdAt: after(noon, -30 * day) });
const [author, reader] = [person('author'), person('reader')];
const [first, second] = ['first', 'second'].map((id) => ({ ...person(id), roleId: role.id })) as [typeof author, typeof author]; // prettier-ignore
const [asAuthor, asReader] = [actorFor(author), actorFor(reader)];
const [asFirst, asSecond] = [actorFor(first, rights), actorFor(second, rights)];
const reason = 'Trái quy định.';

let here: World;
beforeEach(() => {
  here = world({ roles: [role], users: [author, reader, first, second, { ...person(superUserId) }] });
});

const settle = async () => {
  while ((await here.app.events.handleEvents(system)).handled.length > 0);
};
const topicsOf = (userId: string) =>
  here
    .rows('notifications')
    .filter((line) => line.userId === userId)
    .map(({ topic }) => topic);

/** The two things that staff hide without a report, each as its own use cases know it. */
const kinds = {
  FEED: {
    write: async (actor: typeof asAuthor) =>
      (await here.app.community.postToFeed(actor, { text: `Của ${actor.id}` })).id,
    hide: (actor: typeof asAuthor, id: string, why = reason) =>
      here.app.community.hideFeedPostAsStaff(actor, { id, reason: why }),
    restore: (actor: typeof asAuthor, id: string) => here.app.community.restoreFeedPostAsStaff(actor, id),
  },
  COMMENT: {
    write: async (actor: typeof asAuthor) => {
      const post = await here.app.community.postToFeed(asReader, { text: `Cho ${actor.id}` });
      const subject = { subjectType: 'FEED', subjectId: post.id } as const;
      return (await here.app.community.addComment(actor, { ...subject, text: 'Một lời' })).id;
    },
    hide: (actor: typeof asAuthor, id: string, why = reason) =>
      here.app.community.hideCommentAsStaff(actor, { id, reason: why }),
    restore: (actor: typeof asAuthor, id: string) => here.app.community.restoreCommentAsStaff(actor, id),
  },
} as const;

describe.each(['FEED', 'COMMENT'] as const)('what staff hide by hand: %s', (targetKind) => {
  const { write, hide, restore } = kinds[targetKind];

  it('is a decision that its author reads and can appeal, and that another person undoes', async () => {
    const { community } = here.app;
    const id = await write(asAuthor);
    expect((await hide(asFirst, id)).status).toBe('HIDDEN');
    expect((await hide(asSecond, id)).status).toBe('HIDDEN');
    await settle();
    expect(topicsOf(author.id)).toEqual(['content_hidden']);
    expect(topicsOf(second.id)).not.toContain('case_waiting');
    const [own, ...others] = await community.listMySanctions(asAuthor);
    expect(others).toEqual([]);
    expect(own).toMatchObject({ kind: 'HIDE', reason, targetKind, mayAppeal: true });
    await community.fileAppeal(asAuthor, { id: own?.id ?? '', text: 'Không sai.' });
    const [appeal] = here.rows('appeals');
    const answer = { id: appeal?.id ?? '', reason: 'Đúng vậy.' };
    expect(await refusalOf(community.acceptAppeal(asFirst, answer))).toBe('appeal.same_moderator');
    await community.acceptAppeal(asSecond, answer);
    const table = targetKind === 'FEED' ? 'feedPosts' : 'comments';
    expect(here.rows(table).find((row) => row.id === id)).toMatchObject({
      status: 'PUBLISHED',
      hiddenReason: null,
    });
  });

  it('is shown again with the decision taken back, which its author hears', async () => {
    const id = await write(asAuthor);
    await hide(asFirst, id);
    expect((await restore(asSecond, id)).status).toBe('PUBLISHED');
    await settle();
    expect(here.rows('sanctions')).toMatchObject([{ status: 'LIFTED', endedBy: 'second' }]);
    expect(topicsOf(author.id)).toContain('content_restored');
  });

  it('ends the case that waits for it, and those who reported hear that it was handled', async () => {
    const id = await write(asAuthor);
    const report = { targetKind, targetId: id, reason: 'SPAM', note: '' } as const;
    await here.app.community.reportContent(asReader, report);
    await here.app.community.reportContent(asSecond, report);
    expect(await refusalOf(hide(asSecond, id))).toBe('case.own');
    await hide(asFirst, id);
    await settle();
    expect(here.rows('cases')).toMatchObject([{ status: 'DECIDED', decision: 'HIDE', hidden: true, reason }]);
    expect(topicsOf(reader.id)).toContain('report_decided');
  });

  it('is never one’s own, neither hidden nor shown', async () => {
    const id = await write(asFirst);
    expect(await refusalOf(hide(asFirst, id))).toBe('case.own');
    await hide(asSecond, id);
    expect(await refusalOf(restore(asFirst, id))).toBe('case.own');
    expect(await refusalOf(hide(asSecond, await write(asAuthor), 'x'))).toBe('input.min_length');
  });
});

describe('a post in the site’s name', () => {
  it('is hidden and shown without a decision about user 1', async () => {
    const { id } = await here.app.community.postAsSite(superUser, { text: 'Chào cả nhà' });
    await kinds.FEED.hide(asFirst, id);
    expect([here.rows('cases'), here.rows('sanctions')]).toEqual([[], []]);
    expect((await kinds.FEED.restore(superUser, id)).status).toBe('PUBLISHED');
  });
});
