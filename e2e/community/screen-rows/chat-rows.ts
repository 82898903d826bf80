import { bubble, field, log } from '../community-chat.ts';
import type { Window } from '../../engine/windows.ts';
import { until } from '../community-people.ts';
import { longName, type Material } from './material.ts';
import type { MemberRow, Reader } from './row.ts';

const draft = 'Mai em mang thêm nước cho cả nhóm.';
const nameBegins = 'Thuỷ Tiên';
const soughtWord = 'chạy';

const rooms = ({ page, word }: Window) => page.getByRole('list', { name: word('chat.rooms') });
const firstRoom = (window: Window) => rooms(window).getByRole('link').first();
const messages = (window: Window) => log(window).locator('[data-row]');
const button = ({ page, word }: Window, id: string) =>
  page.getByRole('button', { name: word(id), exact: true });
const back = ({ page, word }: Window) => page.getByRole('link', { name: word('nav.back'), exact: true });
const head = ({ page }: Window) => page.locator('[data-chat-room] header button[aria-haspopup="dialog"]');
/** Leads to its place in a room. */
const found = ({ page }: Window) => page.locator('a[href*="at="]').first();

const list: MemberRow = {
  name: '/dashboard/chat',
  path: '/dashboard/chat',
  ready: firstRoom,
  targets: (window) => [
    firstRoom(window),
    button(window, 'chat.new'),
    window.page.getByRole('search'),
    window.page.getByRole('link', { name: window.word('chat.requests') }),
  ],
  act: async ({ window, keyboard }) => {
    await keyboard.do(firstRoom(window));
    await messages(window).first().waitFor();
    await keyboard.do(back(window));
    await firstRoom(window).waitFor();
  },
};

const room = ({ pairId }: Material): MemberRow => ({
  name: '/dashboard/chat, a room',
  path: `/dashboard/chat/${pairId}`,
  ready: messages,
  targets: (window) => [
    back(window),
    head(window),
    button(window, 'chat.search.here'),
    button(window, 'chat.attach'),
    button(window, 'chat.voice'),
    window.page.locator('form .MuiInputBase-root').filter({ has: field(window) }),
  ],
  typed: { text: draft, field },
  act: async ({ window, keyboard }) => {
    const { page, word } = window;
    await keyboard.reach(field(window));
    await keyboard.do(button(window, 'chat.send'));
    await bubble(window, draft).waitFor();
    await keyboard.isAt(field(window));
    const menu = bubble(window, draft).getByRole('button', {
      name: word('chat.message.menu', { name: word('chat.you.plain') }),
    });
    await keyboard.reach(menu);
    await keyboard.press('Enter');
    const steps = page.getByRole('dialog', { name: word('chat.message.what') });
    await keyboard.reach(steps.getByRole('button').first());
    await keyboard.press('Escape');
    await steps.waitFor({ state: 'detached' });
    await keyboard.isAt(menu);
    await keyboard.press('Enter');
    await keyboard.do(steps.getByRole('menuitem', { name: word('chat.step.reply') }));
    await keyboard.isAt(field(window));
  },
});

const requests: MemberRow = {
  name: '/dashboard/chat, requests',
  path: '/dashboard/chat?box=requests',
  ready: (window) => rooms(window).getByRole('link', { name: longName }),
  targets: (window) => [button(window, 'nav.back'), firstRoom(window)],
  act: async ({ window, keyboard }) => {
    await keyboard.do(rooms(window).getByRole('link', { name: longName }));
    await keyboard.do(button(window, 'chat.request.accept'));
    await field(window).waitFor();
    await keyboard.reach(field(window));
  },
};

const newChat = ({ page, word }: Window) => page.getByRole('dialog', { name: word('chat.new') });
const person = (window: Window) => newChat(window).getByRole('listitem').getByRole('button').first();
const openNewChat = async ({ window, keyboard }: Reader) => {
  await keyboard.do(button(window, 'chat.new'));
  await keyboard.reach(newChat(window).getByRole('textbox'));
  await keyboard.type(nameBegins);
  await person(window).waitFor();
};

