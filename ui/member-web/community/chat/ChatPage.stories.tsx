import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { lan, longTalk, me, now, serverFor, talks } from '#fixtures/community/chat-talks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { chatRoomPath, paths } from '../../app/paths.ts';
import ChatPage from './ChatPage.tsx';
import { wipeChat } from './live/session.ts';

/** As high as the screen, as the page stands in its frame. */
const Frame = () => (
  <div>
    <div style={{ display: 'flex', height: '100dvh' }}>
      <main style={{ flexGrow: 1, minWidth: 0 }}>
        <Routes>
          <Route path="/en?/dashboard/chat/:roomId?" element={<ChatPage />} />
        </Routes>
      </main>
    </div>
  </div>
);

const meta = preview.meta({
  title: 'Features/Chat',
  component: Frame,
  parameters: { layout: 'fullscreen', path: paths.chat, server: serverFor() },
  beforeEach: async () => {
    await wipeChat();
    return wipeChat;
  },
});

const inRoom = (roomId: string) => ({ path: chatRoomPath(roomId), server: serverFor() });
const english = { language: 'en', theme: 'dark' } as const;

export const Rooms = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Phòng chat' });
    const rooms = within(list).getAllByRole('link');
    await expect(rooms).toHaveLength(3);
    // Pinned first, then where something happened last.
    await expect(rooms[0]).toHaveTextContent('Chạy bộ Hồ Tây');
    await expect(rooms[1]).toHaveTextContent('Trần Thị Ngọc Lan');
    await expect(rooms[1]).toHaveTextContent('2 tin chưa đọc');
    await expect(await canvas.findByRole('link', { name: /^Tin nhắn chờ/ })).toHaveTextContent('1');
  },
});
export const RoomsInEnglishAndDark = meta.story({ globals: english });

