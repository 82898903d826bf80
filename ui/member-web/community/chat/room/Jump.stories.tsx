import { useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { longTalk, me, now, serverFor, talks } from '#fixtures/community/chat-talks.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { chatRoomPath, messagePath } from '../../../app/paths.ts';
import ChatPage from '../ChatPage.tsx';
import { wipeChat } from '../live/session.ts';
import {
  fewRows,
  hearIn,
  holdAnswers,
  isInView,
  type Log,
  openedLog,
  patience,
  placeIn,
  restOf,
  returns,
  rowOf,
  rowsIn,
  topOf,
} from './story-log.ts';

/** The browser's own Back and Forward. */
const travel = (steps: number) => dispatchEvent(new CustomEvent('travel', { detail: steps }));

const Frame = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: Event) => void navigate((event as CustomEvent<number>).detail); // `travel` sends it
    addEventListener('travel', go);
    return () => removeEventListener('travel', go);
  }, [navigate]);
  return (
    <main style={{ display: 'flex', height: '100dvh' }}>
      <Routes>
        <Route path="/en?/dashboard/chat/:roomId?" element={<ChatPage />} />
      </Routes>
    </main>
  );
};

const { roomId, seed } = longTalk(300);
const server = {
  as: me,
  at: now,
  seed: {
    ...seed,
    chatRooms: seed.chatRooms.map((room) => ({ ...room, pins: [250] })),
    chatMessages: seed.chatMessages.map((message) =>
      message.seq === 290 ? { ...message, replyToSeq: 20 } : message,
    ),
  },
};

const meta = preview.meta({
  title: 'Features/Chat/Jump',
  component: Frame,
  parameters: {
    layout: 'fullscreen',
    path: chatRoomPath(roomId),
    server,
    viewport: { options: { narrow: { name: '360', styles: { width: '360px', height: '740px' } } } },
  },
  beforeEach: async () => {
    await wipeChat();
    return wipeChat;
  },
});

const hear = hearIn(me.id, roomId, 300);
/** It is there, and stays. */
const arrives = async (log: Log, seq: number) => {
  await waitFor(() => expect(isInView(log, rowOf(log, seq))).toBe(true), patience);
  await restOf();
  await expect(isInView(log, rowOf(log, seq))).toBe(true);
  await expect(rowsIn(log).length).toBeLessThan(fewRows);
};
const quoteIn = (log: Log) => within(rowOf(log, 290)).getByRole('button', { name: /Tin số 20:/ });

/** Up to what a reply answers, down to what is pinned, and to the end: at once, nobody is driven past years of talk. */
export const UpAndDown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await openedLog(canvas);
    const ways: unknown[] = [];
    const scrollTo = log.scrollTo.bind(log);
    log.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') throw new Error('a place without its way');
      ways.push(options.behavior);
      scrollTo(options);
    };
    await userEvent.click(quoteIn(log));
    await arrives(log, 20);
    await userEvent.click(canvas.getByRole('button', { name: /Tin số 250:/ }));
    await arrives(log, 250);
    await userEvent.click(canvas.getByRole('button', { name: /^Xuống cuối/ }));
    await arrives(log, 300);
    await userEvent.click(quoteIn(log));
    await arrives(log, 20);
    await expect(ways.length).toBeGreaterThan(0);
    await expect(ways).not.toContain('smooth');
  },
});

/** Without an answer the reader is told, and stays where they are. */
export const NotReached = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await openedLog(canvas);
    const answers = holdAnswers(/around=/);
    // Seen before it is pressed: what takes the focus out of view would be brought into it.
    log.scrollTop += topOf(log, rowOf(log, 290)) - 80;
    await restOf();
    const place = placeIn(log);
    await userEvent.click(quoteIn(log));
    await answers.isWaiting();
    answers.lose();
    await expect(await screen.findByText(/^Mất kết nối|^Không kết nối/, {}, patience)).toBeInTheDocument();
    await expect(await place.moved()).toBeLessThan(1);
    answers.undo();
    await userEvent.click(quoteIn(log));
    await arrives(log, 20);
  },
});

/** New ones that come while one reads elsewhere are counted, and one press away. */
export const NewOnesMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await openedLog(canvas);
    await userEvent.click(quoteIn(log));
    await arrives(log, 20);
    hear(301, { body: 'Tới trong lúc đọc tin cũ' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Xuống cuối, 1 tin mới' }, patience));
    await arrives(log, 301);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Xuống cuối/ })).toBeNull(), patience);
  },
});

