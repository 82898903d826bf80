import { sampleLong } from './written-article.ts';
import { openBrowser } from '../engine/browser.ts';
import { call, forget, newDataDir, openServer, signIn } from '../engine/server.ts';
import { followRequests, waitForRest } from '../engine/page-rest.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { faultsOf, readPage, readSitemap, unansweredOf, type FoundPage } from './found-pages.ts';

const views = [
  { width: 390, height: 844, path: '' },
  { width: 1280, height: 860, path: '/en' },
] as const;

type Written = Readonly<{ id: string; slug: string; version: number; copyVersion: number }>;

/** An article in both languages, published by staff. */
const publishBoth = async (url: string): Promise<Readonly<{ vi: Written; en: Written }>> => {
  const token = await signIn(url, 'admin');
  const send = async (method: string, path: string, body: object): Promise<Written> => {
    const answer = await call(url, method, path, { token, body });
    check(answer.status < 300, `${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as Written; // of our own contract
  };
  const { body: known } = await call(url, 'GET', '/categories', { token });
  const [first] = known as unknown as readonly { id: string }[]; // of our own contract
  const category =
    first ??
    (await send('POST', '/admin/categories', { name: { vi: 'Dinh dưỡng', en: 'Nutrition' }, position: 1 }));
  const publish = async ({ id, copyVersion }: Written, words: (typeof sampleLong)['vi' | 'en']) => {
    const { last: _last, ...content } = words;
    const body = { ...content, categoryId: category.id, version: copyVersion };
    const saved = await send('PATCH', `/posts/${id}`, body);
    return send('POST', `/posts/${id}/publish`, { version: saved.version });
  };
  const begun = await send('POST', '/posts', { title: sampleLong.vi.title, language: 'vi' });
  const vi = await publish(begun, sampleLong.vi);
  const en = await publish(await send('POST', `/posts/${vi.id}/translation`, {}), sampleLong.en);
  return { vi, en };
};

/** Pages of one kind share their first part, in either language: `/post/…`, `/en/post/…`. */
const oneOfEachKind = (addresses: readonly string[]): readonly string[] => {
  const kindOf = (address: string) => {
    const parts = new URL(address).pathname.split('/').filter(Boolean);
    return parts.length > (parts[0] === 'en' ? 2 : 1) ? parts.slice(0, -1).join('/') : parts.join('/');
  };
  return [...new Map(addresses.map((address) => [kindOf(address), address])).values()];
};

/** Search engines, readers of feeds and people whose script never came. */
export const foundPages: Scenario = {
  name: 'What is found without script',
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo' } });
    const browser = await openBrowser();
    const pages = new Map<string, FoundPage>();
    try {
      const { url } = server;
      const { vi, en } = await step('an article is published in both languages', () => publishBoth(url));
      await step('every page of the sitemap is there, calls itself so, and is described', async () => {
        const faults: string[] = [];
        for (const address of await readSitemap(url)) {
          const page = await readPage(address);
          pages.set(address, page);
          faults.push(...(await faultsOf(page)));
        }
        check(pages.size > 20, `only ${pages.size} pages are named`);
        check(pages.has(`${url}/post/${vi.slug}`), 'the article is not named');
        check(faults.length === 0, faults.join('\n'));
      });
      await step('languages name each other', async () => {
        const faults = [...pages.values()].flatMap((page) => unansweredOf(pages, page));
        check(faults.length === 0, faults.join('\n'));
        const { alternates } = pages.get(`${url}/post/${vi.slug}`)!; // seen above
        check(alternates['en'] === `${url}/en/post/${en.slug}`, 'the translation is not named');
      });
      await step('the picture of each link comes', async () => {
        const faults: string[] = [];
        for (const image of new Set([...pages.values()].map((page) => page.image ?? ''))) {
          const answer = await fetch(image).catch(() => null);
          const isPicture =
            answer?.status === 200 && answer.headers.get('content-type')?.startsWith('image/');
          await answer?.arrayBuffer();
          if (!isPicture) faults.push(`${image} answered ${answer?.status}`);
        }
        check(faults.length === 0, faults.join('\n'));
      });
      await step('an id and the other prefix lead there in one step', async () => {
        for (const [from, to] of [
          [`/post/${vi.id}`, `/post/${vi.slug}`],
          [`/en/post/${vi.slug}`, `/en/post/${en.slug}`],
        ] as const) {
          const answer = await fetch(url + from, { redirect: 'manual' });
          check(
            answer.status === 301 && answer.headers.get('location') === to,
            `${from} answered ${answer.status}`,
          );
        }
      });
      await step('the text is read without script, on a phone and at a desk', async () => {
        for (const { path, ...viewport } of views) {
          const context = await browser.newContext({ viewport, javaScriptEnabled: false });
          const page = await context.newPage();
          for (const [name, place, words] of [
            [
              'article',
              `${path}/post/${path === '' ? vi.slug : en.slug}`,
              sampleLong[path === '' ? 'vi' : 'en'].last,
            ],
            ['articles', `${path}/post`, sampleLong[path === '' ? 'vi' : 'en'].title],
            ['changelog', `${path}/changelog`, ''],
            ['roadmap', `${path}/roadmap`, ''],
            ['faqs', `${path}/faqs`, ''],
            ['contact', `${path}/contact-us`, ''],
          ] as const) {
            await page.goto(url + place);
            const body = await page.locator('body').innerText();
            await page.screenshot({
              path: `test-results/found-${name}-${viewport.width}.png`,
              fullPage: true,
            });
            check(body.includes(words), `${place} does not show its text`);
            const isWide = await page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth);
            check(!isWide, `${place} is wider than ${viewport.width}`);
          }
          await context.close();
        }
      });
      await step('the browser takes over what the server drew, as it stands', async () => {
        const context = await browser.newContext();
        const page = await context.newPage();
        followRequests(page);
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
        for (const address of oneOfEachKind([...pages.keys()])) {
          await page.goto(address);
          await waitForRest(page);
        }
        await context.close();
        check(errors.length === 0, errors.join('\n'));
      });
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
};
