import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import { desk, inTestEnvironment, phone, type TestEnvironment } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';

const support = 'support@fitboard.example';
const analyticsId = 'G-TESTPAGE1';

const publicPages = [
  '/',
  '/about-us',
  '/post/features',
  '/post/terms-conditions',
  '/post/privacy-policy',
  '/faqs',
  '/contact-us',
  '/calculators/bmi',
  '/coach',
  '/challenge',
  '/post',
  '/pricing',
  '/roadmap',
  '/changelog',
  '/components',
  '/nowhere-at-all',
];

/** Every address of another origin that a window asks for. */
const foreignOf = ({ page }: Window, own: string): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && new URL(url).origin !== own) asked.push(url);
  });
  return asked;
};

const visitAll = async ({ go, page }: Window, pages = publicPages) => {
  for (const path of pages) {
    await go(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await waitForRest(page);
  }
};

const buttonsOf = async ({ page, word }: Window) => {
  const [decline, accept] = ['analytics.denied', 'analytics.granted'].map((id) =>
    page.getByRole('button', { name: word(id), exact: true }),
  );
  return { decline: decline!, accept: accept! }; // two were asked for
};

/** The same width, height and look: neither answer is nudged. */
const requireEqualWeight = async (window: Window) => {
  const { decline, accept } = await buttonsOf(window);
  const [one, other] = [await decline.boundingBox(), await accept.boundingBox()];
  check(
    one !== null && other !== null && one.width === other.width && one.height === other.height,
    `the answers differ: ${JSON.stringify([one, other])}`,
  );
  check(
    (await decline.getAttribute('class')) === (await accept.getAttribute('class')),
    'they look different',
  );
};

/** Settings may be read from a copy that is a few seconds old. */
const untilShown = async (window: Window, path: string, isThere: () => Promise<boolean>) => {
  const deadline = Date.now() + 30_000;
  for (;;) {
    await window.go(path);
    await waitForRest(window.page);
    if (await isThere()) return;
    check(Date.now() < deadline, `${path} does not follow the settings`);
  }
};

const switchedOff = ({ page }: Window) =>
  page.evaluate<boolean>(`globalThis['ga-disable-${analyticsId}'] === true`);

const consentJourney = inTestEnvironment(
  'Public pages ask nobody else, and count only who agreed',
  async (environment, step) => {
    const { testServer } = environment;
    const visitor = await environment.open(phone);
    const foreign = foreignOf(visitor, testServer.url);
    const { page, word } = visitor;
    // Google's own part is played: what matters is when it is asked for.
    const counted: string[] = [];
    await page.route(/googletagmanager|google-analytics/, (route) => {
      counted.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });

    await step('without an id nothing is asked, and no other origin is spoken to', async () => {
      await visitAll(visitor);
      check(foreign.length === 0, foreign.join('\n'));
      check((await page.getByText(word('analytics.title')).count()) === 0, 'a question is asked');
    });
    await step('with an id the question comes with the page, and still nothing is loaded', async () => {
      await testServer.set({ analyticsId });
      await untilShown(visitor, '/', async () => (await page.getByText(word('analytics.title')).count()) > 0);
      await requireEqualWeight(visitor);
      await inspect(page, 'the question about counting');
      await visitAll(visitor);
      check(foreign.length === 0, foreign.join('\n'));
    });
    await step('declining ends it, for a year', async () => {
      const { decline } = await buttonsOf(visitor);
      await decline.click();
      await page.getByText(word('analytics.title')).waitFor({ state: 'detached' });
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'analytics');
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      check(cookie?.value === 'denied' && days > 364 && days < 366, JSON.stringify(cookie));
      await visitAll(visitor, ['/', '/faqs']);
      check((await page.getByText(word('analytics.title')).count()) === 0, 'it is asked again');
      check(foreign.length === 0, foreign.join('\n'));
    });
    await step('the foot of the page opens it again; accepting counts public pages', async () => {
      await visitor.press('footer.consent');
      const { accept } = await buttonsOf(visitor);
      await accept.click();
      await page.waitForFunction('document.querySelector("script[src*=googletagmanager]") !== null');
      check(
        counted.some((url) => url.includes(analyticsId)),
        counted.join('\n'),
      );
      check(!(await switchedOff(visitor)), 'an agreed page is not counted');
    });
    await step('calculators and sign-in pages stay uncounted', async () => {
      await page.getByRole('link', { name: word('footer.calculators') }).click();
      await visitor.page.getByRole('heading', { name: word('calculators.bmi.title') }).waitFor();
      check(await switchedOff(visitor), 'a calculator is counted');
      await page
        .getByRole('link', { name: word('nav.signIn') })
        .first()
        .click();
      await page.locator('[name=email]').waitFor();
      check(await switchedOff(visitor), 'the sign-in page is counted');
    });
    await step('a refusal later takes back what was left', async () => {
      await visitor.go('/faqs');
      await page.evaluate("document.cookie = '_ga=GA1.1.1.1; path=/'");
      await visitor.press('footer.consent');
      const { decline } = await buttonsOf(visitor);
      await decline.click();
      await page.waitForFunction(`globalThis['ga-disable-${analyticsId}'] === true`);
      const names = (await page.context().cookies()).map(({ name }) => name);
      check(!names.includes('_ga'), 'its cookie stays');
    });
  },
);

