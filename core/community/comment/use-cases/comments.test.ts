import { beforeEach, describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import type { User } from '#core/people/account/user.ts';
import { aTextRule } from '#fixtures/community/moderation.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, staff, system, visitor, world, type World } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

const people = ['author', 'one', 'two', 'three'].map((id) =>
  aUser({ id, isPublic: true, fullname: id, createdAt: after(noon, -30 * day) }),
) as [User, User, User, User];
const [author, one, two, three] = people.map((user) => actorFor(user)) as [typeof staff, typeof staff, typeof staff, typeof staff]; // prettier-ignore

let here: World;
let postId = '';
beforeEach(async () => {
  here = world({ users: people });
  postId = (await here.app.community.postToFeed(author, { text: 'Chào' })).id;
});

const subject = () => ({ subjectType: 'FEED', subjectId: postId }) as const;
const say = (actor: typeof staff, text: string, parentId?: string) =>
  here.app.community.addComment(actor, { ...subject(), text, parentId });
const read = async (actor: Parameters<World['app']['community']['listComments']>[0]) =>
  (await here.app.community.listComments(actor, subject())).items;
const repliesTo = async (actor: typeof staff, id: string) =>
  (await here.app.community.listReplies(actor, { id })).items;
const settle = async () => {
  while ((await here.app.events.handleEvents(system)).handled.length > 0);
};
const noticesOf = (userId: string) =>
  here
    .rows('notifications')
    .filter((line) => line.userId === userId)
    .map(({ type, topic, count }) => [type, topic, count]);

describe('a comment', () => {
  it('hangs on the root of its thread and says whom it answers', async () => {
    const root = await say(one, 'Hỏi chút');
    const reply = await say(two, 'Đây', root.id);
    const answer = await say(three, 'Cảm ơn', reply.id);
    expect(answer).toMatchObject({ rootId: root.id, replyTo: { commentId: reply.id, name: 'two' } });
    expect(await read(visitor)).toMatchObject([{ id: root.id, replies: 2, author: { name: 'one' } }]);
    expect((await repliesTo(one, root.id)).map(({ text }) => text)).toEqual(['Đây', 'Cảm ơn']);
    expect(await here.app.community.getFeedPost(visitor, postId)).toMatchObject({ comments: 3 });
  });

  it('is deleted by its owner alone, and not while it has been answered', async () => {
    const { community } = here.app;
    const root = await say(one, 'Hỏi chút');
    const reply = await say(two, 'Đây', root.id);
    expect(await refusalOf(community.deleteComment(two, root.id))).toBe('comment.not_owner');
    expect(await refusalOf(community.deleteComment(staff, root.id))).toBe('comment.not_owner');
    expect(await refusalOf(community.deleteComment(one, root.id))).toBe('comment.has_children');
    await community.deleteComment(two, reply.id);
    expect(await refusalOf(community.deleteComment(two, reply.id))).toBe('comment.not_found');
    await community.deleteComment(one, root.id);
    expect(await read(visitor)).toEqual([]);
    expect(await community.getFeedPost(visitor, postId)).toMatchObject({ comments: 0 });
    expect(await refusalOf(say(two, 'Muộn', root.id))).toBe('comment.not_found');
  });

  it('is changed by those who saw the newest, is marked, and staff read what it said', async () => {
    const { community } = here.app;
    const { id } = await say(one, 'Cũ');
    const edited = await community.editComment(one, { id, text: 'Mới', version: 1 });
    expect(edited).toMatchObject({ text: 'Mới', version: 2, editedAt: here.clock.now() });
    expect(await refusalOf(community.editComment(one, { id, text: 'x', version: 1 }))).toBe('version.stale');
    expect(await refusalOf(community.editComment(two, { id, text: 'x', version: 2 }))).toBe(
      'comment.not_owner',
    );
    const asStaff = await community.getCommentAsStaff(staff, id);
    expect(asStaff.oldTexts).toMatchObject([{ version: 1, text: 'Cũ' }]);
    here.clock.forward(91 * day);
    expect(await community.forgetOldTexts(system)).toEqual({ deleted: 1 });
  });

  it('that staff hide is shown to its author with the reason; to others its place alone, where it was answered', async () => {
    const { community } = here.app;
    const root = await say(one, 'Quảng cáo');
    await say(two, 'Thôi nào', root.id);
    const alone = await say(one, 'Lại quảng cáo');
    for (const { id } of [root, alone]) await community.hideCommentAsStaff(staff, { id, reason: 'spam' });
    expect(await read(one)).toMatchObject([
      { id: alone.id, text: 'Lại quảng cáo', hiddenReason: 'spam' },
      { id: root.id, text: 'Quảng cáo', hiddenReason: 'spam' },
    ]);
    const [gone, ...rest] = await read(two);
    expect(rest).toEqual([]);
    expect(gone).toMatchObject({ id: root.id, isGone: true, author: null, text: '', replies: 1, hiddenReason: null }); // prettier-ignore
    expect(await community.getFeedPost(visitor, postId)).toMatchObject({ comments: 1 });
    await community.restoreCommentAsStaff(staff, alone.id);
    expect((await read(two)).map(({ text }) => text)).toEqual(['Lại quảng cáo', '']);
    expect(await community.recountFeed(staff)).toEqual({ corrected: 0 });
  });

  it('is taken by no locked post, and only its author locks it', async () => {
    const { community } = here.app;
    const root = await say(one, 'Hỏi chút');
    expect(await refusalOf(community.lockFeedPost(one, postId))).toBe('feed.not_owner');
    await community.lockFeedPost(author, postId);
    expect(await community.listComments(author, subject())).toMatchObject({ locked: true, mayLock: true });
    expect(await community.listComments(one, subject())).toMatchObject({ locked: true, mayLock: false });
    expect(await refusalOf(say(two, 'x'))).toBe('comment.locked');
    expect(await refusalOf(say(two, 'x', root.id))).toBe('comment.locked');
    const edit = community.editComment(one, { id: root.id, text: 'x', version: 1 });
    expect(await refusalOf(edit)).toBe('comment.locked');
    await community.unlockFeedPost(author, postId);
    await say(two, 'Được rồi');
  });

  it('of one who blocked the other is not there in a third’s thread, nor can it be answered', async () => {
    const { community } = here.app;
    const root = await say(one, 'Xin chào');
    const other = await say(three, 'Chào bạn');
    const reply = await say(one, 'Vâng', other.id);
    await community.blockUser(two, 'one');
    expect((await read(two)).map(({ id }) => id)).toEqual([other.id]);
    expect(await repliesTo(two, other.id)).toEqual([]);
    for (const id of [root.id, reply.id])
      expect(await refusalOf(say(two, 'x', id))).toBe('comment.not_found');
    expect(await refusalOf(community.listReplies(two, { id: root.id }))).toBe('comment.not_found');
    expect((await read(one)).map(({ id }) => id)).toEqual([other.id, root.id]);
    expect(await refusalOf(community.deleteComment(two, root.id))).toBe('comment.not_found');
  });

  it('on what is not shown is not there: by list, by reply, by edit', async () => {
    const { community } = here.app;
    const { id } = await say(one, 'Hỏi chút');
    await community.editFeedPost(author, { id: postId, visibility: 'PRIVATE', version: 1 });
    expect(await refusalOf(read(one))).toBe('feed.not_found');
    expect(await refusalOf(say(one, 'x'))).toBe('feed.not_found');
    expect(await refusalOf(community.listReplies(one, { id }))).toBe('feed.not_found');
    await community.deleteComment(one, id);
  });

  it('the third of one text in ten minutes is refused', async () => {
    await say(one, 'Hay');
    await say(one, 'Hay');
    expect(await refusalOf(say(one, 'Hay'))).toBe('feed.duplicate');
    await say(two, 'Hay');
    const { id } = await say(one, 'Khác');
    const edit = (text: string) => here.app.community.editComment(one, { id, text, version: 1 });
    expect(await refusalOf(edit('Hay'))).toBe('feed.duplicate');
    await edit('Khác');
  });
});

describe('notices of comments', () => {
  it('go to the post’s author and to whom was answered, once each, and are withdrawn with the comment', async () => {
    const { community } = here.app;
    const root = await say(one, 'Hỏi chút');
    await say(author, 'Đây', root.id);
    const reply = await say(two, 'Tôi cũng hỏi', root.id);
    await settle();
    expect(noticesOf('author')).toEqual([['COMMENT_FEED', null, 2]]);
    expect(noticesOf('one')).toEqual([['SYSTEM', 'comment_replied', 2]]);
    const replied = here.rows('notifications').find(({ topic }) => topic === 'comment_replied');
    expect(replied?.link).toMatch(new RegExp(`^/feed/${postId}\\?comment=[^&]+&thread=${root.id}$`));
    await community.deleteComment(two, reply.id);
    await settle();
    expect(noticesOf('author')).toEqual([['COMMENT_FEED', null, 1]]);
    expect(noticesOf('one')).toEqual([['SYSTEM', 'comment_replied', 1]]);
    await community.hideCommentAsStaff(staff, { id: root.id, reason: 'spam' });
    await settle();
    expect(noticesOf('author')).toEqual([]);
  });

  it('of what waited for a decision come with it: to whom it answers, and to who is named in it', async () => {
    const { community } = here.app;
    const { textRules } = here.ports.reads;
    await textRules.insert(aTextRule({ pattern: 'trà giảm cân', action: 'HOLD' }));
    for (const text of ['Một', 'Hai', 'Ba']) await community.postToFeed(three, { text });
    const root = await say(one, 'Hỏi chút');
    const text = '@one @two uống trà giảm cân à?';
    const mentions = ['one', 'two'].map((userId) => ({
      userId,
      start: text.indexOf(`@${userId}`),
      length: 4,
    }));
    const held = await community.addComment(three, { ...subject(), text, mentions, parentId: root.id });
    await settle();
    expect([held.status, noticesOf('one'), noticesOf('two')]).toEqual(['HELD', [], []]);
    await community.restoreCommentAsStaff(staff, held.id);
    await settle();
    const mentioned = [['SYSTEM', 'mentioned', 1]];
    expect([noticesOf('one'), noticesOf('two')]).toEqual([mentioned, mentioned]);
    expect(noticesOf('author')).toEqual([['COMMENT_FEED', null, 2]]);
  });

  it('do not lead to a post that is not there for whom was answered', async () => {
    const root = await say(one, 'Hỏi chút');
    await here.app.community.blockUser(author, 'one');
    await say(two, 'Đây', root.id);
    await settle();
    expect(noticesOf('one')).toEqual([]);
    expect(noticesOf('author')).toEqual([['COMMENT_FEED', null, 1]]);
  });

  it('go from all but the post’s author when it becomes private, and from the author too when it is deleted', async () => {
    const { community } = here.app;
    const root = await say(one, 'Hỏi chút');
    await say(two, 'Đây', root.id);
    await community.likeFeedPost(two, postId);
    await settle();
    expect([noticesOf('one'), noticesOf('author').length]).toEqual([[['SYSTEM', 'comment_replied', 1]], 2]);
    await community.editFeedPost(author, { id: postId, visibility: 'PRIVATE', version: 1 });
    await settle();
    expect([noticesOf('one'), noticesOf('author').length]).toEqual([[], 2]);
    await community.deleteFeedPost(author, postId);
    await settle();
    expect(noticesOf('author')).toEqual([]);
  });

  it('are silent towards who muted the writer', async () => {
    const { relations } = here.ports.reads;
    await relations.put({ ownerId: 'author', otherId: 'one', kind: 'MUTE', until: null, createdAt: noon });
    await say(one, 'Hỏi chút');
    await settle();
    expect(noticesOf('author')).toEqual([]);
    expect(await read(author)).toEqual([]);
  });
});
