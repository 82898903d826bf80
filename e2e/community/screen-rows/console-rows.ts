import type { Window } from '../../engine/windows.ts';
import { inspectNarrow } from '../../engine/narrow-screen.ts';
import { waitForRest } from '../../engine/page-rest.ts';
import type { Reader, ScreenRow } from './row.ts';

const reason = 'Không có gì trái với quy định cộng đồng.';
const tried = 'Nhịn ăn ba ngày rồi thi kéo xà';

const cards = ({ page }: Window) =>
  page
    .getByRole('main')
    .locator('ul > li')
    .filter({ has: page.locator('a') });
const dialog = ({ page }: Window) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = ({ page, word }: Window, id: string) =>
  page.getByRole('main').getByRole('button', { name: word(id), exact: true });

/** The first record of a list, by keys; the list is looked at before it is left. */
const openFirst =
  (name: string, step: string) =>
  async ({ window, keyboard }: Reader) => {
    const { page } = window;
    await inspectNarrow(page, `${name}, the list`, [cards(window)]);
    await keyboard.do(cards(window).first().getByRole('link').first());
    await page.waitForURL(/\/show$/);
    await button(window, step).first().waitFor();
    await waitForRest(page);
  };

/** What is asked before a step is taken holds the focus, and gives it back. */
const askAndLeave = async ({ window, keyboard }: Reader, step: string) => {
  const asking = button(window, step).first();
  await keyboard.do(asking);
  await keyboard.reach(dialog(window).getByRole('button', { name: window.word('ui.cancel') }));
  await keyboard.press('Escape');
  await dialog(window).waitFor({ state: 'detached' });
  await keyboard.isAt(asking);
};

/** Used nowhere, so that it may be deleted. */
const unused = encodeURIComponent(JSON.stringify({ used: 'false', purpose: 'GENERAL' }));

type Place = Readonly<{
  place: string;
  query?: string;
  step: string;
  act?: (reader: Reader) => Promise<void>;
}>;

const dismiss = async ({ window, keyboard }: Reader) => {
  const { word } = window;
  await keyboard.do(button(window, 'console.cases.decide'));
  const choices = dialog(window).getByRole('radio');
  await keyboard.reach(choices.first());
  await keyboard.press('Space');
  await keyboard.reach(dialog(window).getByRole('textbox'));
  await keyboard.type(reason);
  await keyboard.do(
    dialog(window).getByRole('button', { name: word('console.cases.decision.DISMISS'), exact: true }),
  );
  await window.reads('console.cases.decide.done');
};

const places: readonly Place[] = [
  { place: 'cases', step: 'console.cases.decide', act: dismiss },
  { place: 'appeals', step: 'console.appeals.accept' },
  { place: 'sanctions', step: 'console.sanctions.lift' },
  { place: 'feed-posts', step: 'console.feedPosts.hide' },
  { place: 'comments', step: 'console.comments.hide' },
  { place: 'chat-rooms', step: 'console.rooms.close' },
  { place: 'media', query: `?filter=${unused}`, step: 'ui.delete' },
];

const record = ({ place, query = '', step, act }: Place): ScreenRow => ({
  name: `/admin/${place}`,
  path: `/admin/${place}${query}`,
  ready: cards,
  open: openFirst(`/admin/${place}`, step),
  targets: (window) => [button(window, step)],
  act: async (reader) => {
    await askAndLeave(reader, step);
    await act?.(reader);
  },
});

const textRules: ScreenRow = {
  name: '/admin/text-rules',
  path: '/admin/text-rules',
  ready: (window) => button(window, 'console.textRules.try.run'),
  targets: (window) => [
    button(window, 'console.textRules.try.run'),
    button(window, 'console.textRules.add'),
    window.page.getByRole('main').getByRole('textbox').first(),
  ],
  act: async ({ window, keyboard }) => {
    const { page, word } = window;
    await askAndLeave({ window, keyboard }, 'console.textRules.add');
    await keyboard.reach(page.getByRole('textbox', { name: word('console.textRules.try.text') }));
    await keyboard.type(tried);
    await keyboard.do(button(window, 'console.textRules.try.run'));
    await page
      .getByRole('status')
      .filter({ hasText: word('console.textRules.verdict.PASS') })
      .waitFor();
    await keyboard.isAt(button(window, 'console.textRules.try.run'));
  },
};

export const consoleRows: readonly ScreenRow[] = [...places.map(record), textRules];
