import { request } from 'node:http';
import type { Language } from '#core/kernel/language.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages, type Scenario } from '../engine/scenario.ts';
import { phone, playIn, walletShows, type Step, type TestEnvironment } from '../engine/test-environment.ts';
import type { Person } from '../engine/test-server.ts';
import type { Window } from '../engine/windows.ts';
import { eventually, ownDomain, ownerOf } from './site-people.ts';

const place = '/dashboard/user/domain';

type Answer = Readonly<{ status: number; text: string; cookies: readonly string[] | undefined }>;

/** As a visitor's browser would ask for the site: by its name, at this machine. */
const visit = (
  port: number,
  host: string,
  path = '/',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { ...headers, Host: `${host}:${port}` } },
      (answer) => {
        let text = '';
        answer.on('data', (piece: Buffer) => (text += piece.toString()));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, cookies: answer.headers['set-cookie'] }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });

type Visitors = Readonly<{
  environment: TestEnvironment;
  watched: Step;
  window: Window;
  owner: Person;
  language: Language;
}>;

const host = 'quynh-anh.sites.localhost';

const takeName = async ({ environment: { testServer }, watched, window, owner }: Visitors): Promise<void> => {
  const { page, word, reads, press, number } = window;
  await watched('a name is searched, and what it costs and leaves is said before', async () => {
    await window.go(place);
    await page.getByLabel(word('domain.search.label')).fill('adm1n');
    await page
      .getByRole('button', { name: word('domain.buy') })
      .and(page.locator(':disabled'))
      .waitFor();
    await page.getByLabel(word('domain.search.label')).fill('quynh-anh');
    await page.getByText(host).first().waitFor();
    await page.getByText(number(7000)).locator('visible=true').first().waitFor();
    await waitForRest(page);
    await inspect(page, 'the search for a name');
    await press('domain.buy');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('domain.buy') })
      .click();
    await eventually('the name', async () => (await ownDomain(testServer, owner))?.status === 'ACTIVE');
    await reads('domain.status.ACTIVE');
    await walletShows(window, 7000);
  });
};

const buildAndVisit = async ({
  environment: { testServer },
  watched,
  window,
  owner,
  language,
}: Visitors): Promise<void> => {
  const { page, word, reads, press } = window;
  const { port } = testServer.server;
  await watched('the site is built beside a phone that shows it, and saved', async () => {
    const preview = page.getByRole('figure', { name: word('domain.preview') });
    await page.getByLabel(word('domain.tagline.vi')).fill('Mỗi sáng năm cây số');
    await page.getByLabel(word('domain.tagline.en')).fill('Five kilometres every morning');
    await preview
      .getByText(language === 'vi' ? 'Mỗi sáng năm cây số' : 'Five kilometres every morning')
      .waitFor();
    await press('domain.link.add');
    await page.getByRole('textbox', { name: word('domain.link.label'), exact: true }).fill('Nhật ký chạy');
    await page.getByLabel(word('domain.link.url')).fill('https://example.com/chay');
    await preview.getByText('Nhật ký chạy').waitFor();
    await press('domain.site.save');
    await reads('domain.site.saved');
    await waitForRest(page);
    await inspect(page, 'the site builder');
  });

  await watched(
    'visitors see it under its name, without a cookie, and nothing else of the platform',
    async () => {
      await eventually('the site', async () => (await visit(port, host)).status === 200);
      const seen = await visit(port, host, '/', { Referer: 'https://www.google.com/' });
      check(seen.text.includes('Mỗi sáng năm cây số'), 'the site has no tagline');
      check(seen.text.includes('Nhật ký chạy'), 'the site has no link');
      check(!seen.text.includes(owner.email), 'the site gives the address away');
      check(seen.cookies === undefined, 'the site sets a cookie');
      check(
        (await visit(port, host, '/en')).text.includes('Five kilometres'),
        'the site is not there in English',
      );
      for (const path of ['/api/me', '/auth/login', '/admin', '/dashboard'])
        check((await visit(port, host, path)).status === 404, `the site has ${path}`);
      const site = await page.context().newPage();
      await site.goto(`http://${host}:${port}/${language === 'en' ? 'en' : ''}`);
      await site.getByRole('heading', { level: 1, name: owner.fullname }).waitFor();
      await inspect(site, 'the site itself');
      await site.setViewportSize({ width: 1280, height: 860 });
      await inspect(site, 'the site at a desk');
      await site.close();
    },
  );
};

const keepAndEnd = async ({
  environment: { testServer },
  watched,
  window,
  owner,
}: Visitors): Promise<void> => {
  const { page, word, reads, press } = window;
  const { port } = testServer.server;
  await watched('visits are counted by where they come from', async () => {
    await eventually('the count', async () => {
      await window.go(place);
      await waitForRest(page);
      const card = page.locator('section', {
        has: page.getByRole('heading', { name: word('domain.visits') }),
      });
      return (await card.innerText()).includes(word('domain.source.SEARCH'));
    });
  });

  await watched('another year is paid once and added to the end', async () => {
    const before = new Date(String((await ownDomain(testServer, owner))['expiresAt']));
    await press('domain.renew');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('domain.renew') })
      .click();
    await reads('domain.renewed');
    await walletShows(window, 2000);
    const after = new Date(String((await ownDomain(testServer, owner))['expiresAt']));
    check(after.getTime() - before.getTime() === 365 * 86_400_000, 'the year is not added to the end');
  });

  await watched(
    'a domain from elsewhere shows the records it needs, and what is wrong with them',
    async () => {
      await page.getByLabel(word('domain.host.label')).fill('www.quynhanh-chaybo.vn');
      await press('domain.host.add');
      await page.getByText('_fitboard.www.quynhanh-chaybo.vn').locator('visible=true').first().waitFor();
      await page
        .getByText(/fitboard-verify=[a-z2-7]{26}/)
        .locator('visible=true')
        .first()
        .waitFor();
      await waitForRest(page);
      await inspect(page, 'the records of a domain');
      await press('domain.host.remove');
      await reads('domain.hosts.none');
    },
  );

  await watched('it ends when its name is typed, and comes back free while it is paid for', async () => {
    await press('domain.remove');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('quynh-anh');
    await dialog.getByRole('button', { name: word('domain.remove') }).click();
    await reads('domain.status.HELD');
    await eventually('the end of the site', async () => (await visit(port, host)).status === 404);
    await press('domain.restore');
    await reads('domain.status.ACTIVE');
    await eventually('the site', async () => (await visit(port, host)).status === 200);
    await walletShows(window, 2000);
  });
};

/** A member takes a name, makes a site of it, is visited, renews, and ends it. */
const ownSite = (language: Language): Scenario => {
  const name = 'A member’s own site, from the search for a name to its end';
  return {
    name,
    run: (step) =>
      playIn({ name, step }, async (environment, watched) => {
        const owner = await ownerOf(environment.testServer, 'Đỗ Quỳnh Anh', 'quynhanh@example.com');
        const window = await environment.open({ ...phone, language });
        await window.signIn(owner);
        const visitors = { environment, watched, window, owner, language };
        await takeName(visitors);
        await buildAndVisit(visitors);
        await keepAndEnd(visitors);
      }),
  };
};

export const ownSiteJourneys: readonly Scenario[] = inBothLanguages(ownSite);
