import { describe, expect, it, vi } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { permissions } from '#core/access/actor/permission.ts';
import { minute } from '#core/kernel/time.ts';
import { aCategory, aContent, aPost } from '#fixtures/content/posts.ts';
import { filed } from '#fixtures/content/report-scene.ts';
import { plainSharePictures } from '#fixtures/engine/ports.ts';
import { aFullProfile, aRole, aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const category = aCategory({ slug: 'dinh-duong' });

/** Everything that a person keeps to themselves, in words that are found nowhere else. */
const secrets = {
  email: 'kin-dao@example.com',
  phone: '+84987000111',
  address: '99 Đường Kín',
  about: 'Chuyện chỉ mình tôi biết',
  city: 'Thị trấn Kín',
} as const;
const writer = aFullProfile({ ...secrets, id: 'writer', username: 'nguoi-viet-kin', fullname: 'Đào Thị Viết', isPublic: false }); // prettier-ignore
const clerk = aUser({
  id: 'clerk-of-content',
  email: 'bien-tap-vien@example.com',
  phone: '+84977111222',
  fullname: 'Phùng Biên Tập',
  roleId: 'clerks',
});
const saidOf = ({ id, email, fullname, phone }: typeof clerk) => [id, email, fullname, phone ?? email];

describe('mails of articles, reports and messages', () => {
  const support = 'ho-tro@fitboard.example';
  const open = () => {
    const here = openTestServer({
      seed: {
        users: [writer, clerk],
        roles: [aRole({ id: 'clerks', permissions })],
        content: { categories: [category] },
        settings: { supportInbox: support },
      },
    });
    const mails = async () => {
      for (let isOver = false; !isOver;)
        isOver = (await here.app.events.handleEvents(system)).handled.length === 0;
      return here.store.committed
        .table('mails')
        .all()
        .map(({ mail }) => mail);
    };
    const post = async (user: typeof clerk, path: string, body: object) => {
      const answer = await here.as(user).post(`/api${path}`).send(body);
      expect([path, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([
        path,
        answer.status,
        '',
      ]);
      return answer.body as { id: string; version: number; copyVersion: number };
    };
    return { ...here, mails, post };
  };

  it('say to a member what was decided, and never who decided', async () => {
    const { mails, post, as } = open();
    const article = await post(
      writer,
      '/posts',
      (() => {
        const { title, description, html } = aContent();
        return { language: 'vi', title, description, html, categoryId: category.id };
      })(),
    );
    const handIn = async () => {
      const { copyVersion } = (await as(writer).get(`/api/posts/${article.id}/working-copy`)).body;
      await post(writer, `/posts/${article.id}/submit`, { version: copyVersion });
    };
    await handIn();
    await post(clerk, `/posts/${article.id}/return`, { reason: 'Bạn thêm nguồn cho đoạn hai nhé.' });
    await handIn();
    const bounty = await as(clerk)
      .put(`/api/posts/${article.id}/bounty`)
      .send({ amount: 500, coin: 'BASE_COIN' });
    expect(bounty.status).toBe(200);
    const { version } = (await as(clerk).get(`/api/posts/${article.id}/working-copy`)).body;
    await post(clerk, `/posts/${article.id}/publish`, { version });
    const report = async () => (await post(writer, '/bug-reports', filed())).id;
    const [answered, declined] = [await report(), await report()];
    await post(clerk, `/admin/bug-reports/${answered}/messages`, {
      text: 'Bạn dùng máy nào?',
      isNote: false,
    });
    await post(clerk, `/admin/bug-reports/${answered}/messages`, {
      text: 'Người này hay báo sai.',
      isNote: true,
    });
    await post(clerk, `/admin/bug-reports/${answered}/resolve`, { outcome: 'FIXED', severity: 'LOW' });
    await post(clerk, `/admin/bug-reports/${declined}/decline`, {
      outcome: 'NOT_PLANNED',
      reason: 'Hiện chưa làm được.',
    });

    const sent = (await mails()).filter(({ to }) => to === secrets.email);
    expect(new Set(sent.map(({ template }) => template))).toEqual(
      new Set(['notification_system', 'bounty_article', 'bug_report_resolved']),
    );
    for (const mail of sent) {
      const text = JSON.stringify(mail);
      for (const word of [...saidOf(clerk), 'hay báo sai'])
        expect([mail.template, word, text.includes(word)]).toEqual([mail.template, word, false]);
    }
  });

  it('name to the mailbox of staff a reporter, and no more of them; of a security report not even what it is about', async () => {
    const { mails, post } = open();
    await post(writer, '/bug-reports', filed());
    const isSecurity = { title: 'Đọc được tin nhắn của người khác', content: 'Đổi số trong địa chỉ là thấy.', isSecurity: true }; // prettier-ignore
    await post(writer, '/bug-reports', filed(isSecurity));
    const sent = (await mails()).filter(({ to }) => to === support);
    expect(sent).toHaveLength(2);
    for (const mail of sent) {
      const text = JSON.stringify(mail);
      const { title, content } = isSecurity;
      for (const word of [...Object.values(secrets), writer.id, title, content, filed().content])
        expect([word, text.includes(word)]).toEqual([word, false]);
      expect(text).toContain(writer.fullname);
    }
  });

  it('answer a message without the name or the address of the person who answers', async () => {
    const { mails, post, request, clock, store } = open();
    const { token } = (await request.get('/api/contact/token')).body as { token: string };
    clock.forward(minute);
    const typed = {
      name: 'Lê Thị Hạnh',
      email: 'hanh@example.com',
      subject: 'Hỏi về gói Pro',
      message: 'Tôi muốn đổi sang gói năm thì làm thế nào?',
    };
    expect((await request.post('/api/contact').send({ ...typed, token })).status).toBe(200);
    const [message] = store.committed.table('contactMessages').all();
    await post(clerk, `/admin/contact-messages/${message?.id}/reply`, {
      text: 'Bạn vào trang Bảng giá rồi chọn gói năm nhé.',
      version: message?.version,
    });
    const [reply, ...others] = (await mails()).filter(({ to }) => to === typed.email);
    expect([reply?.template, others]).toEqual(['contact_reply', []]);
    for (const word of saidOf(clerk))
      expect([word, JSON.stringify(reply).includes(word)]).toEqual([word, false]);
  });
});

describe('pictures of links', () => {
  const article = aPost({
    authorId: writer.id,
    categoryId: category.id,
    slug: 'ngu-du',
    title: 'Ngủ đủ giấc',
  });
  const shown = aFullProfile({
    id: 'shown',
    email: 'mo-cua@example.com',
    phone: '+84987000222',
    address: '7 Đường Mở',
    fullname: 'Vũ Mở Cửa',
    isPublic: true,
  });

  it('hold a title and a name, no private field; a private profile has none', async () => {
    const draw = vi.fn(plainSharePictures.draw);
    const { request } = openTestServer({
      seed: { users: [writer, shown], content: { categories: [category], posts: [article] } },
      sharePictures: { draw },
    });
    for (const path of [
      `/share/user/${writer.id}/a.png`,
      `/share/user/${writer.username}/a.png`,
      `/share/coach/${writer.id}/a.png`,
    ])
      // prettier-ignore
      expect([path, (await request.get(path)).status]).toEqual([path, 404]);
    expect(draw).not.toHaveBeenCalled();
    for (const path of [`/share/post/${article.id}/a.png`, `/share/user/${shown.id}/a.png`])
      expect([path, (await request.get(path).redirects(1)).status]).toEqual([path, 200]);
    const [ofArticle, ofPerson] = draw.mock.calls.map(([drawn]) => JSON.stringify(drawn));
    expect(ofArticle).toContain('Ngủ đủ giấc');
    for (const word of [...Object.values(secrets), writer.username ?? '', writer.id])
      expect([word, ofArticle?.includes(word)]).toEqual([word, false]);
    expect(ofPerson).toContain('Vũ Mở Cửa');
    for (const word of [shown.email, shown.phone ?? '', shown.address ?? ''])
      expect([word, ofPerson?.includes(word)]).toEqual([word, false]);
  });
});
