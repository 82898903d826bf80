import type { Locator } from 'playwright-core';
import type { Window } from '../../engine/windows.ts';
import { field } from '../community-chat.ts';
import { until } from '../community-people.ts';
import type { Material } from './material.ts';
import type { Reader, ScreenRow } from './row.ts';

const groupName = 'Nhóm chạy bộ sáng Chủ nhật quanh hồ';
const nameBegins = 'Thuỷ Tiên';

const dialog = ({ page }: Window) => page.getByRole('dialog');
const button = (window: Window, id: string) =>
  dialog(window).getByRole('button', { name: window.word(id), exact: true });

/** Escape leads back to what opened it. */
const leave = async ({ window, keyboard }: Reader, opener: Locator) => {
  await keyboard.press('Escape');
  await dialog(window).waitFor({ state: 'detached' });
  await keyboard.isAt(opener);
};

const postMenu = ({ page }: Window, ownName: string) =>
  page.locator(`ol article:not([aria-label="${ownName}"]) header button[aria-haspopup="menu"]`).first();

const report = ({ memberName }: Material): ScreenRow => ({
  name: '/feed, a report',
  path: '/feed',
  ready: (window) => postMenu(window, memberName),
  async open({ window, keyboard }) {
    const { page, word } = window;
    await keyboard.do(postMenu(window, memberName));
    await keyboard.reach(page.getByRole('menuitem', { name: word('feed.menu.report') }), 'ArrowDown');
    await keyboard.press('Enter');
    await dialog(window).getByRole('radio').first().waitFor();
  },
  targets: (window) => [
    dialog(window)
      .locator('label')
      .filter({ has: window.page.getByRole('radio') }),
    dialog(window).getByRole('textbox'),
    button(window, 'moderation.report.send'),
    button(window, 'ui.cancel'),
  ],
  async act(reader) {
    const { window, keyboard } = reader;
    const radios = dialog(window).getByRole('radio');
    await keyboard.reach(radios.first());
    await keyboard.reach(radios.nth(1), 'ArrowDown');
    await keyboard.press('Space');
    await keyboard.do(button(window, 'moderation.report.send'));
    await window.reads('moderation.report.sent.text');
    await keyboard.isAt(button(window, 'moderation.report.close'));
    await keyboard.press('Enter');
    await dialog(window).waitFor({ state: 'detached' });
    await keyboard.isAt(postMenu(window, memberName));
  },
});

const card: ScreenRow = {
  name: '/feed, a card being picked',
  path: '/feed',
  ready: ({ page, word }) => page.getByRole('button', { name: word('feed.compose.placeholder') }),
  async open({ window, keyboard }) {
    const { page, word } = window;
    await keyboard.do(page.getByRole('button', { name: word('feed.compose.placeholder') }));
    await keyboard.isAt(page.getByRole('textbox', { name: word('feed.compose.label') }));
    await keyboard.do(button(window, 'feed.card.pick'));
    await keyboard.do(button(window, 'feed.card.WEEK_CHANGE'));
    await dialog(window).locator('[aria-pressed="true"]').first().waitFor();
  },
  targets: (window) => [button(window, 'feed.card.add'), button(window, 'ui.cancel')],
  async act({ window, keyboard }) {
    await keyboard.do(button(window, 'feed.card.add'));
    await button(window, 'feed.card.remove').waitFor();
    await keyboard.do(button(window, 'feed.card.remove'));
    await button(window, 'feed.card.remove').waitFor({ state: 'detached' });
  },
};

const opened = ({ page, word }: Window, alt: string) =>
  page.getByRole('button', { name: word('feed.media.openNamed', { alt }) });

const pictures = ({ uncommentedId, alt }: Material): ScreenRow => ({
  name: '/feed/{id}, its pictures',
  path: `/feed/${uncommentedId}`,
  ready: (window) => opened(window, alt),
  async open({ window, keyboard }) {
    await keyboard.do(opened(window, alt));
    await dialog(window).waitFor();
  },
  targets: (window) => [button(window, 'ui.close')],
  act: (reader) => leave(reader, opened(reader.window, alt)),
});

export const feedDialogRows = (material: Material): readonly ScreenRow[] => [
  report(material),
  card,
  pictures(material),
];

const messages = ({ page }: Window) => page.locator('[role="log"] [data-row]');
const emojiSearch = (window: Window) =>
  dialog(window).getByRole('searchbox', { name: window.word('chat.emoji.search') });
const given = ({ page }: Window) => page.locator('[role="log"] button[aria-pressed="true"]');

