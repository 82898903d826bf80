import type { Page } from 'playwright-core';
import { demoAccounts, demoPassword } from '#fixtures/demo/accounts.ts';
import { call } from '../../e2e/engine/server.ts';

/** One page of what the application shows there; the name is what the report calls it. */
export type Step = readonly [name: string, path: string];

/** The first of a list, as the API answers it. */
export const firstOf = async (url: string, path: string, token: string): Promise<string | undefined> => {
  const { body } = await call(url, 'GET', path, { token });
  const [first] = (body['items'] ?? []) as readonly { id: string }[]; // a list of the contract
  return first?.id;
};

type Learned = Readonly<{
  challenge: Readonly<{ slug: string }>;
  chapters: readonly Readonly<{
    lessons: readonly Readonly<{ id: string; type: string; state: string; quizId: string | null }>[];
  }>[];
}>;

export const filmScreen = 'lesson to watch, with its player';

/** Where this member learns: a film with its player, a text, and a quiz. */
export const learnerScreens = async (url: string, token: string): Promise<readonly Step[]> => {
  const own = (await call(url, 'GET', '/me/challenges', { token })).body;
  const items = own['items'] as readonly Learned[]; // of our own contract
  const slugs = items.map(({ challenge }) => challenge.slug);
  const pages = await Promise.all(
    slugs.map(async (slug) => {
      const { body } = await call(url, 'GET', `/challenges/${slug}`, { token });
      const { chapters } = body as unknown as Learned;
      return {
        slug,
        open: chapters.flatMap(({ lessons }) => lessons).filter(({ state }) => state !== 'LOCKED'),
      };
    }),
  );
  const placeOf = (type: string): string => {
    for (const { slug, open } of pages) {
      const found = open.find((lesson) => lesson.type === type);
      if (found !== undefined) return `/challenge/${slug}/learn/${found.id}`;
    }
    throw new Error(`no lesson of the demo member is a ${type}`);
  };
  const quizzes = pages.flatMap(({ slug, open }) =>
    open.flatMap(({ quizId }) => (quizId === null ? [] : [`/challenge/${slug}/quiz/${quizId}`])),
  );
  return [
    ['challenges', '/challenge'],
    ['challenge', `/challenge/${slugs[0]}`],
    [filmScreen, placeOf('VIDEO')],
    ['lesson to read', placeOf('DOCUMENT')],
    ...quizzes.slice(0, 1).map((path) => ['quiz', path] as const),
    ['own challenges', '/dashboard/challenge'],
  ];
};

/** Signs a demo account in, and waits until its first page has all it asks for. */
export const enter = async (page: Page, address: string, role: string, arrived: RegExp): Promise<void> => {
  const account = demoAccounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`no demo account is ${role}`);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[name=email]').fill(account.email);
  await page.locator('[name=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(arrived);
  await page.waitForLoadState('networkidle');
};