const question = async ({ testServer }: TestEnvironment, category: string, vi: string, en: string) => {
  const made = await call(testServer.url, 'POST', '/admin/questions', {
    token: testServer.token,
    body: {
      category,
      question: { vi, en },
      answer: { vi: `<p>Trả lời: ${vi}</p>`, en: `<p>Answer: ${en}</p>` },
    },
  });
  check(made.status === 201, JSON.stringify(made));
  return String(made.body['slug']);
};

const robot = (url: string, body: Record<string, string>) =>
  call(url, 'POST', '/contact', {
    body: {
      name: 'Robot',
      email: 'robot@example.com',
      subject: 'Mua ngay',
      message: 'Mua ngay kẻo lỡ.',
      ...body,
    },
  });

/** Where no more are given out, one that was made up. */
const tokenOf = async (url: string): Promise<string> =>
  String((await call(url, 'GET', '/contact/token')).body['token'] ?? 'a.bbbbbbbb.cccccccccccc');

const robotsPost = async (url: string): Promise<readonly number[]> => {
  const old = await tokenOf(url);
  await new Promise((resolve) => setTimeout(resolve, 3_300));
  const links = 'http://a.example http://b.example http://c.example http://d.example';
  const statuses: number[] = [];
  for (let count = 0; count < 25; count++) {
    const fresh = await tokenOf(url);
    const all = [
      { token: fresh, message: `Gửi ngay trong một giây, lần ${count}.` },
      { token: old, website: 'https://robot.example', message: `Điền cả ô ẩn, lần ${count}.` },
      { token: old, message: `Liên kết ${count} ${links}` },
      { token: `${old.slice(0, -4)}aaaa`, message: `Chữ ký bịa ra, lần ${count}.` },
    ];
    for (const body of all) statuses.push((await robot(url, body)).status);
  }
  return statuses;
};

