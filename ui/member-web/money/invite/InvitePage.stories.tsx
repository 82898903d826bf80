import { expect } from 'storybook/test';
import { hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import InvitePage from './InvitePage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh', referralCode: 'minhanh7' });
const friends = ['Trần Quốc Bảo', 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt', 'Lê Thuỷ'].map(
  (fullname, index) =>
    aUser({
      fullname,
      referrerId: member.id,
      emailVerifiedAt: index === 2 ? null : noon,
      createdAt: new Date(noon.getTime() - (index + 1) * 30 * hour),
    }),
);
const [saver] = friends;

const meta = preview.meta({
  title: 'Features/Invite',
  component: InvitePage,
  parameters: {
    layout: 'fullscreen',
    path: '/invite',
    server: {
      seed: {
        users: friends,
        snapshots: saver === undefined ? [] : [aSnapshot({ userId: saver.id })],
      },
    },
  },
});

export const FriendsJoined = meta.story({
  parameters: { server: { as: member } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trần Q. B.')).toBeInTheDocument();
    await expect(canvas.getByText('Đã lưu tuần đầu, có thể nhận thưởng')).toBeInTheDocument();
    await expect(canvas.getByText('Đã xác nhận email, chờ lưu tuần đầu')).toBeInTheDocument();
    await expect(canvas.getByText('Đã tham gia, chờ xác nhận email')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Nhận thưởng' })).toHaveAttribute(
      'href',
      '/dashboard/rewards',
    );
    await expect(await canvas.findByRole('img', { name: 'Mã QR của liên kết mời' })).toBeInTheDocument();
  },
});
export const FriendsJoinedInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: member } },
});

export const NobodyYet = meta.story({
  parameters: { server: { as: member, seed: { users: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có ai tham gia')).toBeInTheDocument();
  },
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
      'href',
      '/auth/login?next=%2Finvite',
    );
  },
});

export const EmailNotConfirmed = meta.story({
  parameters: { server: { as: { ...member, status: 'PENDING', emailVerifiedAt: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Xác nhận email' })).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/invited': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/invited': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
