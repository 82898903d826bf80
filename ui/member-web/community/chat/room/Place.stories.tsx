import { Route, Routes } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { longTalk, me, now } from '#fixtures/community/chat-talks.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { client } from '../../../app/client.ts';
import { chatRoomPath } from '../../../app/paths.ts';
import ChatPage from '../ChatPage.tsx';
import { chatSessionOf, wipeChat } from '../live/session.ts';
import {
  fewRows,
  fromEnd,
  hearIn,
  holdAnswers,
  isInView,
  openedLog,
  overflow,
  patience,
  placeIn,
  readOn,
  restOf,
  rowOf,
  rowsIn,
  topOf,
} from './story-log.ts';

const Frame = () => (
  <main style={{ display: 'flex', height: '100dvh' }}>
    <Routes>
      <Route path="/en?/dashboard/chat/:roomId?" element={<ChatPage />} />
    </Routes>
  </main>
);

const { roomId, seed } = longTalk(300);
const hear = hearIn(me.id, roomId, 300);

/** A picture of one's own whose address has ended when it is first shown, so that it is there late. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#7fb09a"/></svg>')}`;
const picture = aMedium({ ownerId: me.id, purpose: 'CHAT', width: 300, height: 400, createdAt: now });
let isPictureThere = false;
const mediaStore = {
  ...memoryMediaStore(),
  signedUrl: () => (isPictureThere ? drawing : 'data:image/png;base64,'),
};

const pictured = seed.chatMessages.map((message) =>
  message.seq === 283 ? { ...message, attachments: [picture.id] } : message,
);
const server = {
  as: me,
  at: now,
  seed: { ...seed, chatMessages: pictured, media: [picture] },
  ports: { mediaStore },
};

const meta = preview.meta({
  title: 'Features/Chat/Place',
  component: Frame,
  parameters: {
    layout: 'fullscreen',
    path: chatRoomPath(roomId),
    server,
    viewport: { options: { narrow: { name: '360', styles: { width: '360px', height: '740px' } } } },
  },
  beforeEach: async () => {
    isPictureThere = false;
    await wipeChat();
    return wipeChat;
  },
});

/** A picture that is there at last, a message that grows, one that is deleted, and a narrower window. */
export const ChangesAboveTheReader = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const answers = holdAnswers(new RegExp(`/media/${picture.id}/url`));
    const log = await openedLog(canvas);
    log.scrollTop += topOf(log, rowOf(log, 288)) - 4;
    await restOf();
    await answers.isWaiting();
    const image = () => rowOf(log, 283).querySelector('img');
    await expect(image()?.naturalWidth).toBe(0);
    const { height } = rowOf(log, 283).getBoundingClientRect();
    await expect(rowOf(log, 283).getBoundingClientRect().bottom).toBeLessThan(
      log.getBoundingClientRect().top,
    );
    const place = placeIn(log);

    isPictureThere = true;
    answers.letGo();
    await waitFor(() => expect(image()?.naturalWidth).toBe(300), patience);
    await expect(await place.moved()).toBeLessThan(1);
    await expect(rowOf(log, 283).getBoundingClientRect().height).toBe(height);

    hear(282, { body: 'Sửa dài ra. '.repeat(60), editedAt: now });
    await within(log).findByText(/^Sửa dài ra/);
    await expect(await place.moved()).toBeLessThan(1);

    const { id, rev } = hear(284, {});
    chatSessionOf(me.id)
      .rooms.of(roomId)
      .hear({ kind: 'deletion', roomId, messageId: id, seq: 284, rev: rev + 1 });
    await within(log).findByText('Tin nhắn đã xoá');
    await expect(await place.moved()).toBeLessThan(1);

    const before = rowOf(log, 282).offsetHeight;
    canvasElement.querySelector('main')!.style.width = '70%'; // the frame of the story
    await waitFor(() => expect(rowOf(log, 282).offsetHeight).toBeGreaterThan(before));
    await expect(await place.moved()).toBeLessThan(1);
    answers.undo();
  },
});

/** Older ones come above the reader, late and at the second try: neither the place nor the focus is lost. */
export const OlderOnesAboveTheReader = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await openedLog(canvas);
    const answers = holdAnswers(/messages\?.*cursor=/);
    // Rows that come into view are measured only then: it may take more than one step to the top.
    await waitFor(async () => {
      log.scrollTop = 0;
      await restOf();
      await expect(log.scrollTop).toBe(0);
    }, patience);
    await answers.isWaiting();
    const place = placeIn(log);
    const menu = within(place.seen).getByRole('button', { name: /^Việc với tin nhắn/ });
    menu.focus();
    answers.lose();
    const alert = await within(log).findByRole('alert', {}, patience);
    await expect(isInView(log, alert)).toBe(true);
    await expect(await place.moved()).toBeLessThan(1);

    const height = log.scrollHeight;
    answers.letGo();
    await userEvent.click(within(alert).getByRole('button', { name: 'Thử lại' }));
    menu.focus();
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(height + 1_000), patience);
    await expect(await place.moved()).toBeLessThan(1);
    await expect(within(log).queryByRole('alert')).toBeNull();
    await expect(menu).toHaveFocus();
    answers.undo();
  },
});

