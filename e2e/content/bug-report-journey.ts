import sharp from 'sharp';
import type { Language } from '#core/kernel/language.ts';
import { ask } from '../coaching/coaching-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import {
  desk,
  inTestEnvironment,
  openInConsole,
  phone,
  type Step,
  type TestEnvironment,
} from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';

const known = { vi: 'Biểu đồ bị trống trên điện thoại', en: 'Charts are empty on phones' };
const summary = { vi: 'Chúng tôi đang tìm nguyên nhân.', en: 'We are looking for the cause.' };
const title = 'Ô nhập vòng eo nhảy số khi cuộn';
const content = 'Mình cuộn trang thì số trong ô vòng eo tự tăng, không biết lưu nhầm từ lúc nào.';
const otherWords = 'Lướt xuống là mất số đo vừa gõ';
const reply = 'Đội ngũ đã thấy lỗi này và đang sửa, cảm ơn bạn.';
const news = { vi: 'Cuộn trang không còn đổi số đo', en: 'Scrolling leaves numbers alone' };
const newsText = {
  vi: 'Ô nhập số đứng yên khi cuộn trang.',
  en: 'Number fields stay as they are while you scroll.',
};
const draft = { vi: 'Bản nháp chưa công bố', en: 'A draft that nobody publishes' };
const side = 400;