const beginning: MemberRow = {
  name: '/dashboard/chat, a new chat',
  path: '/dashboard/chat',
  ready: firstRoom,
  open: openNewChat,
  targets: (window) => [
    newChat(window).getByRole('button', { name: window.word('ui.close') }),
    newChat(window).getByRole('search'),
    person(window),
    newChat(window).getByRole('button', { name: window.word('chat.group.new') }),
  ],
  act: async (reader) => {
    const { window, keyboard } = reader;
    await keyboard.press('Escape');
    await newChat(window).waitFor({ state: 'hidden' });
    await keyboard.isAt(button(window, 'chat.new'));
    await openNewChat(reader);
    await keyboard.do(person(window));
    await field(window).waitFor();
  },
};

const info = ({ page }: Window) => page.getByRole('dialog').filter({ has: page.locator('#room-info') });
const openInfo = async ({ window, keyboard }: Reader) => {
  await keyboard.do(head(window));
  await info(window).waitFor();
};

const roomInfo = ({ groupId }: Material): MemberRow => ({
  name: '/dashboard/chat, room info',
  path: `/dashboard/chat/${groupId}`,
  ready: messages,
  open: openInfo,
  targets: (window) => [
    info(window).getByRole('button', { name: window.word('ui.close') }),
    info(window).getByRole('button', { name: window.word('chat.mute') }),
    info(window).getByRole('button', { name: window.word('chat.leave') }),
  ],
  act: async ({ window, keyboard }) => {
    const { page, word } = window;
    const mute = info(window).getByRole('button', { name: word('chat.mute') });
    const unmute = info(window).getByRole('button', { name: word('chat.unmute') });
    await keyboard.do(mute);
    await keyboard.reach(page.getByRole('menuitem', { name: word('chat.mute.good') }), 'ArrowDown');
    await keyboard.press('Enter');
    await unmute.waitFor();
    await keyboard.isAt(unmute);
    await keyboard.press('Enter');
    await mute.waitFor();
    await keyboard.do(info(window).getByRole('button', { name: word('chat.leave') }));
    await keyboard.isAt(page.getByRole('alertdialog').getByRole('button', { name: word('ui.cancel') }));
    await keyboard.press('Enter');
    await keyboard.isAt(info(window).getByRole('button', { name: word('chat.leave') }));
    await keyboard.press('Escape');
    await info(window).waitFor({ state: 'detached' });
    await keyboard.isAt(head(window));
  },
});

const searchField = ({ page, word }: Window, id: 'chat.search' | 'chat.search.here') =>
  page.getByRole('textbox', { name: word(id), exact: true });

const search: MemberRow = {
  name: '/dashboard/chat, search',
  path: '/dashboard/chat',
  ready: firstRoom,
  open: async ({ window, keyboard }) => {
    await keyboard.reach(searchField(window, 'chat.search'));
    await keyboard.type(soughtWord);
    await found(window).waitFor();
  },
  targets: (window) => [found(window), button(window, 'chat.search.clear')],
  act: async ({ window, keyboard }) => {
    await keyboard.do(found(window));
    await messages(window).first().waitFor();
    await keyboard.do(back(window));
    await firstRoom(window).waitFor();
  },
};

const searchInRoom = ({ groupId }: Material): MemberRow => ({
  name: '/dashboard/chat, search in a room',
  path: `/dashboard/chat/${groupId}`,
  ready: messages,
  open: async ({ window, keyboard }) => {
    await keyboard.do(button(window, 'chat.search.here'));
    await keyboard.isAt(searchField(window, 'chat.search.here'));
    await keyboard.type(soughtWord);
    await found(window).waitFor();
  },
  targets: (window) => [found(window), button(window, 'ui.close')],
  act: async ({ window, keyboard }) => {
    const { page } = window;
    await keyboard.do(found(window));
    await until(() => page.url().includes('at='), 'what was found leads nowhere');
    await messages(window).first().waitFor();
    await keyboard.do(button(window, 'ui.close'));
    await searchField(window, 'chat.search.here').waitFor({ state: 'detached' });
    await keyboard.reach(button(window, 'chat.search.here'));
  },
});

export const chatRows = (material: Material): readonly MemberRow[] => [
  list,
  room(material),
  requests,
  beginning,
  roomInfo(material),
  search,
  searchInRoom(material),
];
