import { check } from '../../engine/scenario.ts';
import type { Window } from '../../engine/windows.ts';
import { waitForRest } from '../../engine/page-rest.ts';
import { until } from '../community-people.ts';
import { longName, type Material } from './material.ts';
import { type MemberRow, type Reader, toggleTwice } from './row.ts';

const description = 'Sáng sớm bên hồ';
const plea = 'Bài của mình kể lại kinh nghiệm riêng, không bán gì cả.';

const followButton = ({ page }: Window) => page.getByRole('main').locator('button[aria-pressed]').first();
const moreButton = ({ page, word }: Window) =>
  page.getByRole('button', { name: word('social.more', { name: longName }) });
const figure = ({ page }: Window, side: 'followers' | 'following') =>
  page
    .locator('header ~ *, header')
    .getByRole('button')
    .filter({ has: page.locator('strong') })
    .nth(side === 'followers' ? 0 : 1);
const list = ({ page, word }: Window, side: 'followers' | 'following') =>
  page.getByRole('dialog', { name: word(`social.${side}`), exact: true });

const person = ({ friend }: Material): MemberRow => ({
  name: '/user/{id}',
  path: `/user/${friend}`,
  ready: ({ page, word }) => page.getByRole('button', { name: word('social.more', { name: longName }) }),
  targets: (window) => {
    const { page, word } = window;
    return [
      followButton(window),
      moreButton(window),
      page.getByRole('button', { name: word('social.bell', { name: longName }) }),
      page
        .getByRole('button', { name: word('social.message') })
        .or(page.getByRole('link', { name: word('social.message') })),
      figure(window, 'followers'),
      figure(window, 'following'),
      page.locator('section a[href*="/file/"]'),
    ];
  },
  act: async (reader) => {
    const { window, keyboard } = reader;
    const { page, word } = window;
    await toggleTwice(reader, followButton(window));
    await keyboard.do(moreButton(window));
    await keyboard.reach(page.getByRole('menuitem', { name: word('social.block') }), 'ArrowDown');
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await keyboard.isAt(question.getByRole('button', { name: word('ui.cancel') }));
    await keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await keyboard.isAt(moreButton(window));
    await keyboard.reach(page.locator('section a[href*="/file/"]').first());
  },
});

const openedList = ({ friend }: Material, side: 'followers' | 'following'): MemberRow => ({
  name: `/user/{id}, ${side}`,
  path: `/user/${friend}?list=${side}`,
  ready: (window) => list(window, side).getByRole('listitem'),
  targets: (window) => [
    list(window, side).getByRole('button', { name: window.word('ui.close') }),
    list(window, side).locator('button[aria-pressed]'),
  ],
  act: async (reader) => {
    const { window, keyboard } = reader;
    const { word } = window;
    await keyboard.reach(list(window, side).getByRole('button', { name: word('ui.close') }));
    await keyboard.press('Enter');
    await list(window, side).waitFor({ state: 'detached' });
    await keyboard.do(figure(window, side));
    await list(window, side).getByRole('listitem').first().waitFor();
    await toggleTwice(reader, list(window, side).locator('button[aria-pressed]').first());
    await keyboard.press('Escape');
    await list(window, side).waitFor({ state: 'detached' });
    await keyboard.isAt(figure(window, side));
  },
});

