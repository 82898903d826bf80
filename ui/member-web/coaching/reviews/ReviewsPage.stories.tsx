import { expect, screen, waitFor, within } from 'storybook/test';
import { day } from '#core/kernel/time.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { aBundle, coinsOfBundle } from '#fixtures/coaching/bundles.ts';
import {
  answered,
  asked,
  askedWeek,
  coach,
  serverFor,
  member,
  now,
  other,
  rated,
  seed,
} from '#fixtures/coaching/review-scene.ts';
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

const bundle = aBundle({ memberId: member.id, coachId: coach.id, boughtAt: now });
const coins = coinsOfBundle(bundle);
const bought = {
  ...serverFor(member),
  seed: {
    ...seed,
    questionForms: [],
    reviewBundles: [bundle],
    holds: coins.holds,
    transfers: [...seed.transfers, ...coins.transfers],
  },
};
export const ABundleGoesOn = meta.story({
  parameters: { server: bought },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Còn 4 tuần, dùng được đến/)).toBeInTheDocument();
    await expect(canvas.getAllByText(/^Tuần \d: chưa dùng$/)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /^Gửi tuần / }));
    await expect(await canvas.findByText(`Đã gửi cho ${coach.fullname}`)).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Xem yêu cầu đang chờ' })).toBeInTheDocument();
    await expect(canvas.getByText(/^Còn 3 tuần/)).toBeInTheDocument();
  },
});
export const ABundleEnds = meta.story({
  parameters: { server: bought },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kết thúc gói' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/^42 Fit Coin của 4 tuần chưa dùng/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Kết thúc gói' }));
    await expect(await canvas.findByText(/^Đã kết thúc gói\. 42 Fit Coin/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(/^Còn 4 tuần/)).toBeNull());
  },
});
/** The newest week was asked about: the next one has to be saved first. */
const used = aBundle({
  memberId: member.id,
  coachId: coach.id,
  boughtAt: new Date(now.getTime() - 7 * day),
  parts: bundle.parts.map((part) =>
    part.number === 1 ? { ...part, status: 'USED' as const, week: shiftWeek(askedWeek.week, 2) } : part,
  ),
});
export const NothingToSendYet = meta.story({
  parameters: { server: { ...bought, seed: { ...bought.seed, reviewBundles: [used] } } },
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Save a new week, then send/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Send / })).toBeNull();
  },
});
export const SendingFails = meta.story({
  parameters: {
    server: { ...bought, answers: { [`POST /review-bundles/${bundle.id}/request`]: 'failing' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gửi tuần / }));
    await expect(await canvas.findByText(/story-0001/)).toBeInTheDocument();
    await expect(canvas.getByText(/^Còn 4 tuần/)).toBeInTheDocument();
  },
});
export const BundlesFailing = meta.story({
  parameters: { server: { ...serverFor(member), answers: { 'GET /review-bundles': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tải lại gói của bạn' })).toBeInTheDocument();
  },
});
