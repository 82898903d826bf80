import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminRoleId, staffRoleId } from '#core/access/role/role.ts';
import { after, day } from '#core/kernel/time.ts';
import { aGroup, aMessage, aPairRoom, aRoomMember } from '#fixtures/community/chat-rooms.ts';
import { aComment, aFeedPost } from '#fixtures/community/feed.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../.storybook/console-stage.tsx';
import preview from '../../../.storybook/preview.tsx';
import { asOther } from '#fixtures/coaching/coaching-scene.ts';
import RoomList from './chat-rooms/RoomList.tsx';
import RoomShow from './chat-rooms/RoomShow.tsx';
import CommentList from './comments/CommentList.tsx';
import CommentShow from './comments/CommentShow.tsx';
import FeedPostList from './feed-posts/FeedPostList.tsx';
import FeedPostShow from './feed-posts/FeedPostShow.tsx';

const admin = aUser({ fullname: 'Lê Thu Hà', roleId: adminRoleId });
const staff = aUser({ fullname: 'Đỗ Văn Nam', roleId: staffRoleId });
const author = aUser({ fullname: 'Phạm Gia Huy', isPublic: true });
const reader = aUser({ fullname: 'Trần Bình An' });
const authorSession = aSession({ userId: author.id });

const post = aFeedPost({
  authorId: author.id,
  text: 'Sáu tuần, ăn đủ ba bữa và đi bộ mỗi tối.\nVòng eo nhỏ hơn hẳn, ngủ cũng ngon hơn.',
  card: {
    kind: 'WEEK_CHANGE',
    sourceId: 'week',
    lines: [
      { key: 'waist', from: 86, to: 81.5, unit: 'CM', weeks: 6 },
      { key: 'weight', from: 72, to: 69.4, unit: 'KG', weeks: 6 },
    ],
  },
  publishedAt: after(noon, -2 * day),
});
const forFollowers = aFeedPost({ authorId: author.id, text: 'Chỉ bạn bè đọc.', visibility: 'FOLLOWERS' });
const hidden = aFeedPost({
  authorId: reader.id,
  text: 'Thuốc giảm cân cấp tốc, nhắn Zalo.',
  status: 'HIDDEN',
  hiddenReason: 'Quảng cáo thuốc không rõ nguồn gốc.',
  publishedAt: after(noon, -day),
});
const locked = aFeedPost({ authorId: reader.id, text: 'Chạy bộ có hại gối không?', locked: true });
const comment = aComment({
  authorId: author.id,
  subjectId: post.id,
  replies: 1,
  text: 'Nhắn Zalo mình chỉ cho.',
});
const answer = aComment({ authorId: reader.id, subjectId: post.id, rootId: comment.id, text: 'Cảm ơn bạn.' });
const hiddenComment = aComment({
  authorId: reader.id,
  subjectId: post.id,
  text: 'Đồ lừa đảo.',
  status: 'HIDDEN',
  hiddenReason: 'Lời lẽ xúc phạm.',
});
const group = aGroup(author.id, { name: 'Chạy đêm Hồ Tây', lastSeq: 1, lastRev: 1, memberCount: 2 });
const closed = aGroup(reader.id, { name: 'Nhóm cũ', closedAt: after(noon, -day), memberCount: 1 });
const pair = aPairRoom(author.id, reader.id, { memberCount: 2 });

const seed = {
  users: [admin, staff, author, reader],
  sessions: [authorSession],
  feedPosts: [post, forFollowers, hidden, locked],
  comments: [comment, answer, hiddenComment],
  chatRooms: [group, closed, pair],
  chatMembers: [
    ...[group, pair].flatMap((room) => [aRoomMember(room, author.id), aRoomMember(room, reader.id)]),
    aRoomMember(closed, reader.id),
  ],
  chatMessages: [aMessage({ roomId: group.id, seq: 1, senderId: author.id, body: 'Chuyện riêng.' })],
};
const server = { as: admin, seed, at: noon };

const ListOrRecord = listsAndRecords({
  'feed-posts': [FeedPostList, FeedPostShow],
  comments: [CommentList, CommentShow],
  'chat-rooms': [RoomList, RoomShow],
});

const meta = preview.meta({
  title: 'Console/Community',
  component: ListOrRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/feed-posts', server },
});
const at = (path: string) => ({ path: `/admin/${path}` });
const record = (place: string, { id }: Readonly<{ id: string }>) => at(`${place}/${id}/show`);
const failing = (endpoint: string) => ({
  server: { ...server, answers: { [endpoint]: 'failing' as const } },
});
const retries = async ({ canvas }: { canvas: { findByRole: typeof screen.findByRole } }) => {
  await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
};

const pressed = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
/** The button of the dialog that is open, which may bear the name of the one that opened it. */
const confirmed = async (name: string) => {
  const dialog = await waitFor(() => {
    const open = document.querySelector('[role=dialog], [role=alertdialog]');
    if (open === null) throw new Error('No dialog is open');
    return open;
  });
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await userEvent.click(button!); // a dialog names its verb
};

