import { becomeCoach } from '../coaching/coaching-people.ts';
import { check } from '../engine/scenario.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { memberPaths } from '../engine/screen-paths.ts';
import { inTestEnvironment, phone } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';

const place = ({ page }: Window) => page.evaluate<number>('scrollY');

/** The page's policy forbids Playwright's own way of waiting for an expression. */
const until = async ({ page }: Window, expression: string): Promise<void> => {
  const deadline = Date.now() + 15_000;
  while ((await page.evaluate<unknown>(expression)) !== true) {
    check(Date.now() < deadline, `${expression} never came true on ${page.url()}`);
    await page.waitForTimeout(50);
  }
};

const scrollTo = async (window: Window, top: number) => {
  await window.page.evaluate(`scrollTo(0, ${top})`);
  await until(window, `scrollY === ${top}`);
};

/** The application listens: a settled page starts it at the first touch. */
const started = async (window: Window) => {
  await window.page.evaluate(`dispatchEvent(new Event('touchstart'))`);
  await until(window, `history.scrollRestoration === 'manual'`);
};

/** How a page says that the line is gone. */
const lostLine = ['ui.error.offline.title', 'ui.error.unreachable.title', 'ui.error.unreachable'];

/** Where a page opens, and what is said of it without a connection. */
export const reading = inTestEnvironment(
  'A reader who comes, goes back and loses the connection',
  async (environment, step) => {
    const { testServer, open } = environment;
    const member = await testServer.person('Đỗ Quỳnh Anh', 'quynhanh@example.com');
    const coach = await testServer.person('Trần Hải Nam', 'hainam@example.com');
    await becomeCoach(testServer, coach, {
      username: 'hai.nam',
      city: 'Huế',
      headline: 'Kiên nhẫn với người mới',
      languages: ['vi'],
      price: 900,
    });

    await step('a page that is opened anew begins at its top, wherever the one before was left', async () => {
      const window = await open(phone);
      await window.go('/pricing');
      await started(window);
      await scrollTo(window, 700);
      await window.go('/about-us');
      await started(window);
      check((await place(window)) === 0, `the page opened at ${await place(window)} px`);
      await window.close();
    });
    await step('Back and a reload lead to where the reader was', async () => {
      const window = await open(phone);
      await window.go('/pricing');
      await started(window);
      await scrollTo(window, 700);
      await window.page.reload();
      await started(window);
      await until(window, 'scrollY === 700');
      await window.go('/about-us');
      await started(window);
      await window.page.goBack();
      await started(window);
      await until(window, 'scrollY === 700');
      await window.close();
    });
    await step('a link leads to the top of its page, and Back to where it was pressed', async () => {
      const window = await open(phone);
      const { page } = window;
      await window.go('/pricing');
      await started(window);
      await until(window, 'document.documentElement.scrollHeight > innerHeight + 700');
      const link = page.locator('footer a[href="/faqs"]').first();
      await link.scrollIntoViewIfNeeded();
      const top = await place(window);
      check(top > 300, `the link stands at ${top} px`);
      await window.stay();
      await link.click();
      await page.waitForURL(/\/faqs$/);
      await until(window, 'scrollY === 0');
      await waitForRest(page);
      check((await place(window)) === 0, `the page opened at ${await place(window)} px`);
      await page.goBack();
      await page.waitForURL(/\/pricing$/);
      await until(window, `Math.abs(scrollY - ${top}) < 5`);
      await window.stayed();
      await window.close();
    });
    await step(
      'a reader who scrolled before the application started is not taken back to the top',
      async () => {
        const window = await open(phone);
        await window.go('/pricing');
        await scrollTo(window, 500);
        await started(window);
        check((await place(window)) === 500, `the reader was taken to ${await place(window)} px`);
        await window.close();
      },
    );
    await step(
      'without a connection a page says that it is not available, not that it does not exist',
      async () => {
        const window = await open(phone);
        const { page, word } = window;
        await window.signIn(member);
        await page.evaluate('navigator.serviceWorker.ready');
        await window.connect(false);
        for (const path of ['/coach/hai.nam', '/product/khong-ro', '/user/ai-do', '/dashboard/user/order']) {
          await window.go(path);
          await window.reads('ui.error.offline.title');
          check((await page.getByText(word('notFound.title')).count()) === 0, `${path} is said not to exist`);
          await window.reads('ui.offline');
        }
        await window.go('/coach/hai.nam');
        await window.reads('ui.error.offline.title');
        await window.connect(true);
        await page.getByRole('heading', { level: 1, name: coach.fullname }).waitFor();
        await window.close();
      },
    );
    await step(
      'no page of a member is said not to exist then, and each says at most one thing of the lost line',
      async () => {
        const window = await open(phone);
        const { page, word } = window;
        await window.signIn(member);
        await page.evaluate('navigator.serviceWorker.ready');
        await window.connect(false);
        const wrong: string[] = [];
        for (const path of memberPaths) {
          await window.go(path);
          await window.reads('ui.offline');
          await waitForRest(page);
          const missing = await page.getByRole('heading', { name: word('notFound.title') }).count();
          const alerts = await page.getByRole('alert').allInnerTexts();
          const said = alerts.filter((text) => lostLine.some((id) => text.includes(word(id))));
          if (missing > 0 || said.length > 1) wrong.push(`${path}: ${missing} missing, ${said.join(' | ')}`);
        }
        check(wrong.length === 0, wrong.join('\n'));
        await window.close();
      },
    );
  },
);
