import { until } from '../community/community-people.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import { desk, inTestEnvironment, phone, type TestEnvironment } from '../engine/test-environment.ts';

/** A page as a visitor's first request gets it. */
const fetchPage = async (url: string, path: string) => {
  const response = await fetch(url + path, { headers: { accept: 'text/html' } });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    html: await response.text(),
  };
};

/** Settings may be read from a copy that is a few seconds old. */
const untilStatus = async (url: string, path: string, status: number) => {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const found = await fetchPage(url, path);
    if (found.status === status) return found;
    check(Date.now() < deadline, `${path} answers ${found.status}, not ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

const saveDraft = async ({ testServer }: TestEnvironment, html: string) => {
  const { body: page } = await call(testServer.url, 'GET', '/admin/pages/privacy', {
    token: testServer.token,
  });
  const draft = page['draft'] as { version: number } | null; // of our own contract
  const saved = await call(testServer.url, 'PUT', '/admin/pages/privacy', {
    token: testServer.token,
    body: {
      version: draft?.version ?? 0,
      title: { vi: 'Chính sách quyền riêng tư', en: 'Privacy policy' },
      description: { vi: '', en: '' },
      html: { vi: html, en: html },
    },
  });
  check(saved.status === 200, JSON.stringify(saved));
};

const privacyJourney = inTestEnvironment(
  'A privacy text that asks again, and one that only mends a letter',
  async (environment, step) => {
    const { testServer } = environment;
    const member = await testServer.person('Nguyễn Thị Hoà', 'hoa@example.com');
    const editor = await testServer.person('Trần Quốc Bảo', 'bao@example.com', {
      roleId: 'admin',
      language: 'en',
    });
    const hers = await environment.open(phone);
    const his = await environment.open(desk);
    const title = hers.word('account.consent.title');
    await hers.signIn(member);
    await his.signIn(editor);

    const publish = async (asksAgain: boolean) => {
      await his.go('/admin/pages/privacy');
      await waitForRest(his.page);
      if (asksAgain)
        await his.page.getByRole('checkbox', { name: his.word('console.pages.asksAgain') }).check();
      await inspect(his.page, 'the editor of a legal page');
      await his.page
        .getByRole('main')
        .getByRole('button', { name: his.word('console.pages.publish'), exact: true })
        .click();
      const dialog = his.page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: his.word('console.pages.publish'), exact: true }).click();
      await his.reads('console.pages.done.publish');
    };
    const visit = async () => {
      await hers.go('/dashboard');
      await hers.page.locator('h1').first().waitFor();
      await waitForRest(hers.page);
    };

    await step('a corrected letter asks nobody', async () => {
      await saveDraft(environment, '<h2>Riêng tư</h2><p>Dữ liệu là của bạn.</p>');
      await publish(false);
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      await visit();
      check((await hers.page.getByText(title).count()) === 0, 'the member is asked');
      await hers.go('/post/privacy-policy');
      await hers.page.getByText('Dữ liệu là của bạn.').first().waitFor();
    });
    await step('what asks again does so at the next visit, until it is agreed to', async () => {
      await saveDraft(environment, '<h2>Riêng tư</h2><p>Dữ liệu là của bạn, và chỉ của bạn.</p>');
      await publish(true);
      const deadline = Date.now() + 40_000;
      do {
        check(Date.now() < deadline, 'nobody is asked');
        await visit();
        await hers.page.waitForTimeout(500);
      } while ((await hers.page.getByText(title).count()) === 0);
      await inspect(hers.page, 'asked to agree again');
      await hers.press('account.consent.agree');
      await hers.page.getByText(title).waitFor({ state: 'detached' });
      await visit();
      check((await hers.page.getByText(title).count()) === 0, 'the member is asked twice');
    });
  },
);

const closingJourney = inTestEnvironment(
  'Maintenance and pages that are not open yet',
  async (environment, step) => {
    const { testServer, browser } = environment;
    const { url } = testServer;
    const listed = await testServer.person('Nguyễn Thị Hoà', 'hoa@example.com');
    const staff = await testServer.person('Lê Thu Hà', 'clerk@example.com', { roleId: 'admin' });
    const hers = await environment.open(phone);
    await hers.signIn(listed);
    const theirs = await environment.open(desk);
    await theirs.signIn(staff);
    // Its 503 is what is expected: the environment would count it as a failure.
    const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 360, height: 740 } });
    const visitor = await context.newPage();

    await step('visitors get a page that says so, in their language and until when to wait', async () => {
      await testServer.set({ maintenance: true, maintenanceAllow: listed.id });
      const vi = await untilStatus(url, '/', 503);
      const en = await fetchPage(url, '/en/coach');
      check(Number(vi.retryAfter) > 0 && Number(en.retryAfter) > 0, 'no Retry-After');
      check(vi.html.includes(hers.word('maintenance.title')), 'not in Vietnamese');
      check(en.html.includes(theirs.word('maintenance.title')) && en.status === 503, 'not in English');
      const answer = await untilStatus(url, '/api/coaches', 503);
      check(Number(answer.retryAfter) > 0, 'no Retry-After of the API');
      check((await fetch(`${url}/api/health/live`)).status === 200, 'health is closed');
      check((await fetchPage(url, '/auth/login')).status === 200, 'the entrance is closed');
    });
    await step('who is listed, and staff, work on', async () => {
      await hers.go('/dashboard/user/profile');
      // Addresses are asked for without a session: the page says closed until her browser knows better.
      await until(
        async () =>
          (await hers.page.getByText(hers.word('maintenance.title')).count()) === 0 &&
          (await hers.page.getByRole('heading', { level: 1 }).count()) > 0,
        'a listed member is shut out',
      );
      await waitForRest(hers.page);
      await theirs.go('/admin/content-dashboard');
      await theirs.page.getByRole('heading', { level: 1 }).first().waitFor();
      await inspect(theirs.page, 'what waits around content');
    });
    await step('the page returns by itself', async () => {
      await visitor.goto(`${url}/faqs`);
      await visitor.getByRole('heading', { name: hers.word('maintenance.title') }).waitFor();
      await testServer.set({ maintenance: false, maintenanceAllow: '' });
      await visitor.getByRole('heading', { name: hers.word('faqs.title') }).waitFor({ timeout: 60_000 });
    });
    await step('one address is not open yet: the others are, and staff look at it already', async () => {
      await testServer.set({ comingSoon: '/challenge', comingSoonUntil: '2030-01-01T00:00:00Z' });
      const soon = await untilStatus(url, '/challenge', 503);
      check(soon.html.includes(hers.word('soon.title')), 'it does not say so');
      check((await fetchPage(url, '/coach')).status === 200, 'another page is closed, too');
      await theirs.go('/challenge');
      await waitForRest(theirs.page);
      check((await theirs.page.getByText(theirs.word('soon.title')).count()) === 0, 'staff are shut out');
      await visitor.goto(`${url}/challenge`);
      await visitor.getByRole('heading', { name: hers.word('soon.title') }).waitFor();
    });
    await context.close();
  },
);

const addressJourney = inTestEnvironment(
  'The addresses of the specification, the navigation, and an order for a member',
  async (environment, step) => {
    const { testServer, post } = environment;
    const member = await testServer.person('Nguyễn Thị Hoà', 'hoa@example.com');
    const clerk = await testServer.person('Lê Thu Hà', 'clerk@example.com', { roleId: 'staff' });
    const admin = await testServer.person('Trần Quốc Bảo', 'bao@example.com', {
      roleId: 'admin',
      language: 'en',
    });
    const hers = await environment.open({ ...phone, width: 360 });
    const his = await environment.open(desk);
    const { page, word } = hers;

    await step('a visitor finds every place from the bar, by keyboard, at 360 px', async () => {
      await hers.go('/faqs');
      await waitForRest(page);
      const menu = page.locator('header summary');
      await menu.focus();
      await page.keyboard.press('Enter');
      const links = page.locator('header details nav a');
      check(
        (await links.allInnerTexts())
          .join('|')
          .startsWith(
            ['nav.aiCoach', 'nav.coaches', 'nav.challenges', 'nav.articles', 'nav.pricing']
              .map((id) => word(id))
              .join('|'),
          ),
        (await links.allInnerTexts()).join('|'),
      );
      // Over the page as it is, it covers parts of links; its own are as large as a finger.
      for (const link of await links.all())
        check(((await link.boundingBox())?.height ?? 0) >= 44, `${await link.innerText()} is too low`);
      await page.keyboard.press('Escape');
      check(await page.evaluate<boolean>('document.activeElement?.tagName === "SUMMARY"'), 'focus is lost');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/coach$/);
      await page.locator('header details:not([open])').waitFor({ state: 'attached' });
    });
    await step('a page that is not there offers a search', async () => {
      await hers.go('/nowhere-at-all');
      await waitForRest(page);
      await page.getByRole('searchbox').fill('giảm cân');
      await page
        .getByRole('search')
        .getByRole('button', { name: word('nav.articles') })
        .click();
      await page.waitForURL(/\/post\?q=/);
    });
    await step('staff addresses say to a member that they are not for them, and no more', async () => {
      await hers.signIn(member);
      await hers.go('/dashboard/payment/new');
      await page.waitForURL(/\/dashboard\/permission/);
      await hers.reads('forbidden.title');
      check(
        !(await page.getByRole('main').innerText()).includes(word('permission.group.payment')),
        'a right is named',
      );
      await inspect(page, 'a denial');
      for (const path of [
        '/dashboard/blank',
        '/dashboard/member/list',
        '/pricing',
        '/components',
        '/coming-soon',
      ]) {
        await hers.go(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        check((await page.getByText(word('notFound.title')).count()) === 0, `${path} leads nowhere`);
      }
    });
    await step('to staff they name the right that is missing, or lead to the console', async () => {
      const theirs = await environment.open(phone);
      await theirs.signIn(clerk);
      await theirs.go('/dashboard/payment/new');
      await theirs.page.waitForURL(/\/dashboard\/permission/);
      await theirs.page
        .getByText(theirs.word('permission.group.payment'), { exact: false })
        .first()
        .waitFor();
      await theirs.go('/dashboard/user');
      await theirs.page.waitForURL(/\/admin\/users/);
      await theirs.close();
    });
    await step('an order for a member is made in the console, and the member hears of it', async () => {
      await his.signIn(admin);
      await his.go('/dashboard/payment/new');
      await his.page.waitForURL(/\/admin\/payments\/create/);
      await waitForRest(his.page);
      await his.page.getByRole('searchbox').fill('hoa@');
      await his.page.getByRole('radio', { name: new RegExp(member.fullname) }).click();
      await his.page.locator('[name=reason]').fill('Gọi điện nhờ đặt hộ');
      await inspect(his.page, 'an order for a member');
      await his.press('console.payments.create');
      await his.page.waitForURL(/\/admin\/payments\/[^/]+\/show/);
      const answer = await call(testServer.url, 'GET', '/payments', { token: member.token });
      const [order] = answer.body['items'] as readonly { code: string; status: string }[]; // of our own contract
      check(order?.status === 'PENDING', JSON.stringify(answer));
      await post.next(member.email, new RegExp(order?.code ?? 'no order'));
    });
  },
);

export const publicStaffJourneys: readonly Scenario[] = [privacyJourney, closingJourney, addressJourney];
