import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { openBrowser } from '../../e2e/engine/browser.ts';
import { forget, newDataDir, openServer, signIn } from '../../e2e/engine/server.ts';
import { enter, filmScreen, firstOf, learnerScreens, type Step } from './member-paths.ts';
import { openPhone } from './phone.ts';
import type { Report } from '../report.ts';

type Weight = { script: number; all: number; files: number };

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
const say = ({ script, all, files }: Weight) =>
  `${kilobytes(script)} kB of script and words, ${kilobytes(all)} kB in all, ${files} answers`;
const kept = (bytes: number, budget: number) =>
  `budget ${budget}${bytes / 1024 > budget ? ', **exceeded**' : ''}`;

/**
 * What comes over the line between the call and the first half second of silence: the answers themselves, compressed
 * with gzip. Their headers depend on the version of HTTP.
 */
const watch = async (session: CDPSession) => {
  const weight: Weight = { script: 0, all: 0, files: 0 };
  const kinds = new Map<string, string>();
  const under = new Set<string>();
  let last = performance.now();
  const began = ({ requestId }: { requestId: string }) => {
    under.add(requestId);
    last = performance.now();
  };
  // Parts of the program come as plain data first: it is what they are that counts.
  const answered = ({ requestId, response }: { requestId: string; response: { mimeType: string } }) =>
    kinds.set(requestId, response.mimeType);
  const arrived = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    last = performance.now();
    weight.all += encodedDataLength;
    if (/javascript/.test(kinds.get(requestId) ?? '')) weight.script += encodedDataLength;
  };
  const finished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    under.delete(requestId);
    last = performance.now();
    if (encodedDataLength > 0) weight.files += 1; // else kept from before
  };
  const failed = ({ requestId }: { requestId: string }) => under.delete(requestId);
  session.on('Network.requestWillBeSent', began);
  session.on('Network.responseReceived', answered);
  session.on('Network.dataReceived', arrived);
  session.on('Network.loadingFinished', finished);
  session.on('Network.loadingFailed', failed);
  return async (): Promise<Weight> => {
    const patience = performance.now() + 30_000;
    while (performance.now() < patience && (under.size > 0 || performance.now() - last < 500))
      await pause(50);
    session.off('Network.requestWillBeSent', began);
    session.off('Network.responseReceived', answered);
    session.off('Network.dataReceived', arrived);
    session.off('Network.loadingFinished', finished);
    session.off('Network.loadingFailed', failed);
    return weight;
  };
};

/** Screens that people without a session open, after the home page. */
const entrance: readonly Step[] = [
  ['sign-in', '/auth/login'],
  ['registration', '/auth/register'],
  ['confirming an address', '/auth/verify'],
  ['forgotten password', '/auth/forgot-password'],
  ['new password', '/auth/reset-password?token=0'],
];

/** Screens of a member, after the Fitboard. Charts are weighed apart: the budget leaves them out. */
const memberScreens = async (url: string): Promise<readonly Step[]> => {
  const token = await signIn(url, 'member');
  const product = await firstOf(url, '/products', token);
  const payment = await firstOf(url, '/payments', token);
  const coach = await firstOf(url, '/coaches', token);
  const review = await firstOf(url, '/reviews', token);
  return [
    ['account', '/dashboard/user/account'],
    ['profile', '/dashboard/user/profile'],
    ['settings', '/dashboard/settings'],
    ['rewards', '/dashboard/rewards'],
    ['transactions', '/dashboard/user/transaction'],
    ['notifications', '/dashboard/notifications'],
    ['invitations', '/invite'],
    ['prices', '/pricing'],
    ['top-up', '/payment'],
    ...(payment === undefined ? [] : ([['order of a top-up', `/checkout/${payment}`]] as const)),
    ['products', '/product'],
    ...(product === undefined
      ? []
      : ([
          ['product', `/product/${product}`],
          ['product checkout', `/product/checkout?product=${product}&quantity=1`],
        ] as const)),
    ['orders', '/dashboard/user/order'],
    ['weekly form', '/indicator/me/edit'],
    ['directory of coaches', '/coach'],
    ...(coach === undefined
      ? []
      : ([
          ['coach', `/coach/${coach}`],
          ['asking a coach', `/coach/${coach}/request-review`],
        ] as const)),
    ['reviews', '/dashboard/review'],
    ...(review === undefined ? [] : ([['review', `/dashboard/review/${review}`]] as const)),
    ['applying as a coach', '/coach/request'],
    ...(await learnerScreens(url, token)),
  ];
};

