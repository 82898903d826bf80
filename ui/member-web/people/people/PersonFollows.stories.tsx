import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { noPublicFlags } from '#core/people/account/user.ts';
import { after, minute } from '#core/kernel/time.ts';
import { aFollow } from '#fixtures/community/follows.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { tabTo } from '#ui/story-keys.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import PersonPage from './PersonPage.tsx';

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/user/:id" element={<PersonPage />} />
    <Route path="*" element={<p>Trang khác</p>} />
  </Routes>
);

const person = aFullProfile({
  fullname: 'Trần Thu Hà',
  username: 'thuha',
  isPublic: true,
  publicFlags: { ...noPublicFlags, followers: true },
});
const reader = aUser({ fullname: 'Nguyễn Minh Anh', isPublic: true });
const fans = ['Lê Văn Đức', 'Phạm Ngọc Ánh', 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt'].map(
  (fullname, index) => aUser({ fullname, username: `fan${index}`, isPublic: index !== 1 }),
);
const follows = fans.map(({ id }, index) =>
  aFollow({ followerId: id, followeeId: person.id, createdAt: after(noon, index * minute) }),
);
const seed = { users: [person, ...fans], follows };
const path = '/user/thuha';

const meta = preview.meta({
  title: 'Features/Person/Follows',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path, server: { seed, as: reader } },
});

export const WrittenTo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhắn tin Trần Thu Hà' }));
    await expect(await canvas.findByText('Trang khác')).toBeInTheDocument();
    await expect((await client.chatRooms.list({ query: { box: 'inbox' } })).items).toHaveLength(1);
  },
});

export const Followed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const follow = await canvas.findByRole('button', { name: 'Theo dõi Trần Thu Hà' });
    await expect(canvas.getByRole('button', { name: '3 người theo dõi' })).toBeInTheDocument();
    await userEvent.click(follow);
    await expect(await canvas.findByRole('button', { name: '4 người theo dõi' })).toBeInTheDocument();
    const bell = await canvas.findByRole('button', { name: /mỗi bài mới/ });
    await userEvent.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Đang theo dõi Trần Thu Hà' }));
    await expect(await canvas.findByRole('button', { name: '3 người theo dõi' })).toBeInTheDocument();
  },
});
export const FollowedInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: {
    server: {
      seed: { ...seed, follows: [...follows, aFollow({ followerId: person.id, followeeId: reader.id })] },
      as: reader,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Follow back Trần Thu Hà' })).toBeInTheDocument();
    await expect(canvas.getByText('Follows you')).toBeInTheDocument();
  },
});

export const Followers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 người theo dõi' }));
    const list = within(await screen.findByRole('dialog', { name: 'Người theo dõi' }));
    const lines = await list.findAllByRole('listitem');
    await expect(lines).toHaveLength(3);
    // By name, without a link and without a button: this profile is closed.
    const closed = within(lines[1]!);
    await expect(closed.getByText('Phạm Ngọc Ánh')).toBeInTheDocument();
    await expect(closed.queryByRole('link')).toBeNull();
    await expect(closed.queryByRole('button')).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Theo dõi Lê Văn Đức' }));
    await expect(await list.findByRole('button', { name: 'Đang theo dõi Lê Văn Đức' })).toBeInTheDocument();
  },
});

export const FollowersByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: '3 người theo dõi' });
    await tabTo(userEvent, () => opener);
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: 'Người theo dõi' }));
    await list.findAllByRole('listitem');
    await tabTo(userEvent, () => list.getByRole('button', { name: 'Theo dõi Lê Văn Đức' }));
    await userEvent.keyboard(' ');
    await expect(await list.findByRole('button', { name: 'Đang theo dõi Lê Văn Đức' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const FollowersFailing = meta.story({
  parameters: {
    path: `${path}?list=followers`,
    server: { seed, as: reader, answers: { [`GET /users/${person.id}/followers`]: 'failing' } },
  },
  play: async () => {
    const list = within(await screen.findByRole('dialog', { name: 'Người theo dõi' }));
    await expect(await list.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const FollowersWaiting = meta.story({
  parameters: {
    path: `${path}?list=followers`,
    server: { seed, as: reader, answers: { [`GET /users/${person.id}/followers`]: 'waiting' } },
  },
});
export const FollowingNobody = meta.story({
  parameters: { path: `${path}?list=following` },
  play: async () => {
    await expect(await screen.findByText('Chưa theo dõi ai')).toBeInTheDocument();
  },
});

/** The button goes back, and says why. */
export const FollowRefused = meta.story({
  parameters: { server: { seed, as: reader, answers: { [`PUT /users/${person.id}/follow`]: 'away' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Theo dõi Trần Thu Hà' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Theo dõi Trần Thu Hà' })).toBeInTheDocument();
  },
});

export const Muted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm lựa chọn về Trần Thu Hà' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ẩn trong 7 ngày' }));
    await expect(await canvas.findByText('Đang ẩn')).toBeInTheDocument();
  },
});

export const Blocked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm lựa chọn về Trần Thu Hà' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chặn' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Chặn Trần Thu Hà?' }));
    await expect(question.getByText(/không còn thấy nhau ở bất cứ đâu/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Chặn' }));
    await expect(await canvas.findByText('Trang khác')).toBeInTheDocument();
  },
});

export const FiguresClosed = meta.story({
  parameters: {
    server: { seed: { ...seed, users: [{ ...person, publicFlags: noPublicFlags }, ...fans] }, as: reader },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Theo dõi Trần Thu Hà' })).toBeInTheDocument();
    await expect(canvas.queryByText(/người theo dõi$/)).toBeNull();
  },
});
