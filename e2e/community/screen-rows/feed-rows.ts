import { check } from '../../engine/scenario.ts';
import type { Window } from '../../engine/windows.ts';
import type { Material } from './material.ts';
import { type MemberRow, type Reader, toggleTwice } from './row.ts';

const newPost = 'Viết bằng bàn phím, đăng bằng bàn phím.';
const newComment = 'Cảm ơn bạn, mình lưu lại để tập theo.';
const reply = 'Mình cũng nghĩ vậy.';

const pressed = '[aria-pressed]';
const invitation = ({ page, word }: Window) =>
  page.getByRole('button', { name: word('feed.compose.placeholder') });
const composer = ({ page, word }: Window) => page.getByRole('dialog', { name: word('feed.compose') });
const inComposer = (window: Window, id: string) =>
  composer(window).getByRole('button', { name: window.word(id), exact: true });
const words = (window: Window) =>
  composer(window).getByRole('textbox', { name: window.word('feed.compose.label') });
const commentField = ({ page, word }: Window) =>
  page.getByRole('textbox', { name: word('feed.comment.write') });
const tab = ({ page, word }: Window, id: 'following' | 'discover') =>
  page.getByRole('tab', { name: word(`feed.tab.${id}`) });

/** Of another person: there is more to do with it. */
const othersPost = ({ page }: Window, ownName: string) =>
  page.locator(`ol article:not([aria-label="${ownName}"])`).first();

const openComposer = async ({ window, keyboard }: Reader) => {
  await keyboard.do(invitation(window));
  await keyboard.isAt(words(window));
};

/** Opened, walked through, and left. */
const menuByKeys = async ({ window, keyboard }: Reader, post: ReturnType<typeof othersPost>) => {
  const { page, word } = window;
  const menu = post.locator('header button[aria-haspopup="menu"]');
  await keyboard.do(menu);
  await keyboard.reach(page.getByRole('menuitem', { name: word('feed.menu.report') }), 'ArrowDown');
  await keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await keyboard.isAt(menu);
};

const feed = ({ memberName }: Material): MemberRow => ({
  name: '/feed',
  path: '/feed',
  ready: (window) => othersPost(window, memberName),
  targets: (window) => {
    const post = othersPost(window, memberName);
    const { page, word } = window;
    return [
      tab(window, 'following'),
      tab(window, 'discover'),
      invitation(window),
      page.getByRole('button', { name: word('feed.compose'), exact: true }),
      post.locator(pressed).first(),
      post.locator('a[href$="#comments"]'),
      post.getByRole('button', { name: word('feed.share') }),
      post.getByRole('button', { name: word('feed.bookmark') }),
      post.locator('header button'),
    ];
  },
  act: async (reader) => {
    const post = othersPost(reader.window, memberName);
    await menuByKeys(reader, post);
    await toggleTwice(reader, post.locator(pressed).first());
  },
});

const discover: MemberRow = {
  name: '/feed, what is talked about',
  path: '/feed?tab=discover',
  ready: ({ page, word }) => page.getByRole('list', { name: word('feed.tab.discover') }).getByRole('article'),
  targets: (window) => [
    tab(window, 'following'),
    tab(window, 'discover'),
    window.page.locator('ol article [aria-pressed]'),
  ],
  act: async ({ window, keyboard }) => {
    const { page, word } = window;
    await keyboard.reach(tab(window, 'discover'));
    await keyboard.reach(tab(window, 'following'), 'ArrowLeft');
    await keyboard.press('Enter');
    const followed = page.getByRole('list', { name: word('feed.tab.following') });
    await followed.getByRole('article').first().waitFor();
    await keyboard.isAt(tab(window, 'following'));
  },
};

const writing: MemberRow = {
  name: '/feed, a post being written',
  path: '/feed',
  ready: ({ page }) => page.locator('ol article'),
  open: openComposer,
  targets: (window) => [
    inComposer(window, 'ui.close'),
    inComposer(window, 'feed.publish'),
    inComposer(window, 'feed.media.add'),
    inComposer(window, 'feed.card.pick'),
    composer(window).locator('button[aria-haspopup="menu"]'),
  ],
  typed: { text: newPost, field: words },
  act: async ({ window, keyboard }) => {
    const { page, word } = window;
    const visibility = composer(window).locator('button[aria-haspopup="menu"]');
    await keyboard.reach(visibility);
    await keyboard.press('Enter');
    const followers = page.getByRole('menuitem', { name: word('feed.visibility.FOLLOWERS') });
    await keyboard.reach(followers, 'ArrowDown');
    await keyboard.press('Enter');
    await keyboard.isAt(visibility);
    check(
      (await visibility.innerText()).includes(word('feed.visibility.FOLLOWERS')),
      'another visibility was chosen',
    );
    await keyboard.reach(inComposer(window, 'feed.publish'));
    await keyboard.press('Enter');
    await window.reads('feed.posted');
    await composer(window).waitFor({ state: 'detached' });
    await keyboard.isAt(invitation(window));
    await page.getByRole('article').filter({ hasText: newPost }).waitFor();
  },
};

const thread = ({ postId }: Material): MemberRow => ({
  name: '/feed/{id}',
  path: `/feed/${postId}`,
  ready: ({ page }) => page.locator('#comments article'),
  targets: ({ page, word }) => [
    page.getByRole('article').first().locator(pressed).first(),
    page.getByRole('button', { name: word('feed.share') }),
    page.getByRole('button', { name: word('feed.bookmark') }),
    page.getByRole('button', { name: word('feed.comment.send') }),
    page.locator('#comments li button').filter({ hasText: word('feed.comment.reply') }),
    page.locator('#comments li button[aria-haspopup="menu"]'),
  ],
  typed: { text: newComment, field: commentField },
  act: async ({ window, keyboard }) => {
    const { page, word } = window;
    const comments = page.locator('#comments li');
    const send = page.getByRole('button', { name: word('feed.comment.send') });
    await keyboard.do(send.first());
    await comments.filter({ hasText: newComment }).first().waitFor();
    await keyboard.isAt(send.first());

    const others = comments.filter({ hasNotText: newComment }).first();
    const answer = others
      .getByRole('button')
      .filter({ hasText: word('feed.comment.reply') })
      .first();
    await keyboard.do(answer);
    const field = others.getByRole('textbox');
    await keyboard.isAt(field);
    await keyboard.type(reply);
    await keyboard.do(others.getByRole('button', { name: word('feed.comment.send') }));
    await others.getByText(reply).waitFor();
    await keyboard.isAt(answer);
  },
});

const bookmarks = ({ memberName }: Material): MemberRow => ({
  name: '/dashboard/user/bookmark',
  path: '/dashboard/user/bookmark',
  ready: (window) => othersPost(window, memberName),
  targets: (window) => [
    othersPost(window, memberName).locator(pressed).first(),
    othersPost(window, memberName).getByRole('button', { name: window.word('feed.bookmark') }),
    othersPost(window, memberName).locator('a[href$="#comments"]'),
  ],
  act: async (reader) => {
    const { window, keyboard } = reader;
    const { page } = window;
    await keyboard.do(othersPost(window, memberName).locator('a[href$="#comments"]'));
    await page.waitForURL(/\/feed\/[0-9a-f-]{36}/);
    await page.locator('#comments').waitFor();
    await page.goBack();
    await othersPost(window, memberName).waitFor();
  },
});

export const feedRows = (material: Material): readonly MemberRow[] => [
  feed(material),
  discover,
  writing,
  thread(material),
  bookmarks(material),
];
