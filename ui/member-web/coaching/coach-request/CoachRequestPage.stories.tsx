import { expect, waitFor } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { aCoachRequest } from '#fixtures/coaching/coach-requests.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import CoachRequestPage from './CoachRequestPage.tsx';

const member = aUser({ fullname: 'Lê Thuỷ' });
const waiting = aCoachRequest({
  userId: member.id,
  link: 'https://facebook.com/lethuy.fit',
  reason: 'Mình dạy lớp thể hình buổi tối được ba năm và muốn giúp nhiều người hơn.',
  createdAt: after(noon, -day),
});
const refused = {
  ...waiting,
  status: 'CANCELED' as const,
  refusalReason:
    'Trang bạn gửi đang để riêng tư nên chúng tôi chưa xem được. Bạn mở công khai rồi gửi lại nhé.',
  decidedAt: noon,
};

const meta = preview.meta({
  title: 'Features/CoachRequest',
  component: CoachRequestPage,
  parameters: { layout: 'fullscreen', path: '/coach/request' },
  beforeEach: () => localStorage.clear(),
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
      'href',
      '/auth/login?next=%2Fcoach%2Frequest',
    );
    await expect(canvas.getByText('765 Fit Coin')).toBeInTheDocument();
  },
});

export const Applying = meta.story({
  parameters: { server: { as: member } },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('textbox', { name: 'Liên kết tới công việc của bạn' });
    const reason = canvas.getByRole('textbox', { name: 'Vì sao bạn muốn làm huấn luyện viên' });
    await userEvent.type(link, 'facebook.com/lethuy');
    await userEvent.type(reason, 'Mình thích');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đơn' }));
    await expect(link).toBeInvalid();
    await expect(reason).toHaveAccessibleDescription(/ít nhất 20 ký tự/);
    await expect(JSON.parse(localStorage.getItem(`fitboard.coach-request.${member.id}`) ?? '')).toEqual({
      link: 'facebook.com/lethuy',
      reason: 'Mình thích',
    });
    await userEvent.clear(link);
    await userEvent.type(link, 'https://facebook.com/lethuy');
    await userEvent.type(reason, ' hướng dẫn người mới tập.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đơn' }));
    await expect(await canvas.findByText('Đang chờ duyệt')).toBeInTheDocument();
    await expect(localStorage.getItem(`fitboard.coach-request.${member.id}`)).toBeNull();
    await expect((await client.coachRequests.mine()).request?.status).toBe('PENDING');
  },
});

export const Pending = meta.story({
  parameters: { server: { as: member, seed: { coachRequests: [waiting] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đang chờ duyệt')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Gửi đơn' })).not.toBeInTheDocument();
  },
});
export const PendingInEnglishAndDark = meta.story({
  parameters: { server: { as: member, seed: { coachRequests: [waiting] } } },
  globals: { language: 'en', theme: 'dark' },
});

export const Refused = meta.story({
  parameters: { server: { as: member, seed: { coachRequests: [refused] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/đang để riêng tư/)).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi đơn khác' }));
    await expect(canvas.getByRole('textbox', { name: 'Liên kết tới công việc của bạn' })).toHaveValue(
      waiting.link,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đơn' }));
    await expect(await canvas.findByText('Đang chờ duyệt')).toBeInTheDocument();
  },
});

export const Coach = meta.story({
  parameters: { server: { as: aFullProfile({ type: 'COACH' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cài đặt huấn luyện' })).toHaveAttribute(
      'href',
      '/dashboard/coach/settings',
    );
  },
});

export const Unconfirmed = meta.story({
  parameters: { server: { as: aUser({ status: 'PENDING' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Xác nhận email' })).toHaveAttribute(
      'href',
      '/auth/verify',
    );
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/coach-request': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/coach-request': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
    await expect(canvas.getByText('765 Fit Coin')).toBeInTheDocument();
  },
});
export const Away = meta.story({
  parameters: { server: { as: member, answers: { 'POST /coach-requests': 'away' } } },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('textbox', { name: 'Liên kết tới công việc của bạn' });
    await userEvent.type(link, waiting.link);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Vì sao bạn muốn làm huấn luyện viên' }),
      'Mình muốn giúp nhiều người hơn.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đơn' }));
    await waitFor(() => expect(canvas.getByText(/Không kết nối được/)).toBeInTheDocument());
    await expect(link).toHaveValue(waiting.link);
  },
});
