import type { Browser } from 'playwright-core';
import { demoAccounts } from '#fixtures/demo/accounts.ts';
import { zipOf } from '#fixtures/member-lifecycle/zips.ts';
import type { Language } from '#core/kernel/language.ts';
import { inspect } from '../engine/browser.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages, type Scenario } from '../engine/scenario.ts';
import { call, forget, newDataDir, openServer, signIn } from '../engine/server.ts';
import { openWindow } from '../engine/windows.ts';
import { onMemberPhone, type MemberPhone } from './member-phone.ts';
import { register } from './registration.ts';

const person = { email: 'hoa@example.com', password: 'một mật khẩu đủ dài' };
const longest = 5 * 60_000;

type Week = Readonly<{ week: string; inputs: unknown; media: readonly unknown[] }>;
type Archive = Readonly<{
  snapshots: readonly Week[];
  goals: readonly Readonly<{ metric: string; target: number }>[];
}>;

const archiveOf = async (url: string, token: string): Promise<Archive> => {
  const { body } = await call(url, 'GET', '/me/export?format=json', { token });
  return body as unknown as Archive; // the same data as in the zip
};

/** By the member’s own hand, as on any day: the account page, and the button. */
const download = async (browser: Browser, url: string, language: Language): Promise<string> => {
  const broken: string[] = [];
  const window = await openWindow(browser, url, { language, width: 390, height: 844 }, broken);
  await window.signIn(demoAccounts.find(({ role }) => role === 'member')!); // there is one
  await window.go('/dashboard/user/account');
  const [file] = await Promise.all([
    window.page.waitForEvent('download', { timeout: longest }),
    window.press('account.data.download'),
  ]);
  const path = await file.path();
  check(broken.length === 0, broken.join('\n'));
  return path;
};

const chooser = ({ page }: MemberPhone) => page.locator('input[type=file]');
const heading = ({ page, word }: MemberPhone, id: string) =>
  page.getByRole('heading', { name: word(id), exact: true });
/** What the sentence says before its first value: the same in all its forms. */
const beginning = (sentence: string): string => sentence.split('{')[0]!.trim(); // split gives at least one

const fromAccount = async (phone: MemberPhone): Promise<void> => {
  const { go, page, title, word } = phone;
  await go('/dashboard/user/account');
  await page.getByRole('link', { name: word('account.data.bring') }).click();
  await title('bring.title');
  await inspect(page, 'the page that brings an archive');
};

const wrongFiles = async (phone: MemberPhone): Promise<void> => {
  const { page, word } = phone;
  const choose = (name: string, buffer: Buffer) =>
    chooser(phone).setInputFiles({ name, mimeType: 'application/zip', buffer });
  await choose('notes.txt', Buffer.from('Xin chào'));
  await page.getByText(word('bring.problem.OTHER_FILE')).waitFor();
  await choose('other.zip', await zipOf([{ path: 'a.txt', content: 'a' }]));
  await page.getByText(word('bring.problem.OTHER_ZIP')).waitFor();
  const newer = JSON.stringify({ archive: { format: 99 }, exportedAt: 'x', account: {}, snapshots: [] });
  await choose('newer.zip', await zipOf([{ path: 'data.json', content: newer }]));
  await page.getByText(word('bring.problem.NEWER')).waitFor();
  await inspect(page, 'the sentence about a newer archive');
};

const look = async (phone: MemberPhone, file: string): Promise<void> => {
  await chooser(phone).setInputFiles(file);
  await heading(phone, 'bring.preview').waitFor();
};

/** The page is closed in the middle, and what had come stays. */
const breakOff = async (phone: MemberPhone, file: string): Promise<void> => {
  const { page, press, title } = phone;
  await look(phone, file);
  await page.getByRole('button', { name: phone.word('bring.start'), exact: true }).waitFor();
  await waitForRest(page);
  await inspect(page, 'the preview of an archive');
  await page.screenshot({ path: `test-results/bring-${phone.language}-preview.png`, fullPage: true });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/me/archive-imports'));
  await press('bring.start');
  await heading(phone, 'bring.title').waitFor();
  await kept;
  await page.reload();
  await title('bring.title');
};