/** Who is at the end stays there, whatever comes, waits or takes room; who is not is left alone. */
export const EndStaysTheEnd = meta.story({
  parameters: { server: { ...server, answers: { [`POST /chat/rooms/${roomId}/messages`]: 'away' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = await openedLog(canvas);
    const isAtEnd = () => waitFor(() => expect(fromEnd(log)).toBeLessThan(2), patience);
    hear(301, { body: 'Một tin mới. '.repeat(40) });
    await within(log).findByText(/^Một tin mới/);
    await isAtEnd();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Viết tin nhắn' }), 'Đang trong hầm xe{Enter}');
    await within(log).findByText('Đang trong hầm xe', {}, patience);
    await isAtEnd();
    hear(302, { body: 'Tin tới trong lúc chờ. '.repeat(20) });
    await within(log).findByText(/^Tin tới trong lúc chờ/);
    await isAtEnd();
    await expect(rowsIn(log).at(-1)).toHaveTextContent('Đang trong hầm xe');
    canvasElement.querySelector('main')!.style.height = '60dvh'; // the frame of the story
    await isAtEnd();

    log.scrollTop -= 400;
    await canvas.findByRole('button', { name: 'Xuống cuối' });
    const place = placeIn(log);
    hear(303, { body: 'Tin ở dưới' });
    await canvas.findByRole('button', { name: 'Xuống cuối, 1 tin mới' }, patience);
    await expect(await place.moved()).toBeLessThan(1);
  },
});

const unread = seed.chatMembers.map((member) =>
  member.userId === me.id ? { ...member, readSeq: 200 } : member,
);

const readSeq = async () => (await client.chatRooms.get({ params: { id: roomId } })).readSeq;

/** It opens where the unread ones begin, and only what was seen is read. */
export const UnreadInALongRoom = meta.story({
  parameters: { server: { ...server, seed: { ...server.seed, chatMembers: unread } } },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByText('Tin chưa đọc', {}, patience);
    const log = canvas.getByRole('log', { name: 'Tin nhắn' });
    await waitFor(
      () => expect(Math.abs(topOf(log, line.closest('[data-row]')!) - 72)).toBeLessThan(2),
      patience,
    ); // it is in a row
    const lastInView = Number(rowsIn(log).findLast((row) => isInView(log, row))?.dataset['seq']);
    await waitFor(async () => expect(await readSeq()).toBeGreaterThanOrEqual(lastInView), patience);
    await expect(await readSeq()).toBeLessThan(lastInView + 3);
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Xuống cuối, (ít nhất )?\d\d tin mới/ }),
    );
    await within(log).findByText(/^Tin số 300:/, {}, patience);
    await waitFor(async () => expect(await readSeq()).toBe(300), patience);
    await expect(fromEnd(log)).toBeLessThan(2);
  },
});

/** A picture comes late in front of the reader: its room was kept, and what stands below stays. */
export const PictureInView = meta.story({
  play: async ({ canvas }) => {
    const answers = holdAnswers(new RegExp(`/media/${picture.id}/url`));
    const log = await openedLog(canvas);
    log.scrollTop += topOf(log, rowOf(log, 283)) - 40;
    await restOf();
    await answers.isWaiting();
    const stood = topOf(log, rowOf(log, 284));
    isPictureThere = true;
    answers.letGo();
    await waitFor(() => expect(rowOf(log, 283).querySelector('img')?.naturalWidth).toBe(300), patience);
    await restOf();
    await expect(topOf(log, rowOf(log, 284))).toBe(stood);
    answers.undo();
  },
});

/** On a screen of 360 px: nothing is wider, few rows are drawn, and the place stays going up. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const log = await openedLog(canvas);
    await expect(document.documentElement.clientWidth).toBe(360);
    for (let time = 0; time < 3; time += 1) await expect(await readOn(log, 'up')).toBeLessThan(1);
    await expect(overflow()).toBe(0);
    await expect(log.scrollWidth).toBe(log.clientWidth);
    await expect(rowsIn(log).length).toBeLessThan(fewRows);
    const button = canvas.getByRole('button', { name: 'Xuống cuối' }).getBoundingClientRect();
    await expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  },
});
