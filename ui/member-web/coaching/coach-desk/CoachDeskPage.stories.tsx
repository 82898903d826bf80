import { expect, within } from 'storybook/test';
import {
  answered,
  asked,
  askedByOther,
  coach,
  serverFor,
  member,
  other,
  rated,
} from '#fixtures/coaching/review-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import CoachDeskPage from './CoachDeskPage.tsx';

const meta = preview.meta({
  title: 'Features/CoachDesk',
  component: CoachDeskPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/coach', server: serverFor(coach) },
});

const two = async () => {
  const id = await asked();
  await answered(id);
  await rated(id);
  await askedByOther();
  await asked({ type: 'STRENGTH' });
};

export const TwoWait = meta.story({
  beforeEach: two,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 yêu cầu đang chờ' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: other.fullname })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/answer$/),
    );
    await expect(canvas.getByRole('link', { name: member.fullname })).toBeInTheDocument();
    await expect(canvas.getAllByText('Mới')).toHaveLength(2);
    await expect(await canvas.findByText('765 Fit Coin')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /^Xác minh một chuyên môn/ })).toHaveAttribute(
      'href',
      '/dashboard/user/specialization',
    );
    const week = within(await canvas.findByRole('region', { name: 'Tuần này' }));
    await expect(await week.findByText('100%')).toBeInTheDocument();
    await expect(week.getByText('1 giờ')).toBeInTheDocument();
    await expect(week.getByText('4 trên 5 sao')).toBeInTheDocument();
    await expect(week.getByText('(1 lượt chấm)', { exact: false })).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({
  beforeEach: two,
  globals: { language: 'en', theme: 'dark' },
});
export const NothingWaits = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn đã trả lời hết')).toBeInTheDocument();
    // It is taken here, in the queue beside it.
    await expect(await canvas.findByText('Trả lời yêu cầu đầu tiên')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /^Trả lời yêu cầu đầu tiên/ })).toBeNull();
    const week = within(await canvas.findByRole('region', { name: 'Tuần này' }));
    await expect(await week.findAllByText('Chưa có')).toHaveLength(3);
  },
});
export const NoCoach = meta.story({
  parameters: { server: serverFor(member) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chỉ huấn luyện viên mới dùng được/)).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: { server: { ...serverFor(coach), answers: { 'GET /reviews/queue': 'waiting' } } },
});
export const WeekFailing = meta.story({
  parameters: { server: { ...serverFor(coach), answers: { 'GET /me/coach-week': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn đã trả lời hết')).toBeInTheDocument();
    const week = within(await canvas.findByRole('region', { name: 'Tuần này' }));
    await expect(await week.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...serverFor(coach), answers: { 'GET /reviews/queue': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