const bring = async (phone: MemberPhone, file: string): Promise<void> => {
  const { page, press } = phone;
  await look(phone, file);
  await press('bring.start');
  await heading(phone, 'bring.report').waitFor({ timeout: longest });
  await waitForRest(page);
  await inspect(page, 'the report of an archive');
  await page.screenshot({ path: `test-results/bring-${phone.language}-report.png`, fullPage: true });
};

const readTimeline = async (phone: MemberPhone): Promise<void> => {
  const { page, word } = phone;
  await page.getByRole('link', { name: word('bring.report.look') }).click();
  await page.waitForURL(/\/indicator\/me\?range=all/);
  await page.getByText(word('indicator.brought'), { exact: true }).first().waitFor();
  await page.locator('figure img, img[src^="blob:"], img[src*="/media/"]').first().waitFor();
  await waitForRest(page);
  await inspect(page, 'the timeline of weeks that were brought along');
  await page.screenshot({ path: `test-results/bring-${phone.language}-timeline.png` });
};

const again = async (phone: MemberPhone, file: string): Promise<void> => {
  const { go, page, word } = phone;
  await go('/indicator/me/bring');
  await look(phone, file);
  await page.getByText(beginning(word('bring.preview.nothing'))).waitFor();
  check(
    (await page.getByRole('button', { name: word('bring.start') }).count()) === 0,
    'it may be brought again',
  );
};

const tokenHere = async ({ addressOf }: MemberPhone): Promise<readonly [string, string]> => {
  const url = new URL(addressOf('/')).origin;
  const { body } = await call(url, 'POST', '/auth/login', { body: { ...person, transport: 'body' } });
  return [url, String(body['accessToken'])];
};

const compare = async (phone: MemberPhone, there: Archive): Promise<void> => {
  const [url, token] = await tokenHere(phone);
  const here = await archiveOf(url, token);
  const of = ({ snapshots, goals }: Archive) => ({
    weeks: snapshots.map(({ week, inputs, media }) => ({ week, inputs, photos: media.length })),
    goals: goals.map(({ metric, target }) => ({ metric, target })),
  });
  check(JSON.stringify(of(here)) === JSON.stringify(of(there)), 'the archives of both servers differ');
  const { body } = await call(url, 'GET', '/rewards', { token });
  const items = body['items'] as readonly Readonly<{ type: string; available: number }>[];
  const weekly = items.find(({ type }) => type === 'SAVE_PHYSICAL_PROFILE');
  check(weekly?.available === 0, `${weekly?.available} rewards for weeks that were brought along`);
  const { body: timeline } = await call(url, 'GET', '/indicators/timeline', { token });
  check((timeline['streak'] as { longest: number }).longest === 0, 'a streak out of brought weeks');
};

const journey = (language: Language): Scenario => ({
  name: 'An archive brought to another server',
  run: (step) =>
    onMemberPhone(language, { step, pictures: 'bring' }, async (phone) => {
      const dataDir = newDataDir();
      const server = await openServer({ dataDir });
      try {
        const browser = phone.page.context().browser()!; // it was launched, not connected to
        const there = await archiveOf(server.url, await signIn(server.url, 'member'));
        check(
          there.snapshots.some(({ media }) => media.length > 0),
          'the demo member has no photos',
        );
        const file = await step('a member downloads everything on the first server', () =>
          download(browser, server.url, language),
        );
        await register(phone, { name: 'Nguyễn Thị Hoà', ...person });
        await step('the way leads from the account', () => fromAccount(phone));
        await step('a wrong file gets a sentence that says what to do', () => wrongFiles(phone));
        await step('the archive is looked through, and broken off in the middle', () =>
          breakOff(phone, file),
        );
        await step('it goes on from where it was', () => bring(phone, file));
        await step('the timeline shows weeks and photos, and says where they are from', () =>
          readTimeline(phone),
        );
        await step('both archives say the same, and nothing was earned', () => compare(phone, there));
        await step('a second time nothing is new', () => again(phone, file));
      } finally {
        await server.stop();
        forget(dataDir);
      }
    }),
});

export const archiveImportJourneys = inBothLanguages(journey);