export const Posts = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sáu tuần, ăn đủ ba bữa/)).toBeInTheDocument();
    await expect(canvas.getByText('(chỉ đọc được trong vụ việc)')).toBeInTheDocument();
    await expect(canvas.queryByText(/Chỉ bạn bè đọc/)).toBeNull();
  },
});
export const PostsInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const NoPosts = meta.story({ parameters: { server: { seed: { feedPosts: [], comments: [] } } } });
export const PostsFailing = meta.story({ parameters: failing('GET /admin/feed-posts'), play: retries });
export const PostsOfOneState = meta.story({
  parameters: at(`feed-posts?filter=${encodeURIComponent('{"status":"HIDDEN"}')}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Thuốc giảm cân cấp tốc/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(/Sáu tuần/)).toBeNull());
  },
});

export const PostHidden = meta.story({
  parameters: record('feed-posts', post),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/86.*→.*81,5/)).toBeInTheDocument();
    await pressed('Ẩn bài');
    await userEvent.type(await screen.findByRole('textbox', { name: /Lý do/ }), 'Quảng cáo.');
    await confirmed('Ẩn bài');
    await expect(await canvas.findByText('Quảng cáo.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ẩn bài' })).toBeNull());
  },
});
export const PostShownAgain = meta.story({
  parameters: record('feed-posts', hidden),
  play: async ({ canvas }) => {
    await pressed('Hiện lại bài');
    await confirmed('Hiện lại bài');
    await expect(await canvas.findByText('Đang hiện')).toBeInTheDocument();
  },
});
export const PostLockedAndUnlocked = meta.story({
  parameters: record('feed-posts', locked),
  play: async ({ canvas }) => {
    await pressed('Mở bình luận');
    await confirmed('Mở bình luận');
    await expect(await canvas.findByText('Đang nhận bình luận')).toBeInTheDocument();
    await pressed('Khoá bình luận');
    await confirmed('Khoá bình luận');
    await expect(await canvas.findByText('Đã khoá bình luận')).toBeInTheDocument();
  },
});
export const PostForFollowers = meta.story({
  parameters: record('feed-posts', forFollowers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bài này không công khai/)).toBeInTheDocument();
    await expect(canvas.queryByText(/Chỉ bạn bè đọc/)).toBeNull();
  },
});
export const PostInEnglishAndDark = meta.story({
  parameters: record('feed-posts', post),
  globals: { language: 'en', theme: 'dark' },
});
export const PostThatIsGone = meta.story({
  parameters: record('feed-posts', { id: 'gone' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
});

export const Comments = meta.story({
  parameters: at('comments'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đồ lừa đảo.')).toBeInTheDocument();
  },
});
export const CommentsInEnglishAndDark = meta.story({
  parameters: at('comments'),
  globals: { language: 'en', theme: 'dark' },
});
export const CommentsFailing = meta.story({
  parameters: { ...at('comments'), ...failing('GET /admin/comments') },
  play: retries,
});
export const CommentEditedAndHidden = meta.story({
  parameters: record('comments', comment),
  beforeEach: async () => {
    const body = { text: 'Nhắn riêng mình chỉ cho.', version: 1 };
    await asOther(authorSession, 'PATCH', `/comments/${comment.id}`, body);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trước khi sửa')).toBeInTheDocument();
    await expect(canvas.getByText('Nhắn Zalo mình chỉ cho.')).toBeInTheDocument();
    await pressed('Ẩn bình luận');
    await userEvent.type(await screen.findByRole('textbox', { name: /Lý do/ }), 'Mời chào.');
    await confirmed('Ẩn bình luận');
    await expect(await canvas.findByText('Mời chào.')).toBeInTheDocument();
  },
});
export const CommentShownAgain = meta.story({
  parameters: record('comments', hiddenComment),
  play: async ({ canvas }) => {
    await pressed('Hiện lại bình luận');
    await confirmed('Hiện lại bình luận');
    await expect(await canvas.findByText('Đang hiện')).toBeInTheDocument();
  },
});

export const Rooms = meta.story({
  parameters: at('chat-rooms'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chạy đêm Hồ Tây')).toBeInTheDocument();
    await expect(canvas.queryByText('Chuyện riêng.')).toBeNull();
  },
});
export const RoomsInEnglishAndDark = meta.story({
  parameters: at('chat-rooms'),
  globals: { language: 'en', theme: 'dark' },
});
export const RoomsFailing = meta.story({
  parameters: { ...at('chat-rooms'), ...failing('GET /admin/chat-rooms') },
  play: retries,
});
export const RoomClosed = meta.story({
  parameters: record('chat-rooms', group),
  play: async ({ canvas }) => {
    await pressed('Đóng phòng');
    await expect(await screen.findByText(/2 thành viên vẫn đọc lại được/)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Lừa tiền.');
    await confirmed('Đóng phòng');
    await expect(await canvas.findByText('Đóng lúc')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Giao nhóm' })).toBeNull();
  },
});
export const RoomHandedOver = meta.story({
  parameters: record('chat-rooms', group),
  play: async ({ canvas }) => {
    await pressed('Giao nhóm');
    await userEvent.type(await screen.findByRole('searchbox', { name: /Chủ nhóm mới/ }), 'tran binh');
    await userEvent.click(await screen.findByRole('radio', { name: /Trần Bình An/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Chủ cũ bị khoá.');
    await confirmed('Giao nhóm');
    await expect(await canvas.findByRole('link', { name: 'Trần Bình An' })).toBeInTheDocument();
  },
});
export const RoomHandedToAStranger = meta.story({
  parameters: record('chat-rooms', group),
  play: async () => {
    await pressed('Giao nhóm');
    await userEvent.type(await screen.findByRole('searchbox', { name: /Chủ nhóm mới/ }), 'do van nam');
    await userEvent.click(await screen.findByRole('radio', { name: /Đỗ Văn Nam/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Chủ cũ bị khoá.');
    await confirmed('Giao nhóm');
    await expect(await screen.findByText(/Không tìm thấy người này/)).toBeInTheDocument();
  },
});
/** They may close a room; giving it to another is for those who manage chat. */
export const RoomForStaff = meta.story({
  parameters: { ...record('chat-rooms', group), server: { ...server, as: staff } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Đóng phòng' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Giao nhóm' })).toBeNull();
  },
});
export const RoomThatIsClosed = meta.story({
  parameters: record('chat-rooms', closed),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đóng lúc')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Đóng phòng' })).toBeNull();
  },
});
