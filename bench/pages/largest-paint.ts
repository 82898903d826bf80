import { openBrowser } from '../../e2e/engine/browser.ts';
import { call, forget, newDataDir, openServer } from '../../e2e/engine/server.ts';
import { openPhone, processorSlowdown, slowDown } from './phone.ts';
import type { Report } from '../report.ts';

const budgetMs = 1_500;
const opensOfEach = 3;

/** Kept as text: this file is compiled without the browser's own types. */
const remember = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    window.largestPaint = { at: entry.startTime, what: entry.element?.tagName.toLowerCase() ?? 'what is gone' };
  }
}).observe({ type: 'largest-contentful-paint', buffered: true });`;

type Painted = Readonly<{ at: number; what: string }>;

const publicPages = async (url: string): Promise<readonly string[]> => {
  const { body } = await call(url, 'GET', '/posts?limit=1');
  const [article] = body['items'] as readonly Readonly<{ slug: string }>[]; // of our own contract
  if (article === undefined) throw new Error('the demo has no article');
  return [
    '/',
    '/en',
    '/about-us',
    '/faqs',
    '/contact-us',
    '/pricing',
    '/post',
    `/post/${article.slug}`,
    '/post/features',
    '/post/privacy-policy',
    '/calculators/bmi',
    '/coach',
    '/challenge',
    '/roadmap',
    '/changelog',
    '/product',
  ];
};

/** When the largest part of each public page is drawn, on a slow phone with nothing cached. */
export const painting = async ({ figures }: Report): Promise<void> => {
  const folder = newDataDir();
  const server = await openServer({ dataDir: folder, env: { SEED: 'demo' } });
  const browser = await openBrowser();
  const opened = async (path: string): Promise<Painted> => {
    const { context, page, session } = await openPhone(browser);
    await slowDown(session);
    await page.addInitScript(remember);
    await page.goto(server.url + path, { waitUntil: 'networkidle', timeout: 60_000 });
    const painted = await page.evaluate<Painted>('window.largestPaint');
    await context.close();
    return painted;
  };

  for (const path of await publicPages(server.url)) {
    const times: Painted[] = [];
    for (let time = 0; time < opensOfEach; time += 1) times.push(await opened(path));
    const [, middle] = times.toSorted((one, other) => one.at - other.at);
    if (middle === undefined) continue;
    figures.push(
      `Largest paint of ${path}, processor ${processorSlowdown} times slower, 1.6 Mbit/s, 150 ms: ` +
        `${middle.at.toFixed(0)} ms, a ${middle.what} (budget ${budgetMs}${middle.at > budgetMs ? ', **exceeded**' : ''}).`,
    );
  }
  await browser.close();
  await server.stop();
  forget(folder);
};
