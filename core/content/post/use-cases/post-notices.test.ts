import { describe, expect, it } from 'vitest';
import { staffRoleId } from '#core/access/role/role.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { aCategory, aContent } from '#fixtures/content/posts.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, system, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

const category = aCategory({ id: 'dinh-duong', slug: 'dinh-duong' });
const person = (id: string, fullname: string) =>
  aUser({ id, fullname, isPublic: true, createdAt: after(noon, -60 * day) });
const author = person('author', 'Trần Quốc Bảo');
const clerk = person('clerk', 'Lê Thu Hà');
/** Hears what waits. */
const reviewer = aUser({ id: 'reviewer', fullname: 'Đỗ Minh Tâm', roleId: staffRoleId });
const [first, second] = [person('first', 'Phạm Gia Huy'), person('second', 'Ngô Thị Mai')];

/** A published article, unless it is to be handed in only, and who reads it. */
const scene = async ({ isPublished = true } = {}) => {
  const here = world({
    users: [author, clerk, reviewer, first, second],
    content: { categories: [category] },
  });
  const { post, community, events } = here.app;
  const writer = actorFor(author);
  const staff = actorFor(clerk, ['post.update', 'post.view']);
  const id = await post.createPost(writer, { ...aContent({ categoryId: category.id }), language: 'vi' });
  const seen = () => post.readWrittenPost(writer, id);
  const submit = async () => post.submitPost(writer, { id, version: (await seen()).copyVersion });
  const publish = async () => post.publishPost(staff, { id, version: (await seen()).version });
  await submit();
  if (isPublished) await publish();
  const settle = async () => expect((await events.handleEvents(system)).failed).toEqual([]);
  await settle();
  const noticesOf = (userId: string) => here.rows('notifications').filter((line) => line.userId === userId);
  const topics = () => noticesOf(author.id).map(({ type, topic }) => topic ?? type);
  const mails = () =>
    here
      .rows('mails')
      .filter(({ userId }) => userId === author.id)
      .map(({ mail }) => [mail.template, String(mail.values['title'])]);
  return {
    here,
    post,
    community,
    writer,
    staff,
    id,
    seen,
    submit,
    publish,
    settle,
    noticesOf,
    topics,
    mails,
  };
};

const subjectOf = (subjectId: string) => ({ subjectType: 'POST', subjectId }) as const;

describe('the author of an article hears', () => {
  it('that it was planned and published, by notice and by mail, and by nobody’s name', async () => {
    const { here, post, staff, id, seen, settle, topics, mails, noticesOf } = await scene({
      isPublished: false,
    });
    const { version } = await seen();
    await post.schedulePost(staff, { id, version, publishDate: after(noon, hour) });
    await settle();
    expect(topics()).toEqual(['post_scheduled']);
    here.clock.set(after(noon, hour));
    await post.publishDue(system);
    await settle();
    expect(topics().toSorted()).toEqual(['post_published', 'post_scheduled']);
    expect(mails().toSorted()).toEqual([
      ['notification_system', 'Bài viết đã được lên lịch: Giảm cân bền vững'],
      ['notification_system', 'Bài viết đã được đăng: Giảm cân bền vững'],
    ].toSorted()); // prettier-ignore
    expect(JSON.stringify([noticesOf(author.id), here.rows('mails')])).not.toMatch(/clerk|Lê Thu Hà/);
  });

  it('that it was returned, with the reason and the way to the editor', async () => {
    const { post, staff, id, settle, noticesOf, mails } = await scene({ isPublished: false });
    await post.returnPost(staff, { id, reason: 'Thiếu nguồn cho phần hai.' });
    await settle();
    expect(noticesOf(author.id)).toMatchObject([
      { topic: 'post_returned', params: { reason: 'Thiếu nguồn cho phần hai.' }, link: `/dashboard/post/${id}/edit` },
    ]); // prettier-ignore
    expect(mails()).toEqual([['notification_system', 'Bài viết cần sửa thêm: Giảm cân bền vững']]);
  });

  it('how a change was decided, and why an article was taken down', async () => {
    const { post, writer, staff, id, seen, submit, settle, topics, mails } = await scene();
    const change = async (title: string) => {
      await post.keepWorkingCopy(writer, { id, version: (await seen()).copyVersion, title });
      await submit();
    };
    await change('Giảm cân an toàn');
    await post.returnChange(staff, { id, reason: 'Tên cũ nói rõ hơn.' });
    await change('Giảm cân an toàn và bền vững');
    await post.acceptChange(staff, { id, version: (await seen()).copyVersion });
    await post.trashPost(staff, { id, reason: 'Nguồn đã bị rút lại.' });
    await settle();
    expect(topics().toSorted()).toEqual([
      'post_change_accepted',
      'post_change_returned',
      'post_published',
      'post_removed',
    ]);
    const titles = mails().map(([, title]) => title?.replace(/:.*/, ''));
    expect(titles.toSorted()).toEqual([
      'Bài viết đã bị gỡ',
      'Bài viết đã được đăng',
      'Thay đổi cần sửa thêm',
      'Thay đổi đã được duyệt',
    ]);
  });
});