/** On a phone an emoji is written by the phone's own keys: here one is given to a message. */
const emoji = ({ groupId }: Material): ScreenRow => ({
  name: '/dashboard/chat, an emoji being picked',
  path: `/dashboard/chat/${groupId}`,
  ready: messages,
  async open({ window, keyboard }) {
    await keyboard.do(messages(window).locator('button[aria-haspopup="dialog"]').last());
    await keyboard.do(button(window, 'chat.react.more'));
    await keyboard.isAt(emojiSearch(window));
    // The first of all is hidden: the list measures by it.
    await dialog(window).locator('[frimousse-emoji]').locator('visible=true').first().waitFor();
  },
  targets: (window) => [emojiSearch(window)],
  async act({ window, keyboard }) {
    const before = await given(window).count();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await dialog(window).waitFor({ state: 'detached' });
    await until(async () => (await given(window).count()) > before, 'no emoji was given');
  },
});

const newChat = ({ page, word }: Window) => page.getByRole('button', { name: word('chat.new'), exact: true });
const person = (window: Window) => dialog(window).getByRole('listitem').getByRole('button').first();

const group: ScreenRow = {
  name: '/dashboard/chat, a new group',
  path: '/dashboard/chat',
  ready: newChat,
  async open({ window, keyboard }) {
    await keyboard.do(newChat(window));
    await keyboard.do(button(window, 'chat.group.new'));
    const boxes = dialog(window).getByRole('textbox');
    await keyboard.reach(boxes.first());
    await keyboard.type(groupName);
    await keyboard.reach(boxes.nth(1));
    await keyboard.type(nameBegins);
    await keyboard.do(person(window), 'Space');
    await dialog(window).locator('[aria-pressed="true"]').waitFor();
  },
  targets: (window) => [
    button(window, 'ui.close'),
    button(window, 'ui.cancel'),
    person(window),
    dialog(window).getByRole('button', { name: window.word('chat.group.create', { count: 1 }) }),
  ],
  async act({ window, keyboard }) {
    const { page, word } = window;
    await keyboard.do(dialog(window).getByRole('button', { name: word('chat.group.create', { count: 1 }) }));
    await page.waitForURL(/\/dashboard\/chat\/[0-9a-f-]{36}/);
    await page.getByRole('heading', { name: groupName }).waitFor();
    await keyboard.reach(field(window));
  },
};

const fileMenu = ({ page, word }: Window, name: string) =>
  page.getByRole('button', { name: word('files.actions', { name }), exact: true });

/** A dialog of one file, by its menu. */
const fileDialog = (
  name: string,
  fileName: string,
  [id, values]: readonly [id: string, values?: Readonly<Record<string, number>>],
  rest: (opener: (window: Window) => Locator) => Pick<ScreenRow, 'targets' | 'act'>,
): ScreenRow => ({
  name,
  path: '/dashboard/file-manager',
  ready: (window) => fileMenu(window, fileName),
  async open({ window, keyboard }) {
    const { page, word } = window;
    await keyboard.do(fileMenu(window, fileName));
    await keyboard.reach(page.getByRole('menuitem', { name: word(id, values), exact: true }), 'ArrowDown');
    await keyboard.press('Enter');
    await dialog(window).waitFor();
  },
  ...rest((window) => fileMenu(window, fileName)),
});

const moving = ({ fileName, folderName }: Material): ScreenRow =>
  fileDialog('/dashboard/file-manager, a file being moved', fileName, ['files.move'], () => ({
    targets: (window) => [
      dialog(window).locator('label').filter({ hasText: folderName }),
      button(window, 'files.move.here'),
      button(window, 'ui.cancel'),
    ],
    async act({ window, keyboard }) {
      const radios = dialog(window).getByRole('radio');
      const wanted = dialog(window).getByRole('radio', { name: folderName });
      await keyboard.reach(radios.first());
      await keyboard.reach(wanted, 'ArrowDown');
      await keyboard.do(button(window, 'files.move.here'));
      await dialog(window).waitFor({ state: 'detached' });
      await fileMenu(window, fileName).waitFor({ state: 'detached' });
      await window.go('/dashboard/file-manager');
      await window.page.getByRole('link', { name: folderName }).first().waitFor();
    },
  }));

const uses = ({ galleryName }: Material): ScreenRow =>
  fileDialog(
    '/dashboard/file-manager, where a file is used',
    galleryName,
    ['files.uses.action', { count: 1 }],
    (opener) => ({
      targets: (window) => [button(window, 'ui.close')],
      async act(reader) {
        const { window, keyboard } = reader;
        await dialog(window).getByText(window.word('media.use.GALLERY')).waitFor();
        await keyboard.reach(button(window, 'ui.close'));
        await leave(reader, opener(window));
      },
    }),
  );

export const chatAndFileDialogRows = (material: Material): readonly ScreenRow[] => [
  emoji(material),
  group,
  uses(material),
  moving(material),
];