export const NoRooms = meta.story({
  parameters: {
    server: { as: me, at: now, seed: { users: [me], chatRooms: [], chatMembers: [], chatMessages: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa trò chuyện với ai')).toBeInTheDocument();
  },
});
export const RoomsLoading = meta.story({
  parameters: { server: { ...serverFor(), answers: { 'GET /chat/rooms': 'waiting' } } },
});
export const RoomsFailing = meta.story({
  parameters: { server: { ...serverFor(), answers: { 'GET /chat/rooms': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const RoomsWithoutConnection = meta.story({
  parameters: { server: { ...serverFor(), answers: { 'GET /chat/rooms': 'away' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mất kết nối')).toBeInTheDocument();
  },
});

export const Requests = meta.story({
  parameters: { path: `${paths.chat}?box=requests` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Đỗ Hải Đăng/ })).toBeInTheDocument();
  },
});

/** It opens where the unread messages begin, and what is seen is read. */
export const UnreadRoom = meta.story({
  parameters: inRoom(talks.withLan),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: 'Tin nhắn' });
    await expect(within(log).getByText('Tin chưa đọc')).toBeInTheDocument();
    await expect(within(log).getByText('Giỏi quá!')).toBeInTheDocument();
    await waitFor(async () => expect((await client.chatMessages.unread()).rooms).toBe(0), { timeout: 5_000 });
  },
});
export const UnreadRoomInEnglishAndDark = meta.story({
  parameters: inRoom(talks.withLan),
  globals: english,
});

export const Group = meta.story({
  parameters: inRoom(talks.group),
  play: async ({ canvas }) => {
    const trace = (await canvas.findByText('Tin nhắn đã xoá')).closest<HTMLElement>('[data-row]')!; // each row has it
    await expect(trace.querySelector('time')).toHaveTextContent(/^\d\d:\d\d$/);
    await expect(canvas.getByRole('button', { name: /^Tin đã ghim: Hẹn 5 giờ sáng/ })).toBeInTheDocument();
    await expect(canvas.queryByText('Tin này viết nhầm')).toBeNull();
  },
});
export const GroupInEnglishAndDark = meta.story({ parameters: inRoom(talks.group), globals: english });

export const WithACoach = meta.story({
  parameters: inRoom(talks.withCoach),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nguyễn Thị Minh Anh đã gửi yêu cầu đánh giá.')).toBeInTheDocument();
  },
});

export const RoomLoading = meta.story({
  parameters: {
    path: chatRoomPath(talks.withLan),
    server: { ...serverFor(), answers: { [`GET /chat/rooms/${talks.withLan}`]: 'waiting' } },
  },
});
export const RoomFailing = meta.story({
  parameters: {
    path: chatRoomPath(talks.withLan),
    server: { ...serverFor(), answers: { [`GET /chat/rooms/${talks.withLan}`]: 'failing' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const RoomOfOthers = meta.story({
  parameters: inRoom('018f0000-0000-7000-8000-000000000000'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn không còn ở trong phòng này')).toBeInTheDocument();
  },
});

export const Sending = meta.story({
  parameters: inRoom(talks.withLan),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Viết tin nhắn' });
    await userEvent.type(field, 'Dạ, em đi ạ{Enter}');
    await expect(field).toHaveValue('');
    // Its row is drawn anew when it has arrived.
    await waitFor(() => expect(canvas.getByText('Dạ, em đi ạ')).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText('Đang gửi')).toBeNull());
    const { items } = await client.chatMessages.list({ params: { id: talks.withLan } });
    await expect(items.at(-1)).toMatchObject({ body: 'Dạ, em đi ạ' });
    await userEvent.type(field, 'một{Shift>}{Enter}{/Shift}hai');
    await expect(field).toHaveValue('một\nhai');
  },
});

/** Nothing is lost without a connection: it stands there with a clock. */
export const Waiting = meta.story({
  parameters: {
    path: chatRoomPath(talks.withLan),
    server: { ...serverFor(), answers: { [`POST /chat/rooms/${talks.withLan}/messages`]: 'away' } },
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Viết tin nhắn' });
    await userEvent.type(field, 'Em đang trong hầm xe{Enter}');
    await expect(await canvas.findByText('Em đang trong hầm xe')).toBeInTheDocument();
    await expect(await canvas.findByText('Đang gửi')).toBeInTheDocument();
  },
});

export const Draft = meta.story({
  parameters: inRoom(talks.withLan),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Viết tin nhắn' });
    await userEvent.type(field, 'Chưa viết xong');
    await userEvent.click(await canvas.findByRole('link', { name: /Chạy bộ Hồ Tây/ }));
    await expect(await canvas.findByText('Bản nháp:')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('link', { name: /Trần Thị Ngọc Lan/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Viết tin nhắn' })).toHaveValue('Chưa viết xong');
  },
});

const menuOf = async (canvas: Pick<typeof screen, 'findAllByRole'>, name: RegExp, last = -1) =>
  (await canvas.findAllByRole('button', { name })).at(last)!; // each message has one

export const MessageMenu = meta.story({
  parameters: inRoom(talks.withLan),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuOf(canvas, /^Việc với tin nhắn của Trần/));
    const menu = await screen.findByRole('dialog', { name: 'Việc với tin nhắn' });
    await expect(within(menu).queryByRole('menuitem', { name: 'Sửa' })).toBeNull();
    await userEvent.click(within(menu).getByRole('button', { name: 'Thả ❤️' }));
    await expect(
      await canvas.findByRole('button', { name: '❤️, 1 người', pressed: true }),
    ).toBeInTheDocument();
  },
});

export const Reported = meta.story({
  parameters: inRoom(talks.withLan),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuOf(canvas, /^Việc với tin nhắn của Trần/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Báo cáo' }));
    await expect(await screen.findByRole('dialog', { name: /báo cáo/i })).toBeInTheDocument();
  },
});

export const Reply = meta.story({
  parameters: inRoom(talks.withLan),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuOf(canvas, /^Việc với tin nhắn của Trần/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Trả lời' }));
    await expect(await canvas.findByText(`Trả lời ${lan.fullname}`)).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Viết tin nhắn' }), 'Đi chứ!{Enter}');
    await waitFor(async () => {
      const { items } = await client.chatMessages.list({ params: { id: talks.withLan } });
      await expect(items.at(-1)?.quote?.seq).toBe(8);
    });
  },
});

export const Deleted = meta.story({
  parameters: inRoom(talks.withLan),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuOf(canvas, /^Việc với tin nhắn của bạn/, -2));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xoá' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Xoá' }));
    // The bubble and the words that quoted it.
    await waitFor(() => expect(canvas.queryByText('Hôm nay em chạy được 6 km rồi 🎉')).toBeNull());
    await expect((await canvas.findAllByText('Tin nhắn đã xoá')).length).toBeGreaterThanOrEqual(2);
  },
});

