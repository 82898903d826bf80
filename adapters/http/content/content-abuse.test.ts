import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { permissions, type Permission } from '#core/access/actor/permission.ts';
import { minute } from '#core/kernel/time.ts';
import { aBugReport, onRoadmap } from '#fixtures/content/bug-reports.ts';
import { aContent, aPost } from '#fixtures/content/posts.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const [author, stranger] = ['author', 'stranger'].map((id) => aUser({ id, email: `${id}@example.com` })) as [
  ReturnType<typeof aUser>,
  ReturnType<typeof aUser>,
]; // two are made
const staffOf = (roleId: string) => aUser({ id: roleId, email: `${roleId}@example.com`, roleId });
const [clerk, manager, editor] = [staffOf('clerks'), staffOf('managers'), staffOf('editors')];
const role = (id: string, granted: readonly Permission[]) => aRole({ id, permissions: granted });

const picture = aMedium({ id: 'picture-of-draft', ownerId: author.id, purpose: 'ARTICLE' });
const screenshot = aMedium({ id: 'screenshot', ownerId: author.id, purpose: 'BUG_REPORT' });
const secretShot = aMedium({ id: 'secret-screenshot', ownerId: author.id, purpose: 'BUG_REPORT' });

const draft = aPost({ id: 'draft', authorId: author.id, status: 'DRAFT', imageId: picture.id });
const other = aPost({ id: 'other', authorId: author.id, status: 'DRAFT', title: 'Bài khác, cũng còn kín' });

const open = () =>
  openTestServer({
    config: { metricsToken: 'a-long-enough-token' },
    seed: {
      users: [author, stranger, clerk, manager, editor],
      roles: [
        role('clerks', ['bug-report.view', 'bug-report.update']),
        role(
          'managers',
          permissions.filter((each) => each !== 'media.view'),
        ),
        role('editors', ['post.view']),
      ],
      media: [picture, screenshot, secretShot],
      content: { posts: [draft, other] },
      settings: { supportInbox: 'help@fitboard.example' },
      bugReports: [
        { ...aBugReport({ id: 'private', reporterId: author.id, screenshots: [screenshot.id] }), number: 1 },
        {
          ...aBugReport({
            id: 'secret',
            reporterId: author.id,
            screenshots: [secretShot.id],
            isSecurity: true,
          }),
          number: 2,
        },
      ],
    },
  });

