import { request as httpRequest } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { aCategory, aPost, articleText } from '#fixtures/content/posts.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { listen } from '../engine/listen.ts';
import { openTestServer } from '../testing/test-server.ts';

const author = aUser({ id: 'author', email: 'rieng@example.com', phone: '+84900000001', isPublic: false });
const clerk = aUser({ id: 'clerk', email: 'clerk@example.com', roleId: 'editors' });
const category = aCategory({ slug: 'dinh-duong' });
const article = aPost({ authorId: author.id, categoryId: category.id, slug: 'ngu-du', html: articleText });
const seed = {
  users: [author, clerk],
  roles: [aRole({ id: 'editors', permissions: ['post.update', 'post.view'] })],
  content: { categories: [category], posts: [article] },
};

/** Every address that something in this process connects to. */
const connections = () => {
  const seen: string[] = [];
  const { connect } = Socket.prototype;
  const spy = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...all) {
    seen.push(JSON.stringify(all));
    return connect.apply(this, all as never); // as it was called
  });
  return { seen, end: () => spy.mockRestore() };
};

describe('an article', () => {
  it('makes the server ask no address that stands in it', async () => {
    const { as, request, app } = openTestServer({ seed });
    const { seen, end } = connections();
    const foreign = '127.0.0.2:49151';
    const html = `${articleText}<p><a href="http://${foreign}/a">x</a><img src="http://${foreign}/b.png" alt="x"></p><iframe src="http://${foreign}/c"></iframe><video src="http://${foreign}/d.mp4"></video>`;
    const typed = { language: 'vi', title: 'Ăn đủ', description: 'Ăn đủ.', html, categoryId: category.id };
    const { id, copyVersion } = (await as(author).post('/api/posts').send(typed)).body;
    const sent = await as(author).post(`/api/posts/${id}/submit`).send({ version: copyVersion });
    const { version } = (await as(clerk).get(`/api/posts/${id}/working-copy`)).body;
    const shown = await as(clerk).post(`/api/posts/${id}/publish`).send({ version });
    expect([sent.status, shown.status]).toEqual([200, 200]);
    await app.events.handleEvents(system);
    for (const path of ['/post/an-du', '/post/rss.xml', `/share/post/${id}/0.png`, '/sitemap-posts-1.xml'])
      expect([path, (await request.get(path)).status < 400]).toEqual([path, true]);
    expect(seen.filter((one) => one.includes('127.0.0.2'))).toEqual([]);
    // It would be seen.
    await fetch(`http://${foreign}/`).catch(() => null);
    end();
    expect(seen.filter((one) => one.includes('127.0.0.2'))).not.toEqual([]);
  });

  it('says nothing private of who wrote it, in no feed and on no page', async () => {
    const { request } = openTestServer({ seed });
    for (const path of [
      '/post/rss.xml',
      '/post/atom.xml',
      '/post/feed.json',
      '/post/ngu-du',
      '/api/posts/ngu-du',
    ]) {
      const { status, text } = await request.get(path);
      expect([path, status, text.includes(article.title)]).toEqual([path, 200, true]);
      for (const secret of ['rieng@example.com', '+84900000001', `/user/${author.id}`])
        expect([path, text.includes(secret)]).toEqual([path, false]);
    }
  });
});

describe('the name that a request calls us by', () => {
  const evil = 'evil.example';

  it('changes no link, feed or redirect, also when it stands before the path', async () => {
    const server = openTestServer({ seed });
    const port = await listen(server.http.server, { host: '127.0.0.1', port: 0 });
    const ask = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const headers = { Host: `127.0.0.1:${port}`, 'X-Forwarded-Host': evil, Connection: 'close' };
        httpRequest({ port, path, headers }, (answer) => {
          let text = JSON.stringify([answer.statusCode, answer.headers]);
          answer.on('data', (part: Buffer) => (text += part.toString()));
          answer.on('end', () => resolve(text));
        })
          .on('error', reject)
          .end();
      });
    for (const path of ['/post/ngu-du', `/post/${article.id}`, '/post/rss.xml', '/sitemap.xml', '/nowhere']) {
      expect([path, (await ask(path)).includes(evil)]).toEqual([path, false]);
      // A name before the path stands in for the `Host`: nothing is served under a stranger's.
      const answer = await ask(`http://${evil}${path}`);
      expect([path, answer.includes(evil), answer.startsWith('[404')]).toEqual([path, false, true]);
      const own = await ask(`http://127.0.0.1:${port}${path}`);
      const [status] = JSON.parse(/^\[.*?\}\]/s.exec(await ask(path))?.[0] ?? '[]') as [number?];
      expect([path, own.startsWith(`[${status},`), own.includes('"path":"http')]).toEqual([
        path,
        true,
        false,
      ]);
    }
    expect(await ask(`/post/${article.id}`)).toContain('"location":"/post/ngu-du"');
    expect(await ask('/post/rss.xml')).toContain('http://localhost:3000/post/ngu-du');
    await server.close();
  });

  it('is in no mail', async () => {
    const { request, app, store } = openTestServer({ seed });
    const asked = request.post('/api/auth/forgot-password').set('X-Forwarded-Host', evil);
    expect((await asked.send({ email: author.email })).status).toBe(200);
    await app.events.handleEvents(system);
    const mails = JSON.stringify(store.committed.table('mails').all());
    expect([mails.includes(author.email), mails.includes(evil)]).toEqual([true, false]);
  });
});