export const Edited = meta.story({
  parameters: inRoom(talks.withLan),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuOf(canvas, /^Việc với tin nhắn của bạn/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sửa' }));
    const field = canvas.getByRole('textbox', { name: 'Viết tin nhắn' });
    await expect(field).toHaveValue('Đều chân, không đau gối nữa');
    await userEvent.type(field, '!{Enter}');
    await expect(await canvas.findByText('Đều chân, không đau gối nữa!')).toBeInTheDocument();
    await expect(await canvas.findByText('đã sửa')).toBeInTheDocument();
  },
});

export const RequestRoom = meta.story({
  parameters: inRoom(talks.request),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhận lời' }));
    await expect(await canvas.findByRole('textbox', { name: 'Viết tin nhắn' })).toBeInTheDocument();
  },
});
export const RequestRoomInEnglishAndDark = meta.story({
  parameters: inRoom(talks.request),
  globals: english,
});

export const Blocked = meta.story({
  parameters: inRoom(talks.withLan),
  beforeEach: async () => {
    await client.relations.block({ params: { id: lan.id } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bạn không nhắn được cho người này/)).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: 'Viết tin nhắn' })).toBeNull();
  },
});

export const Closed = meta.story({
  parameters: inRoom(talks.group),
  beforeEach: async () => {
    await client.chatRooms.close({ params: { id: talks.group } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Phòng này đã đóng/)).toBeInTheDocument();
  },
});

export const Info = meta.story({
  parameters: inRoom(talks.group),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Chạy bộ Hồ Tây/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Chạy bộ Hồ Tây' });
    await expect(within(sheet).getByText('Trưởng nhóm')).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Việc với Trần Thị Ngọc Lan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đưa ra khỏi nhóm' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Đưa ra khỏi nhóm' }));
    await waitFor(() => expect(within(sheet).queryByText('Trần Thị Ngọc Lan')).toBeNull());
  },
});

export const Search = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tìm tên hoặc tin nhắn' }), 'cong vien');
    const found = await canvas.findByRole('link', { name: /công viên Thống Nhất/ });
    await userEvent.click(found);
    await expect(await canvas.findByRole('log', { name: 'Tin nhắn' })).toHaveTextContent(
      'Mình mang thêm nước',
    );
  },
});

const long = longTalk(160);
/** Older messages come when one goes there, and the place stays. */
export const LongRoom = meta.story({
  parameters: { path: chatRoomPath(long.roomId), server: { as: me, at: now, seed: long.seed } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Tin số 160:/)).toBeInTheDocument();
    const log = canvas.getByRole('log', { name: 'Tin nhắn' });
    await waitFor(
      () => {
        log.scrollTop = 0;
        return expect(canvas.getByText(/^Tin số 1:/)).toBeInTheDocument();
      },
      { timeout: 20_000, interval: 200 },
    );
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(200);
  },
});

export const NewGroup = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tin nhắn mới' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tin nhắn mới' }, { timeout: 5_000 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nhóm mới' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Tên nhóm/ }), 'Yoga sáng');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Tìm người' }), 'lan');
    await userEvent.click(await within(dialog).findByRole('button', { name: /Trần Thị Ngọc Lan/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lập nhóm' }));
    await expect(await canvas.findByRole('heading', { name: 'Yoga sáng' })).toBeInTheDocument();
  },
});