/** Lines as fine as those of a text, in the whole picture. */
const finePicture = (): Promise<Buffer> => {
  const lines = Array.from(
    { length: side / 4 },
    (_, at) => `<rect x="${at * 4}" width="2" height="${side}"/>`,
  );
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`)).png().toBuffer(); // prettier-ignore
};

/** How often light turns into dark along a line through a part of the picture. */
const turnsIn = async (picture: Buffer, from: number, to: number, at: number): Promise<number> => {
  const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true });
  const y = Math.round(at * info.height);
  let turns = 0;
  for (let x = Math.round(from * info.width) + 1; x < Math.round(to * info.width); x += 1) {
    const [before = 0, here = 0] = [y * info.width + x - 1, y * info.width + x].map(
      (place) => data[place * info.channels],
    );
    if (Math.abs(before - here) > 60) turns += 1;
  }
  return turns;
};

const begin = async ({ testServer, open, post }: TestEnvironment, language: Language) => {
  const reporter = await testServer.person('Nguyễn Minh Anh', 'minh.anh@example.com', { language });
  const earlier = await testServer.person('Trần Văn Bình', 'binh@example.com', { language });
  const second = await testServer.person('Lê Thuỳ Chi', 'chi@example.com', { language });
  const lan = await testServer.person('Lê Thị Lan', 'lan@example.com', { roleId: 'admin' });
  const filed = (person: typeof reporter, words: string) =>
    ask(testServer, person.token, ['POST', '/bug-reports'], {
      type: 'BUG', title: words, content: 'Chuyện riêng của tôi, đừng cho ai xem.', pageUrl: null, browser: '', isSecurity: false,
    }); // prettier-ignore
  const { id: publicId } = await filed(earlier, 'Biểu đồ của tôi đâu mất rồi');
  const base = `/admin/bug-reports/${String(publicId)}`;
  await ask(testServer, lan.token, ['POST', `${base}/accept`], { severity: 'HIGH' });
  await ask(testServer, lan.token, ['PUT', `${base}/roadmap`], {
    stage: 'IN_PROGRESS',
    title: known,
    summary,
  });
  const hers = await open({ ...phone, language });
  const staff = await open({ ...desk, language });
  return { testServer, open, post, language, reporter, second, lan, filed, hers, staff };
};
type Setting = Readonly<Awaited<ReturnType<typeof begin>>>;
type Act = (setting: Setting, step: Step) => Promise<void>;

/** Draws over the left half of the picture that is open. */
const coverLeftHalf = async ({ page }: Window): Promise<void> => {
  const picture = page.getByRole('dialog').last().locator('img');
  await picture.waitFor();
  await waitForRest(page);
  const box = await picture.boundingBox();
  check(box !== null, 'the picture has no place');
  const { x, y, width, height } = box!; // seen above
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height / 2, { steps: 4 });
  await page.mouse.move(x + width / 2, y + height - 2, { steps: 4 });
  await page.mouse.up();
};

const report: Act = async ({ testServer, reporter, language, hers }, step) => {
  const { page, word, press, reads } = hers;
  await step(
    'a member opens the report from a page, is offered what others reported, and votes for it',
    async () => {
      await hers.signIn(reporter);
      await hers.go('/dashboard/user/bookmark');
      await waitForRest(page);
      await page.getByRole('button', { name: word('nav.me'), exact: true }).click();
      await press('nav.reportProblem');
      await page.getByRole('textbox', { name: word('bugReports.title.label') }).fill(known[language]);
      await reads('bugReports.suggestions');
      const dialog = page.getByRole('dialog').last();
      check(!(await dialog.innerText()).includes('đâu mất rồi'), 'the words of another member are shown');
      await press('bugReports.suggestions.vote');
      await reads('bugReports.suggestions.voted');
      await waitForRest(page);
      await inspect(page, 'the report with what resembles it');
    },
  );
  await step('and reports something else, with a picture whose private half is covered', async () => {
    await page.getByRole('textbox', { name: word('bugReports.title.label') }).fill(title);
    await page.getByRole('textbox', { name: word('bugReports.content.label') }).fill(content);
    await page
      .getByRole('dialog')
      .last()
      .locator('input[type=file]')
      .setInputFiles({ name: 'man-hinh.png', mimeType: 'image/png', buffer: await finePicture() });
    await coverLeftHalf(hers);
    await page.getByRole('button', { name: word('bugReports.cover.area', { number: 1 }) }).waitFor();
    await inspect(page, 'the covering of a picture');
    await press('bugReports.cover.done', { count: 1 });
    await page.getByRole('button', { name: /man-hinh/ }).waitFor();
    await reads('bugReports.along.page', {
      page: `${language === 'en' ? '/en' : ''}/dashboard/user/bookmark`,
    });
    await press('bugReports.send');
    await reads('bugReports.sent', { number: '2' });
    const { body } = await call(testServer.url, 'GET', '/bug-reports', { token: reporter.token });
    const [sent] = body['items'] as readonly { title: string; pageUrl: string | null; browser: string }[]; // of our own contract
    check(
      sent?.title === title && sent.pageUrl?.endsWith('/dashboard/user/bookmark') === true,
      JSON.stringify(sent),
    );
    check(sent?.browser.includes('Mozilla') === true, 'the browser is not named');
  });
};

const decide: Act = async (setting, step) => {
  const { testServer, reporter, second, lan, filed, staff, post, hers } = setting;
  const { page, word, press, reads } = staff;
  const { id: duplicate } = await filed(second, otherWords);
  const confirm = (label: string) =>
    page.getByRole('dialog').last().getByRole('button', { name: label, exact: true }).click();
  let address = '';

  await step('staff see the covered picture, accept the report, and the next one opens', async () => {
    await staff.signIn(lan);
    await openInConsole(staff, 'bug-reports', title);
    address = new URL(page.url()).pathname;
    await inspect(page, 'a report in the console');
    const shown = page.getByRole('main').locator('img').first();
    await shown.waitFor();
    const source = await shown.getAttribute('src');
    const answer = await page.request.get(new URL(source ?? '', testServer.url).href);
    const picture = await answer.body();
    check((await turnsIn(picture, 0.55, 0.95, 0.5)) > 20, 'the rest of the picture is not as it was');
    check((await turnsIn(picture, 0.05, 0.45, 0.5)) <= 6, 'what was covered can still be read');
    await press('console.bugReports.accept');
    await confirm(word('console.bugReports.accept'));
    await reads('console.bugReports.done.accepted');
    await page.getByRole('heading', { level: 1, name: otherWords }).waitFor();
  });
  await step('the next is the same in other words: it is merged by its number', async () => {
    const { body } = await call(testServer.url, 'GET', '/bug-reports', { token: reporter.token });
    const [own] = body['items'] as readonly { number: number }[]; // of our own contract
    await page.getByRole('textbox', { name: word('console.bugReports.mergeBy') }).fill(String(own?.number));
    await press('console.bugReports.mergeBy.merge');
    await reads('console.bugReports.done.merged');
    await page.waitForURL(/\/admin\/bug-reports(\?|$)/);
  });
  await step(
    'staff reply and resolve; the first reporter is paid once, by the table, with notice and mail',
    async () => {
      await staff.go(address);
      await page.getByRole('textbox', { name: word('console.bugReports.write') }).fill(reply);
      await press('console.bugReports.write.send');
      await page.getByText(reply).first().waitFor();
      await press('console.bugReports.resolve');
      await confirm(word('console.bugReports.resolve'));
      await reads('console.bugReports.done.resolved');
      await post.next(reporter.email, new RegExp(hers.number(5000).replace('.', String.raw`\.`)));
      const wallet = async ({ token }: typeof reporter) =>
        (await call(testServer.url, 'GET', '/me/wallet', { token })).body['baseCoin'];
      check((await wallet(reporter)) === 5000, `the reporter has ${String(await wallet(reporter))}`);
      check((await wallet(second)) === 0, 'a duplicate was paid for');
      const id = /bug-reports\/([^/]+)\/show/.exec(address)?.[1] ?? '';
      const again = await call(testServer.url, 'POST', `/admin/bug-reports/${id}/resolve`, {
        token: lan.token,
        body: { outcome: 'FIXED', severity: 'CRITICAL' },
        key: crypto.randomUUID(),
      });
      check(again.status === 409, `resolved again: ${again.status}`);
      for (const path of [`/admin/bug-reports/${id}/reopen`, `/admin/bug-reports/${id}/resolve`])
      await ask(testServer, lan.token, ['POST', path], path.endsWith('resolve') ? { outcome: 'FIXED', severity: 'CRITICAL' } : undefined); // prettier-ignore
      check((await wallet(reporter)) === 5000, 'a reopened report was paid for again');
      const theirs = await ask(testServer, second.token, ['GET', `/bug-reports/${String(duplicate)}`]);
      check(theirs['status'] === 'COMPLETED' && theirs['bounty'] === null, JSON.stringify(theirs));

      await hers.go(`/dashboard/bug-reports/${id}`);
      await hers.page.getByText(reply).first().waitFor();
      await hers.page
        .getByText(`${hers.number(5000)} Base Coin`)
        .first()
        .waitFor();
      await waitForRest(hers.page);
      await inspect(hers.page, 'a report of one’s own');
    },
  );
};

const publish: Act = async ({ testServer, open, language, lan, staff }, step) => {
  const { page, word, press, reads } = staff;
  await step('staff write into the changelog', async () => {
    await ask(testServer, lan.token, ['POST', '/admin/changelog'], {
      kind: 'NEW',
      title: draft,
      text: newsText,
      isPublished: false,
    });
    await staff.go('/admin/changelog');
    await press('console.changelog.add');
    const dialog = page.getByRole('dialog').last();
    for (const each of ['vi', 'en'] as const) {
      await dialog.locator(`[name="title.${each}"]`).fill(news[each]);
      await dialog.locator(`[name="text.${each}"]`).fill(newsText[each]);
    }
    await dialog.getByRole('checkbox', { name: word('console.changelog.publish') }).check();
    await dialog.getByRole('button', { name: word('ui.save'), exact: true }).click();
    await reads('console.changelog.saved');
  });
  await step(
    'visitors read on the roadmap and in the changelog what staff published, and nothing else',
    async () => {
      const visitor = await open({ ...phone, language });
      const said = async (path: string, shown: string) => {
        await visitor.go(path);
        await visitor.page.getByText(shown).first().waitFor();
        await waitForRest(visitor.page);
        await inspect(visitor.page, path);
        return visitor.page.getByRole('main').innerText();
      };
      const roadmap = await said('/roadmap', known[language]);
      check(roadmap.includes(visitor.word('roadmap.votes', { count: 2 })), `votes: ${roadmap}`);
      const changelog = await said('/changelog', news[language]);
      for (const secret of [
        title,
        content,
        otherWords,
        'đâu mất rồi',
        'Chuyện riêng',
        draft[language],
        'Minh Anh',
      ])
        check(!`${roadmap}${changelog}`.includes(secret), `“${secret}” is shown to visitors`);
      await visitor.close();
    },
  );
};

/** A report from a phone, through the console, to the coins and to what everybody reads. */
export const bugReportJourneys = inBothLanguages((language) =>
  inTestEnvironment('A bug report, its bounty and the roadmap', async (environment, step) => {
    const setting = await begin(environment, language);
    for (const act of [report, decide, publish]) await act(setting, step);
  }),
);
