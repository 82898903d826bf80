import { expect, waitFor } from 'storybook/test';
import { answered, asked, coach, serverFor, member, other, rated } from '#fixtures/coaching/review-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import ReviewsPage from './ReviewsPage.tsx';

const path = '/dashboard/review';
const oneRated = async () => {
  const id = await asked();
  await answered(id);
  await rated(id);
  await asked({ type: 'NUTRITION' });
};

const meta = preview.meta({
  title: 'Features/Reviews',
  component: ReviewsPage,
  parameters: { layout: 'fullscreen', path, server: serverFor(member) },
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa nhờ ai đánh giá')).toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: 'Tìm huấn luyện viên' })[0]).toHaveAttribute(
      'href',
      '/coach',
    );
    await expect(canvas.queryByRole('navigation', { name: 'Vai trò' })).toBeNull();
  },
});

export const Several = meta.story({
  beforeEach: oneRated,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link', { name: coach.fullname })).toHaveLength(2);
    await expect(canvas.getByText('4 trên 5 sao')).toBeInTheDocument();
    await expect(canvas.getByText(/^Trả lời: còn [67] ngày$/)).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'REJECTED');
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem tất cả' }));
    await expect(await canvas.findAllByRole('link', { name: coach.fullname })).toHaveLength(2);
  },
});
export const SeveralInEnglishAndDark = meta.story({
  beforeEach: oneRated,
  globals: { language: 'en', theme: 'dark' },
});

export const OfACoach = meta.story({
  beforeEach: oneRated,
  parameters: { path: `${path}?side=coach`, server: serverFor(coach) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link', { name: member.fullname })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Gửi cho tôi' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Tôi gửi' }));
    await expect(await canvas.findByText('Bạn chưa nhờ ai đánh giá')).toBeInTheDocument();
  },
});

/** Without a side in the address: what a coach answers, unless they asked a coach themselves. */
export const OfACoachWhoAskedNobody = meta.story({
  beforeEach: oneRated,
  parameters: { server: serverFor(coach) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link', { name: member.fullname })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Gửi cho tôi' })).toHaveAttribute('aria-current', 'page');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trạng thái' }), 'PENDING');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: member.fullname })).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Gửi cho tôi' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Loading = meta.story({
  parameters: { server: { ...serverFor(other), answers: { 'GET /reviews': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...serverFor(other), answers: { 'GET /reviews': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
