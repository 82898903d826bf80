import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { longTalk, me, now, serverFor, talks } from '#fixtures/community/chat-talks.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { forgetRoomsWithSignIn } from '../../../app/kept-chat/ended-sign-in.ts';
import { chatRoomPath, paths } from '../../../app/paths.ts';
import ChatPage from '../ChatPage.tsx';
import { roomShelf } from '../live/room-shelf.ts';
import { wipeChat } from '../live/session.ts';
import { fewRows, firstSeq, isInView, openedLog, overflow, readOn, restOf, rowsIn } from './story-log.ts';

const Frame = () => (
  <main style={{ display: 'flex', height: '100dvh' }}>
    <Routes>
      <Route path="/en?/dashboard/chat/:roomId?" element={<ChatPage />} />
    </Routes>
  </main>
);

const meta = preview.meta({
  title: 'Features/Chat/Room',
  component: Frame,
  parameters: {
    layout: 'fullscreen',
    path: paths.chat,
    server: serverFor(),
    viewport: { options: { narrow: { name: '360', styles: { width: '360px', height: '740px' } } } },
  },
  beforeEach: async () => {
    await wipeChat();
    return wipeChat;
  },
});

/** A sign-in that was ended elsewhere takes what others wrote from this device. */
export const SignInEndedElsewhere = meta.story({
  parameters: { path: chatRoomPath(talks.withLan) },
  play: async () => {
    const stop = forgetRoomsWithSignIn();
    await waitFor(async () => expect(await roomShelf.room(me.id, talks.withLan)).toBeDefined(), {
      timeout: 10_000,
    });
    signedIn.signOut();
    await waitFor(async () => expect(await roomShelf.room(me.id, talks.withLan)).toBeUndefined());
    stop();
  },
});

const long = longTalk(10_000);
/** Ten thousand messages: few are drawn at once, and one's place stays, going up and jumping. */
export const TenThousandMessages = meta.story({
  parameters: { path: chatRoomPath(long.roomId), server: { as: me, at: now, seed: long.seed } },
  play: async ({ canvas, userEvent }) => {
    const log = await openedLog(canvas, 10_000);
    for (let time = 0; time < 4; time += 1) {
      await expect(await readOn(log, 'up')).toBeLessThan(1);
      await waitFor(() => expect(rowsIn(log).length).toBeLessThan(fewRows));
    }
    await expect(firstSeq(log)).toBeLessThan(9_900);

    await userEvent.click(canvas.getByRole('button', { name: 'Tìm trong phòng này' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tìm trong phòng này' }), '4321{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: /Tin số 4321/ }, { timeout: 5_000 }));
    const inView = (text: RegExp) => isInView(log, within(log).getByText(text));
    await waitFor(() => expect(inView(/^Tin số 4321:/)).toBe(true), { timeout: 5_000 });
    await restOf();
    await expect(inView(/^Tin số 4321:/)).toBe(true);
    await waitFor(() => expect(rowsIn(log).length).toBeLessThan(fewRows));
    await expect(await readOn(log, 'up')).toBeLessThan(1);
    await expect(await readOn(log, 'down')).toBeLessThan(1);

    await userEvent.click(canvas.getByRole('button', { name: /^Xuống cuối/ }));
    await waitFor(() => expect(inView(/^Tin số 10000:/)).toBe(true), { timeout: 5_000 });
    await expect(rowsIn(log).length).toBeLessThan(fewRows);
  },
});

type Person = Readonly<{ tab: (way?: { shift?: boolean }) => Promise<void> }>;

/** Goes on with the keyboard alone until the wanted place is reached. */
const tabTo = async ({ tab }: Person, isThere: (place: Element) => boolean, shift = false) => {
  for (let step = 0; step < 60; step += 1) {
    await tab({ shift });
    const place = document.activeElement;
    if (place !== null && isThere(place)) return place as HTMLElement;
  }
  throw new Error(`not reached by the keyboard; it stands on ${document.activeElement?.outerHTML}`);
};
const isNamed = (name: RegExp) => (place: Element) =>
  name.test(place.getAttribute('aria-label') ?? place.textContent);

/** 360 px wide and by the keyboard alone: the list, a room, the field, a message's menu. */
export const NarrowAndByKeyboard = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Phòng chat' });
    await expect(overflow()).toBe(0);
    await tabTo(userEvent, isNamed(/Trần Thị Ngọc Lan/));
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Viết tin nhắn' });
    await expect(overflow()).toBe(0);
    await tabTo(userEvent, (place) => place === field);
    await userEvent.keyboard(`${'mộttừrấtdàikhôngcókhoảngtrắng'.repeat(6)}{Enter}`);
    await waitFor(() => expect(canvas.queryByText('Đang gửi')).toBeNull());
    await expect(overflow()).toBe(0);
    await tabTo(userEvent, isNamed(/^Việc với tin nhắn của bạn/), true);
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Việc với tin nhắn' });
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(360);
    await tabTo(userEvent, isNamed(/^Trả lời$/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Viết tin nhắn' })).toHaveFocus());
    await expect(overflow()).toBe(0);
    await userEvent.keyboard('{Escape}');
    await tabTo(userEvent, isNamed(/^Quay lại/), true);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('list', { name: 'Phòng chat' })).toBeInTheDocument();
  },
});
export const NarrowGroup = meta.story({
  parameters: { path: chatRoomPath(talks.group) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Chạy bộ Hồ Tây/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Chạy bộ Hồ Tây' });
    await expect(within(sheet).getByRole('button', { name: 'Đổi ảnh' })).toBeInTheDocument();
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await expect(overflow()).toBe(0);
  },
});
