import { expect, waitFor, within } from 'storybook/test';
import { anAnsweredReview } from '#fixtures/coaching/coaches.ts';
import {
  acceptedRating,
  answered,
  asked,
  askedByOther,
  askedWeek,
  coach,
  serverFor,
  member,
  now,
  rated,
  seed,
} from '#fixtures/coaching/review-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import EarningsPage from './EarningsPage.tsx';

const former = { ...coach, type: 'USER' } as const;
const before = anAnsweredReview({
  memberId: member.id,
  coachId: coach.id,
  snapshotId: askedWeek.id,
  price: 900,
  approvedAt: now,
});

const fetched = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Features/Earnings',
  component: EarningsPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/coach/earnings', server: serverFor(coach) },
});

/** One answer that is paid, one that waits for its stars. */
const twoAnswers = async () => {
  const first = await asked();
  await answered(first);
  await rated(first);
  await acceptedRating(first);
  await answered(await asked());
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa có thu nhập nào')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Tải CSV' })).not.toBeInTheDocument();
  },
});

export const OnlyWaiting = meta.story({
  beforeEach: async () => {
    await askedByOther();
  },
  play: async ({ canvas }) => {
    const awaiting = (await canvas.findByText('Đang chờ bạn trả lời')).closest('.MuiCard-root')!; // a sum is a card
    await expect(within(awaiting as HTMLElement).getByText('765 Fit Coin')).toBeInTheDocument();
  },
});

export const Full = meta.story({
  beforeEach: twoAnswers,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('Đã vào ví')).toHaveLength(2), fetched);
    await expect(canvas.getByText('1.530 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('−270 Fit Coin')).toBeInTheDocument();
    await expect(await canvas.findByRole('figure', { name: 'Từng tháng' }, fetched)).toBeInTheDocument();
    await expect(await canvas.findByText(/Nếu không được chấm sao/)).toBeInTheDocument();
    await userEvent.click(canvas.getByText('Xem dạng bảng'));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Tải CSV' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
export const FullInEnglishAndDark = meta.story({
  beforeEach: twoAnswers,
  globals: { language: 'en', theme: 'dark' },
});

/** Coaches no longer; the coins of before still come. */
export const Former = meta.story({
  parameters: {
    server: {
      ...serverFor(former),
      seed: {
        ...seed,
        users: seed.users.map((user) => (user.id === former.id ? former : user)),
        reviews: [before],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nếu không được chấm sao/, {}, fetched)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Tải CSV' })).toBeInTheDocument();
  },
});

export const OfAMember = meta.story({
  parameters: { server: serverFor(member) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trở thành huấn luyện viên' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /me/earnings': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /me/earnings': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const LinesFailing = meta.story({
  beforeEach: twoAnswers,
  parameters: {
    server: { answers: { 'GET /me/earnings/lines': 'failing', 'GET /me/earnings.csv': 'failing' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
    await expect(canvas.getByText('1.530 Fit Coin')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tải CSV' }));
    await expect((await canvas.findAllByRole('alert')).length).toBe(2);
  },
});