const gallery: MemberRow = {
  name: '/dashboard/user/gallery',
  path: '/dashboard/user/gallery',
  ready: ({ page }) => page.locator('ol > li[data-place]'),
  targets: ({ page, word }) => [
    page.getByRole('button', { name: word('gallery.add') }),
    ...[0, 1, 2, 3].map((place) => page.locator('li[data-place="1"] button').nth(place)),
  ],
  act: async ({ window, keyboard }) => {
    const { page, word } = window;
    const rows = page.locator('ol > li[data-place]');
    const first = await rows.first().locator('img').getAttribute('alt');
    await keyboard.do(rows.first().getByRole('button').nth(1));
    await until(
      async () => (await rows.nth(1).locator('img').getAttribute('alt')) === first,
      'the picture did not move',
    );
    await keyboard.isAt(rows.nth(1).getByRole('button').nth(1));
    const describe = rows.nth(1).getByRole('button').nth(2);
    await keyboard.do(describe);
    const dialog = page.getByRole('dialog', { name: word('gallery.describe.title') });
    await keyboard.reach(dialog.getByRole('textbox'));
    await keyboard.press('Control+A');
    await keyboard.type(description);
    await keyboard.do(dialog.getByRole('button', { name: word('ui.save') }));
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('img', { name: description }).waitFor();
    await keyboard.isAt(describe);
  },
};

const receipts = ({ page, word }: Window) => page.getByRole('switch', { name: word('privacy.receipts') });
const writers = ({ page, word }: Window) =>
  page.getByRole('group', { name: word('privacy.write') }).getByRole('radio');

const privacy: MemberRow = {
  name: '/dashboard/user/privacy, who may write and receipts',
  path: '/dashboard/user/privacy',
  ready: receipts,
  targets: (window) => [receipts(window), writers(window)],
  act: async ({ window, keyboard }) => {
    const radios = writers(window);
    await keyboard.reach(radios.nth(0));
    await keyboard.reach(radios.nth(1), 'ArrowDown');
    await until(() => radios.nth(1).isChecked(), 'the choice did not change');
    const button = receipts(window);
    const before = await button.isChecked();
    await keyboard.do(button, 'Space');
    await until(async () => (await button.isChecked()) !== before, 'the switch did not change');
    await keyboard.isAt(button);
    const { page } = window;
    await waitForRest(page);
    await page.reload();
    await receipts(window).waitFor();
    check((await receipts(window).isChecked()) !== before, 'the switch was not kept');
    check(await writers(window).nth(1).isChecked(), 'the choice was not kept');
  },
};

const undoIn = ({ page, word }: Window, kind: 'unblock' | 'unmute') =>
  page.getByRole('button').filter({ hasText: word(`privacy.${kind}`) });

const relations: MemberRow = {
  name: '/dashboard/user/privacy, blocks and mutes',
  path: '/dashboard/user/privacy',
  ready: (window) => undoIn(window, 'unblock'),
  targets: (window) => [undoIn(window, 'unblock'), undoIn(window, 'unmute')],
  act: async (reader) => {
    for (const [kind, none] of [
      ['unblock', 'privacy.blocks.none'],
      ['unmute', 'privacy.mutes.none'],
    ] as const) {
      await reader.keyboard.do(undoIn(reader.window, kind));
      await reader.window.reads(none);
    }
  },
};

const appealField = ({ page }: Window) => page.getByRole('article').getByRole('textbox');
const openAppeal = async ({ window, keyboard }: Reader) => {
  // What was begun stands open by itself.
  if (await appealField(window).isVisible()) return;
  await keyboard.do(window.page.getByRole('button', { name: window.word('moderation.appeal.open') }));
  await keyboard.isAt(appealField(window));
};

const sanctions: MemberRow = {
  name: '/dashboard/user/sanctions, an appeal',
  path: '/dashboard/user/sanctions',
  ready: ({ page }) => page.getByRole('article'),
  open: openAppeal,
  targets: ({ page, word }) => [
    page.getByRole('article').getByRole('textbox'),
    page.getByRole('button', { name: word('moderation.appeal.send') }),
    page.getByRole('button', { name: word('ui.cancel') }),
  ],
  typed: { text: plea, field: appealField },
  act: async ({ window, keyboard }) => {
    await keyboard.do(window.page.getByRole('button', { name: window.word('moderation.appeal.send') }));
    await window.reads('moderation.appeal.PENDING');
  },
};

export const peopleRows = (material: Material): readonly MemberRow[] => [
  person(material),
  openedList(material, 'followers'),
  openedList(material, 'following'),
  gallery,
  privacy,
  relations,
  sanctions,
];