/** Screens of a coach, after the Fitboard. */
const coachScreens = async (url: string): Promise<readonly Step[]> => {
  const waiting = await firstOf(url, '/reviews/queue', await signIn(url, 'coach'));
  return [
    ['desk', '/dashboard/coach'],
    ...(waiting === undefined ? [] : ([['answering', `/dashboard/review/${waiting}/answer`]] as const)),
    ['members of a coach', '/dashboard/member'],
    ['settings of a coach', '/dashboard/coach/settings'],
    ['form', '/dashboard/coach/form'],
    ['kept replies', '/dashboard/coach/replies'],
    ['earnings', '/dashboard/coach/earnings'],
    ['specializations', '/dashboard/user/specialization'],
    ['challenges to write', '/dashboard/challenge/manage'],
  ];
};

/** B11, B12: what a browser really fetches, as it comes over the line. */
export const loading = async ({ figures }: Report): Promise<void> => {
  const folder = newDataDir();
  const server = await openServer({ dataDir: folder, env: { SEED: 'demo' } });
  const browser = await openBrowser();
  const open = async () => {
    const { page, session } = await openPhone(browser);
    // Budgets are said in gzip; Brotli, which browsers prefer, is a tenth lighter.
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
    return { page, session };
  };
  type Opened = Awaited<ReturnType<typeof open>>;

  const firstLoad = async ({ page, session }: Opened, path: string): Promise<Weight> => {
    await session.send('Network.clearBrowserCache');
    const weighed = await watch(session);
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    return weighed();
  };
  /** Without a reload, as a link does it; everything the screen before it brought is there already. */
  const nextScreen = async (opened: Opened, [, path]: Step, from: string): Promise<Weight> => {
    await firstLoad(opened, from);
    // The home page waits for a first touch.
    await opened.page.mouse.click(1, 1);
    await (
      await watch(opened.session)
    )();
    const weighed = await watch(opened.session);
    await opened.page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    return weighed();
  };
  const screens = async (opened: Opened, steps: readonly Step[], from: string) => {
    for (const step of steps) {
      const weight = await nextScreen(opened, step, from);
      figures.push(
        `From ${from} to ${step[0]}: ${say(weight)} (${kept(weight.script, 60)} for a further screen).`,
      );
    }
  };

  const visitor = await open();
  const home = await firstLoad(visitor, '/');
  figures.push(
    `First load of the home page, gzip, as Chromium counts it: ${say(home)} (script: ${kept(home.script, 130)}; in all: ${kept(home.all, 200)}).`,
  );
  await screens(visitor, entrance, '/');
  const article = await firstOf(server.url, '/posts', await signIn(server.url, 'member'));
  if (article !== undefined) {
    const weight = await firstLoad(await open(), `/post/${article}`);
    figures.push(`First load of an article: ${say(weight)} (script: ${kept(weight.script, 130)}).`);
  }

  const member = await open();
  await enter(member.page, `${server.url}/auth/login`, 'member', /dashboard/);
  const fitboard = await firstLoad(member, '/dashboard');
  figures.push(
    `The Fitboard after sign-in, nothing cached: ${say(fitboard)} (${kept(fitboard.script, 260)} for the first screen).`,
  );
  const own = await memberScreens(server.url);
  await screens(member, own, '/dashboard');
  // The player has its budget where learners come from: the page of its challenge.
  const films = own.filter(([name]) => name === filmScreen);
  for (const film of films) await screens(member, [film], film[1].replace(/\/learn\/.*$/, ''));

  const coach = await open();
  await enter(coach.page, `${server.url}/auth/login`, 'coach', /dashboard/);
  await screens(coach, await coachScreens(server.url), '/dashboard');

  const staff = await open();
  const signInPage = await firstLoad(staff, '/admin');
  figures.push(
    `The console's sign-in page, nothing cached: ${say(signInPage)} (${kept(signInPage.script, 350)}).`,
  );
  await enter(staff.page, `${server.url}/admin`, 'staff', /admin\/?$/);
  const console = await firstLoad(staff, '/admin');
  figures.push(
    `The console's first screen after sign-in, nothing cached: ${say(console)} (${kept(console.script, 350)}).`,
  );
  await browser.close();
  await server.stop();
  forget(folder);
};