const questionJourney = inTestEnvironment(
  'Questions are found, and a message reaches staff and its answer the sender',
  async (environment, step) => {
    const { testServer, post } = environment;
    const visitor = await environment.open(phone);
    const staff = await environment.open(desk);
    const { page, word } = visitor;
    const foreign = foreignOf(visitor, testServer.url);
    const clerk = await testServer.person('Lê Thu Hà', 'clerk@example.com', {
      roleId: 'admin',
      language: 'en',
    });
    await testServer.set({
      supportInbox: support,
      officeAddress: { vi: 'Tầng 5, 123 Nguyễn Đình Chiểu', en: '5th floor, 123 Nguyen Dinh Chieu' },
    });
    const password = await question(
      environment,
      'ACCOUNT',
      'Làm sao để đổi mật khẩu?',
      'How do I change my password?',
    );
    const refund = await question(
      environment,
      'RETURN_REFUND',
      'Khi nào tôi được hoàn phí?',
      'When is my fee refunded?',
    );

    await step('tabs are addresses, and search does without marks', async () => {
      await visitor.go('/faqs');
      await waitForRest(page);
      await page.getByRole('link', { name: word('question.category.RETURN_REFUND') }).click();
      await page.waitForURL(/category=return-refund/);
      await page.locator(`#${refund}`).waitFor();
      await page.locator(`#${password}`).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: word('faqs.all'), exact: true }).click();
      await page.getByRole('search').getByRole('textbox').fill('doi mat khau');
      await page.locator(`#${refund}`).waitFor({ state: 'detached' });
      check((await page.locator(`#${password}`).count()) === 1, 'nothing was found');
      await inspect(page, 'questions that were found');
    });
    await step('a copied link opens its question, in either language', async () => {
      for (const prefix of ['', '/en']) {
        await page.goto(`${testServer.url}${prefix}/faqs#${refund}`);
        await waitForRest(page);
        await page.locator(`#${refund}[open]`).waitFor();
        check((await page.locator(`#${password}`).getAttribute('open')) === null, `${prefix} opens all`);
      }
    });
    await step(
      'the foot of the page leads to the partners, and stays there while the text above them comes',
      async () => {
        const partners = page.locator('#partners');
        const topOf = async () => (await partners.boundingBox())?.y ?? Number.NaN;
        const isAtTop = async (how: string) => {
          await page.waitForURL(/\/about-us#partners$/);
          await page.getByRole('heading', { name: word('legal.partners') }).waitFor();
          await waitForRest(page);
          const top = await topOf();
          const isAtEnd = await page.evaluate<boolean>(
            'innerHeight + scrollY >= document.documentElement.scrollHeight - 1',
          );
          check(
            top >= 0 && (top < 200 || isAtEnd) && top < phone.height / 2,
            `${how}: ${top} px from the top`,
          );
        };
        await visitor.go('/faqs');
        await waitForRest(page);
        // The text comes late: by then the reader is at the partners.
        await page.route('**/api/pages/about-us*', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 700));
          await route.continue();
        });
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: word('footer.partners') })
          .click();
        await isAtTop('from the foot of the page');
        await page.unroute('**/api/pages/about-us*');
        await page.goto(`${testServer.url}/en/about-us#partners`);
        await page.locator('#partners').waitFor();
        await waitForRest(page);
        check((await topOf()) < phone.height / 2, 'an address that is opened leads elsewhere');
      },
    );
    await step('the map is our own picture, and grows only when it is asked to', async () => {
      const chunks: string[] = [];
      page.on('request', (request) => chunks.push(request.url()));
      await visitor.go('/contact-us');
      await waitForRest(page);
      check(!chunks.some((url) => /ZoomableMap|leaflet/i.test(url)), 'the map library came unasked');
      const route = page.getByRole('link', { name: word('contact.directions') });
      check(
        (await route.getAttribute('href'))?.startsWith('https://www.google.com/maps/dir/') === true,
        'no way',
      );
      await visitor.press('contact.map.zoom');
      await page.getByRole('button', { name: word('contact.map.in') }).waitFor();
      await page.locator('.leaflet-image-layer').waitFor();
      await inspect(page, 'the map');
      check(foreign.length === 0, foreign.join('\n'));
    });
    await step('a message is written on a phone, and reaches the support mailbox', async () => {
      await page.locator('[name=name]').fill('Phạm Gia Huy');
      await page.locator('[name=email]').fill('huy@example.com');
      await page.locator('[name=subject]').fill('Đổi gói tháng sang gói năm');
      await page.locator('[name=message]').fill('Tôi muốn đổi từ gói tháng sang gói năm thì làm thế nào?');
      await visitor.press('contact.send');
      await visitor.reads('contact.sent');
      const letter = await post.next(support, /Đổi gói tháng sang gói năm/);
      check(letter.text.includes('Phạm Gia Huy'), letter.text);
    });
    await step('staff answer in the console, and the sender reads it', async () => {
      await staff.signIn(clerk);
      await staff.go('/admin/contact-messages');
      await staff.page.getByText('Đổi gói tháng sang gói năm').locator('visible=true').first().click();
      await staff.page.waitForURL(/\/show$/);
      await waitForRest(staff.page);
      await inspect(staff.page, 'a message in the console');
      await staff.page
        .getByLabel(staff.word('console.contact.reply.text'))
        .fill('Bạn mở Tài khoản rồi chọn Gói thành viên nhé.');
      await staff.press('console.contact.reply.send');
      const letter = await post.next('huy@example.com', /chọn Gói thành viên/);
      check(letter.text.includes('Bạn mở Tài khoản'), letter.text);
    });
    await step('a hundred posts of robots are answered alike, and make no mail', async () => {
      const before = post.letters().length;
      const statuses = await robotsPost(testServer.url);
      check(statuses.length === 100, `${statuses.length} were sent`);
      check(
        statuses.every((status) => status === 200 || status === 429),
        `they learn: ${[...new Set(statuses)].join(' ')}`,
      );
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      const more = post
        .letters()
        .slice(before)
        .map(({ to, subject }) => `${to}: ${subject}`);
      check(more.length === 0, more.join('\n'));
    });
  },
);

export const visitorJourneys: readonly Scenario[] = [consentJourney, questionJourney];