describe('that an article waits, staff', () => {
  const waiting = async () => {
    const opened = await scene({ isPublished: false });
    const lines = () => opened.noticesOf(reviewer.id).map(({ topic, count }) => [topic, count]);
    expect(lines()).toEqual([['post_waiting', 1]]);
    return { ...opened, lines };
  };

  it.each<[string, (opened: Awaited<ReturnType<typeof scene>>) => Promise<unknown>]>([
    ['published', ({ publish }) => publish()],
    [
      'planned',
      async ({ post, staff, id, seen }) => {
        const { version } = await seen();
        await post.schedulePost(staff, { id, version, publishDate: after(noon, hour) });
      },
    ],
    [
      'returned',
      ({ post, staff, id }) => post.returnPost(staff, { id, reason: 'Thiếu nguồn cho phần hai.' }),
    ],
    ['taken back by its author', ({ post, writer, id }) => post.withdrawPost(writer, id)],
    ['thrown away by its author', ({ post, writer, id }) => post.trashPost(writer, { id })],
    [
      'thrown away by staff',
      ({ post, staff, id }) => post.trashPost(staff, { id, reason: 'Quảng cáo trá hình.' }),
    ],
  ])('read until it is %s', async (_name, end) => {
    const opened = await waiting();
    await end(opened);
    await opened.settle();
    expect(opened.lines()).toEqual([]);
  });

  it('read of a change until it is decided or taken back, and again when it is handed in again', async () => {
    const { post, writer, staff, id, seen, submit, publish, settle, lines } = await waiting();
    await publish();
    const change = async (title: string) => {
      await post.keepWorkingCopy(writer, { id, version: (await seen()).copyVersion, title });
      await submit();
      await settle();
      expect(lines()).toEqual([['post_waiting', 1]]);
    };
    await change('Giảm cân an toàn');
    await post.withdrawPost(writer, id);
    await settle();
    expect(lines()).toEqual([]);
    await change('Giảm cân chậm mà chắc');
    await post.returnChange(staff, { id, reason: 'Tên cũ nói rõ hơn.' });
    await settle();
    expect(lines()).toEqual([]);
    await change('Giảm cân an toàn và bền vững');
    await post.acceptChange(staff, { id, version: (await seen()).copyVersion });
    await settle();
    expect(lines()).toEqual([]);
  });

  it('read as often as others wait', async () => {
    const { post, writer, staff, id, settle, lines } = await waiting();
    const typed = { ...aContent({ categoryId: category.id, title: 'Ngủ đủ giấc' }), language: 'vi' } as const;
    const second = await post.createPost(writer, typed);
    const { copyVersion: version } = await post.readWrittenPost(writer, second);
    await post.submitPost(writer, { id: second, version });
    await settle();
    expect(lines()).toEqual([['post_waiting', 2]]);
    await post.returnPost(staff, { id, reason: 'Thiếu nguồn cho phần hai.' });
    await settle();
    expect(lines()).toEqual([['post_waiting', 1]]);
  });

  it('never read when it is decided before they could', async () => {
    const { post, staff, id, submit, settle, lines } = await waiting();
    await post.returnPost(staff, { id, reason: 'Thiếu nguồn cho phần hai.' });
    await settle();
    await submit();
    await post.returnPost(staff, { id, reason: 'Vẫn thiếu nguồn cho phần hai.' });
    await settle();
    expect(lines()).toEqual([]);
  });
});

describe('what readers do with an article', () => {
  it('is one line for all who like it, and shrinks as they take it back', async () => {
    const { post, id, settle, noticesOf } = await scene();
    const likes = () => noticesOf(author.id).filter(({ type }) => type === 'LIKE');
    await post.likePost(actorFor(first), id);
    await settle();
    await post.likePost(actorFor(second), id);
    await settle();
    expect(likes()).toMatchObject([{ count: 2, link: `/post/${id}` }]);
    await post.unlikePost(actorFor(second), id);
    await settle();
    expect(likes()).toMatchObject([{ count: 1, params: { user: 'Phạm Gia Huy' } }]);
    await post.unlikePost(actorFor(first), id);
    await settle();
    expect(likes()).toEqual([]);
  });

  it('is one line for all who comment on it, and who is answered hears of that', async () => {
    const { community, writer, id, settle, noticesOf } = await scene();
    const comments = () => noticesOf(author.id).filter(({ type }) => type === 'COMMENT');
    const one = await community.addComment(actorFor(first), { ...subjectOf(id), text: 'Hay quá!' });
    await settle();
    const two = await community.addComment(actorFor(second), { ...subjectOf(id), text: 'Cảm ơn bạn.' });
    await settle();
    expect(comments()).toMatchObject([{ count: 2 }]);
    await community.addComment(writer, { ...subjectOf(id), parentId: one.id, text: 'Cảm ơn anh Huy.' });
    await settle();
    expect(noticesOf(first.id).map(({ topic }) => topic)).toEqual(['comment_replied']);
    await community.deleteComment(actorFor(second), two.id);
    await settle();
    expect(comments()).toMatchObject([{ count: 1 }]);
  });

  it('is withdrawn with the article: likes, comments and answers', async () => {
    const { post, community, writer, id, settle, noticesOf } = await scene();
    await post.likePost(actorFor(first), id);
    const { id: parentId } = await community.addComment(actorFor(first), {
      ...subjectOf(id),
      text: 'Hay quá!',
    });
    await settle();
    await community.addComment(writer, { ...subjectOf(id), parentId, text: 'Cảm ơn anh Huy.' });
    await settle();
    expect(
      [...noticesOf(author.id), ...noticesOf(first.id)].map(({ type, topic }) => topic ?? type).toSorted(),
    ).toEqual(['COMMENT', 'LIKE', 'comment_replied', 'post_published']);
    await post.trashPost(writer, { id });
    await settle();
    expect(noticesOf(author.id).map(({ topic }) => topic)).toEqual(['post_published']);
    expect(noticesOf(first.id)).toEqual([]);
  });
});