/** A link leads to a message of long ago; from there one reads on to the end. */
export const LinkedMessage = meta.story({
  parameters: { path: messagePath(roomId, 111) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Tin số 111:/, {}, patience);
    const log = canvas.getByRole('log', { name: 'Tin nhắn' });
    await arrives(log, 111);
    await expect(canvas.getByRole('button', { name: 'Xuống cuối' })).toBeInTheDocument();
    await waitFor(
      () => {
        log.scrollTop = log.scrollHeight;
        return expect(within(log).getByText(/^Tin số 300:/)).toBeInTheDocument();
      },
      { timeout: 20_000, interval: 200 },
    );
  },
});

/** Left and come back to by Back, a room shows what it showed; who left it at its end sees what came since. */
export const BackToTheRoom = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const log = await openedLog(canvas);
    log.scrollTop -= 1_500;
    await canvas.findByRole('button', { name: 'Xuống cuối' }, patience);
    const place = placeIn(log);
    await userEvent.click(canvas.getByRole('link', { name: 'Quay lại' }));
    await canvas.findByRole('list', { name: 'Phòng chat' }, patience);
    hear(301, { body: 'Tới trong lúc ở nơi khác' });
    travel(-1);
    const again = await canvas.findByRole('log', { name: 'Tin nhắn' }, patience);
    await returns(place, again);

    await userEvent.click(canvas.getByRole('button', { name: 'Xuống cuối, 1 tin mới' }));
    await arrives(again, 301);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Xuống cuối/ })).toBeNull(), patience);
    await userEvent.click(canvas.getByRole('link', { name: 'Quay lại' }));
    await canvas.findByRole('list', { name: 'Phòng chat' }, patience);
    hear(302, { body: 'Tới sau đó' });
    travel(-1);
    await arrives(await canvas.findByRole('log', { name: 'Tin nhắn' }, patience), 302);
  },
});

/** A room that was left among old messages opens at its end, when one does not come back but comes anew. */
export const OpenedAnew = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const log = await openedLog(canvas);
    await userEvent.click(quoteIn(log));
    await arrives(log, 20);
    await userEvent.click(canvas.getByRole('link', { name: 'Quay lại' }));
    await userEvent.click(await canvas.findByRole('link', { name: /Trần Thị Ngọc Lan/ }, patience));
    await openedLog(canvas);
  },
});

/** Back leads from a message that was found to where one was before, and Forward to it once more. */
export const BackFromAFoundMessage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await openedLog(canvas);
    log.scrollTop -= 1_000;
    await userEvent.click(canvas.getByRole('button', { name: 'Tìm trong phòng này' }));
    const search = canvas.getByRole('textbox', { name: 'Tìm trong phòng này' });
    await userEvent.type(search, '111{Enter}');
    const found = await canvas.findByRole('link', { name: /Tin số 111/ }, patience);
    await restOf();
    const place = placeIn(log);
    await userEvent.click(found);
    await arrives(log, 111);
    travel(-1);
    await returns(place, log);
    travel(1);
    await arrives(log, 111);
    await userEvent.click(found);
    await arrives(log, 111);
  },
});

/** By ear and by keyboard: days and the new ones are headings, and everything comes in the order it was said. */
export const InTheOrderItWasSaid = meta.story({
  parameters: { path: chatRoomPath(talks.withLan), server: serverFor() },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Tin chưa đọc' }, patience);
    const log = canvas.getByRole('log', { name: 'Tin nhắn' });
    const headings = within(log).getAllByRole('heading', { level: 3 });
    await expect(headings.length).toBeGreaterThan(1);
    await expect(headings[0]).toHaveTextContent(/^Hôm qua$|^Thứ|^Chủ nhật/i);
    await expect(rowsIn(log)[0]).toContainElement(headings[0]!); // there are several
    const seqs = rowsIn(log).flatMap(({ dataset: { seq } }) => (seq === undefined ? [] : Number(seq)));
    await expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const tops = rowsIn(log).map((row) => topOf(log, row));
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));

    // Back from where one writes: the newest message first, then those before it.
    canvas.getByRole('textbox', { name: 'Viết tin nhắn' }).focus();
    const reached = new Set<string>();
    for (let step = 0; step < 20 && reached.size < 3; step += 1) {
      await userEvent.tab({ shift: true });
      const seq = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['seq'];
      if (seq !== undefined) reached.add(seq);
    }
    await expect([...reached]).toEqual(['8', '7', '6']);
    await expect(isInView(log, rowOf(log, 6))).toBe(true);
  },
});
