import type { Language } from '#core/kernel/language.ts';
import { demoAccounts, type DemoAccount } from '#fixtures/demo/accounts.ts';
import { openBrowser } from '../engine/browser.ts';
import { keyboardOf } from '../engine/keyboard.ts';
import { narrow } from '../engine/narrow-screen.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { forget, newDataDir, openServer } from '../engine/server.ts';
import { openWindow, type Window } from '../engine/windows.ts';
import { chatRows } from './screen-rows/chat-rows.ts';
import { consoleRows } from './screen-rows/console-rows.ts';
import { chatAndFileDialogRows, feedDialogRows } from './screen-rows/dialog-rows.ts';
import { emptyConsoleRows, emptyRows } from './screen-rows/empty-rows.ts';
import { feedRows } from './screen-rows/feed-rows.ts';
import { fileRows } from './screen-rows/file-rows.ts';
import { prepareMaterial, type Material } from './screen-rows/material.ts';
import { peopleRows } from './screen-rows/people-rows.ts';
import type { EmptyRow, MemberRow, Reader, ScreenRow } from './screen-rows/row.ts';
import { showNothing, waitAndFail } from './screen-rows/states.ts';
import { loseLine, openNarrow } from './screen-rows/ways.ts';

/** Four windows at once, each looked at by axe: none of them is quick. */
const patienceMs = 60_000;

type Step = Parameters<Scenario['run']>[0];

const accountOf = (role: string): DemoAccount => demoAccounts.find((one) => one.role === role)!; // the demo has all of them

/** One that fails keeps nobody from the next. */
const oneByOne = async <Row>(rows: readonly Row[], play: (row: Row) => Promise<void>): Promise<void> => {
  const failures: unknown[] = [];
  for (const row of rows) await play(row).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

/** Each way to look at a screen, as a step of its own. */
const waysOf = (step: Step) => {
  /** Several rows show one address: its answers are late once. */
  const seen = new Set<string>();
  const load = async (row: ScreenRow, reader: Reader) => {
    if (seen.has(row.path)) return;
    seen.add(row.path);
    await step(`${row.name}: late, and refused`, () => waitAndFail(row, reader));
  };
  const open = (row: ScreenRow, reader: Reader) =>
    step(`${row.name}: whole at ${narrow.width} px`, () => openNarrow(row, reader));
  const act = (row: ScreenRow, reader: Reader) => step(`${row.name}: by keyboard`, () => row.act(reader));
  return {
    play: (reader: Reader, rows: readonly ScreenRow[]) =>
      oneByOne(rows, async (row) => {
        await load(row, reader);
        await open(row, reader);
        await act(row, reader);
      }),
    async playOffline(reader: Reader, rows: readonly MemberRow[]) {
      await reader.window.page.evaluate('navigator.serviceWorker.ready');
      await oneByOne(rows, async (row) => {
        await load(row, reader);
        await open(row, reader);
        await step(`${row.name}: without a line and back`, () => loseLine(row, reader));
        await act(row, reader);
      });
    },
    playEmpty: (reader: Reader, rows: readonly EmptyRow[]) =>
      oneByOne(rows, (row) => step(`${row.name}: says so`, () => showNothing(row, reader))),
  };
};

type Open = (account: Pick<DemoAccount, 'email' | 'password'>) => Promise<Reader>;
type Play = (ways: ReturnType<typeof waysOf>, material: Material, open: Open) => readonly Promise<void>[];

/** The demo on a narrow screen in one language, with its longest names. */
const onNarrowScreens = (name: string, language: Language, play: Play): Scenario => ({
  name,
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo' } });
    const browser = await openBrowser();
    const broken: string[] = [];
    const windows: Window[] = [];
    const open: Open = async (account) => {
      const window = await openWindow(browser, server.url, { language, ...narrow }, broken);
      windows.push(window);
      const { page } = window;
      page.setDefaultTimeout(patienceMs);
      // What is on its way up is asked about when the page is loaded anew: yes, leave.
      page.on('dialog', (dialog) => void dialog.accept());
      await window.signIn(account);
      // The console speaks as this says, whatever the account's own language is.
      await page.context().addCookies([{ name: 'lang', value: language, url: server.url }]);
      return { window, keyboard: keyboardOf(page) };
    };
    const watched: Step = (title, work) =>
      step(title, async () => {
        try {
          return await work();
        } catch (error) {
          for (const [index, { page }] of windows.entries())
            await page.screenshot({ path: `test-results/screens-${index + 1}.png` }).catch(() => undefined);
          throw error;
        }
      });
    try {
      const material = await watched('the demo, with the longest names', () =>
        prepareMaterial(server.url, language),
      );
      // At once: much of a screen is waiting for answers.
      const outcomes = await Promise.allSettled(play(waysOf(watched), material, open));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      await watched('and no page failed', async () => check(broken.length === 0, broken.join('\n')));
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
});

/** Every screen of the community at 360 px, without a line and by keyboard; the console, which needs the line, by the other two. */
const everyScreen: Play = (ways, material, open) => {
  const asMember = async (rows: readonly MemberRow[], dialogs: readonly ScreenRow[]) => {
    const reader = await open(accountOf('member'));
    await ways.playOffline(reader, rows);
    await ways.play(reader, dialogs);
  };
  const asStaff = async () => {
    const reader = await open(accountOf('admin'));
    await ways.play(reader, consoleRows);
    // At last: a list of the console remembers what was sought in it.
    await ways.playEmpty(reader, emptyConsoleRows);
  };
  return [
    asMember([...feedRows(material), ...peopleRows(material)], feedDialogRows(material)),
    asMember([...chatRows(material), ...fileRows(material)], chatAndFileDialogRows(material)),
    asStaff(),
    open(material.newcomer).then((reader) => ways.playEmpty(reader, emptyRows(material))),
  ];
};

/** One of each kind: what every run plays of the table. */
const oneOfEach: Play = (ways, material, open) => [
  open(accountOf('member')).then((reader) => ways.playOffline(reader, feedRows(material).slice(0, 1))),
  open(accountOf('admin')).then((reader) => ways.play(reader, consoleRows.slice(0, 1))),
  open(material.newcomer).then((reader) => ways.playEmpty(reader, emptyRows(material).slice(0, 1))),
];

const name = "The community's screens at 360 px, by keyboard and offline";

export const communityScreens: readonly Scenario[] = [
  onNarrowScreens('One of each kind of screen at 360 px, by keyboard and offline', 'vi', oneOfEach),
  { ...onNarrowScreens(name, 'vi', everyScreen), isLong: true },
  { ...onNarrowScreens(`${name}, in English`, 'en', everyScreen), isLong: true },
];
