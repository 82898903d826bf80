import { demoAccounts, type DemoAccount } from '#fixtures/demo/accounts.ts';
import { openBrowser } from '../engine/browser.ts';
import { keyboardOf } from '../engine/keyboard.ts';
import { narrow } from '../engine/narrow-screen.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { forget, newDataDir, openServer } from '../engine/server.ts';
import { openWindow, type Window } from '../engine/windows.ts';
import { chatRows } from './screen-rows/chat-rows.ts';
import { consoleRows } from './screen-rows/console-rows.ts';
import { feedRows } from './screen-rows/feed-rows.ts';
import { fileRows } from './screen-rows/file-rows.ts';
import { prepareMaterial } from './screen-rows/material.ts';
import { peopleRows } from './screen-rows/people-rows.ts';
import type { MemberRow, Reader, ScreenRow } from './screen-rows/row.ts';
import { loseLine, openNarrow } from './screen-rows/ways.ts';

const accountOf = (role: string): DemoAccount => demoAccounts.find((one) => one.role === role)!; // the demo has all of them

/** Every screen of the community at 360 px, without a line and by keyboard; the console, which needs the line, by the other two. */
export const communityScreens: Scenario = {
  name: "The community's screens at 360 px, by keyboard and offline",
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo' } });
    const browser = await openBrowser();
    const broken: string[] = [];
    const windows: Window[] = [];
    const open = async (role: string): Promise<Reader> => {
      const window = await openWindow(browser, server.url, { language: 'vi', ...narrow }, broken);
      windows.push(window);
      const { page } = window;
      // What is on its way up is asked about when the page is loaded anew: yes, leave.
      page.on('dialog', (dialog) => void dialog.accept());
      await window.signIn(accountOf(role));
      return { window, keyboard: keyboardOf(page) };
    };
    const watched: typeof step = (title, work) =>
      step(title, async () => {
        try {
          return await work();
        } catch (error) {
          for (const [index, { page }] of windows.entries())
            await page.screenshot({ path: `test-results/screens-${index + 1}.png` }).catch(() => undefined);
          throw error;
        }
      });
    const play = async (reader: Reader, rows: readonly ScreenRow[]) => {
      for (const row of rows) {
        await watched(`${row.name}: whole at ${narrow.width} px`, () => openNarrow(row, reader));
        await watched(`${row.name}: by keyboard`, () => row.act(reader));
      }
    };
    const playOffline = async (reader: Reader, rows: readonly MemberRow[]) => {
      await reader.window.page.evaluate('navigator.serviceWorker.ready');
      for (const row of rows) {
        await watched(`${row.name}: whole at ${narrow.width} px`, () => openNarrow(row, reader));
        await watched(`${row.name}: without a line and back`, () => loseLine(row, reader));
        await watched(`${row.name}: by keyboard`, () => row.act(reader));
      }
    };
    try {
      const material = await watched('the demo, with the longest names', () => prepareMaterial(server.url));
      const [first, second, staff] = await Promise.all([open('member'), open('member'), open('admin')]);
      // At once: much of a screen is waiting for answers.
      const outcomes = await Promise.allSettled([
        playOffline(first, [...feedRows(material), ...peopleRows(material)]),
        playOffline(second, [...chatRows(material), ...fileRows(material)]),
        play(staff, consoleRows),
      ]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      await watched('and no page failed', async () => check(broken.length === 0, broken.join('\n')));
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
};