describe('an article', () => {
  it.each([
    { status: 'PUBLISHED' },
    { hot: true },
    { isShowMain: true },
    { bounty: 500 },
    { authorId: 'stranger' },
    { publishedAt: '2026-11-20T05:00:00.000Z' },
  ])('takes no %j from a body', async (field) => {
    const { as, rows } = open();
    const { title, description, html } = aContent();
    const text = { title, description, html };
    const me = as(author);
    const sent = [
      await me.post('/api/posts').send({ ...text, language: 'vi', ...field }),
      await me.put('/api/posts/draft/working-copy').send({ ...text, version: 1, ...field }),
      await me.patch('/api/posts/draft').send({ ...text, version: 1, ...field }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(rows('posts')).toEqual([draft, other]);
  });

  it('that is hidden shows its pictures to its author and staff alone', async () => {
    const { as, request } = open();
    const address = '/api/media/picture-of-draft/url';
    const shown = { imageId: picture.id, imageAlt: 'Bữa sáng', version: 1 };
    expect((await as(author).put('/api/posts/draft/working-copy').send(shown)).status).toBe(200);
    expect((await request.get(address)).status).toBe(404);
    expect((await as(stranger).get(address)).status).toBe(404);
    expect((await as(clerk).get(address)).status).toBe(404);
    expect((await as(author).get(address)).status).toBe(200);
    expect((await as(editor).get(address)).status).toBe(200);
  });

  it('is all that a preview link shows, and the link stands in no record of requests', async () => {
    const { as, request } = open();
    const made = await as(author).post('/api/posts/draft/preview');
    const { token } = made.body as { token: string };
    const page = await request.get(`/api/posts/preview/${token}`);
    expect([page.status, page.body.id]).toEqual([200, 'draft']);
    expect(JSON.stringify(page.body)).not.toContain('cũng còn kín');
    // It opens nothing else of the article.
    for (const path of [`/api/posts/${token}`, '/api/posts/draft', '/api/posts/draft/working-copy'])
      expect((await request.get(path).set('Cookie', `preview=${token}`)).status).not.toBe(200);
    const metrics = await request.get('/metrics').set('Authorization', 'Bearer a-long-enough-token');
    expect(metrics.text).toContain('/posts/preview/:token');
    expect(metrics.text).not.toContain(token);
    await as(author).delete('/api/posts/draft/preview');
    expect((await request.get(`/api/posts/preview/${token}`)).status).toBe(404);
  });
});

describe('a bug report', () => {
  it('shows its screenshots to its reporter and to staff who may read it, also once it is on the roadmap', async () => {
    const { as, request } = open();
    const seenBy = async (id: string) => {
      const address = `/api/media/${id}/url`;
      const people = [author, clerk, manager, stranger, editor];
      const asked = await Promise.all(people.map((user) => as(user).get(address)));
      return [...asked, await request.get(address)].map(({ status }) => status);
    };
    expect(await seenBy(screenshot.id)).toEqual([200, 200, 200, 404, 404, 404]);
    expect(await seenBy(secretShot.id)).toEqual([200, 404, 200, 404, 404, 404]);
    const roadmap = { stage: 'PLANNED', ...onRoadmapWords };
    expect((await as(manager).put('/api/admin/bug-reports/private/roadmap').send(roadmap)).status).toBe(200);
    expect(await seenBy(screenshot.id)).toEqual([200, 200, 200, 404, 404, 404]);
    expect((await request.get('/api/roadmap')).text).not.toContain(screenshot.id);
  });

  it('that is private is as good as none to everybody else', async () => {
    const { as, request } = open();
    const suggested = await as(stranger).get(
      `/api/bug-reports/suggestions?q=${encodeURIComponent('Biểu đồ cân nặng bị trống')}`,
    );
    expect(suggested.body).toEqual([]);
    const answersFor = async (id: string) => {
      const me = as(stranger);
      const asked = [
        await me.get(`/api/bug-reports/${id}`),
        await me.put(`/api/bug-reports/${id}/vote`),
        await me.delete(`/api/bug-reports/${id}/vote`),
        await me.post(`/api/bug-reports/${id}/messages`).send({ text: 'Có ai không?' }),
        await me.post(`/api/bug-reports/${id}/withdraw`),
        await me.post(`/api/bug-reports/${id}/reopen`),
      ];
      return asked.map(({ status, body }) => [status, (body as { code: string }).code]);
    };
    const unknown = await answersFor('nothing');
    expect(new Set(unknown.map(String))).toEqual(new Set(['404,bug_report.not_found']));
    for (const id of ['private', 'secret']) expect(await answersFor(id)).toEqual(unknown);
    expect((await request.get('/api/roadmap')).body.items).toEqual([]);
  });

  it('on the roadmap says how many want it, and never who or in which words it was sent', async () => {
    const { as, request } = open();
    await as(manager)
      .put('/api/admin/bug-reports/private/roadmap')
      .send({ stage: 'PLANNED', ...onRoadmapWords });
    await as(stranger).put('/api/bug-reports/private/vote');
    const { text, body } = await request.get('/api/roadmap');
    expect(body.items).toMatchObject([{ id: 'private', votes: 1, hasVoted: false }]);
    for (const word of ['Biểu đồ cân nặng bị trống', author.id, stranger.id, 'Firefox', 'physical-profile'])
      expect(text).not.toContain(word);
  });
});

const { title, summary } = onRoadmap('Biểu đồ hiện chậm', 'Charts are slow');
const onRoadmapWords = { title, summary };

describe('the contact form', () => {
  const typed = {
    name: 'Lê Thị Hạnh',
    email: 'nan-nhan@example.com',
    subject: 'Hỏi về gói Pro',
    message: 'Tôi muốn đổi sang gói năm thì làm thế nào?',
  };
  const opened = () => {
    const here = open();
    const send = async (parts: object) => {
      const { token } = (await here.request.get('/api/contact/token')).body as { token: string };
      here.clock.forward(minute);
      return here.request.post('/api/contact').send({ ...typed, token, ...parts });
    };
    return { ...here, send };
  };

  it.each([
    { subject: 'Chào\r\nBcc: tat-ca@example.com' },
    { name: 'Hạnh\r\nBcc: tat-ca@example.com' },
    { email: 'a@example.com\r\nBcc: tat-ca@example.com' },
    { email: 'a@example.com, b@example.com' },
  ])('takes no header line: %j', async (parts) => {
    const { send, store } = opened();
    const { status } = await send(parts);
    const [kept] = store.committed.table('contactMessages').all();
    // Refused, or kept as one line.
    if (status !== 400) expect(`${kept?.subject}${kept?.name}${kept?.email}`).not.toMatch(/[\r\n,]/);
    expect([200, 400]).toContain(status);
  });

  it('writes to the support mailbox and to no stranger whose address was typed', async () => {
    const { send, store, app } = opened();
    expect((await send({})).status).toBe(200);
    await app.events.handleEvents(system);
    const mails = store.committed.table('mails').all();
    expect(mails.map(({ mail }) => mail.to)).toEqual(['help@fitboard.example']);
  });
});
