import { expect, within } from 'storybook/test';
import { aRewardClaim } from '#fixtures/money/coins.ts';
import {
  answered,
  asked,
  askedByOther,
  coach,
  serverFor,
  member,
  other,
  seed,
} from '#fixtures/coaching/review-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { answerPath, paths, reviewPath } from '../paths.ts';
import FitboardPage from './FitboardPage.tsx';

const meta = preview.meta({
  title: 'Features/Fitboard/Reviews',
  component: FitboardPage,
  parameters: { layout: 'fullscreen', path: '/dashboard', server: serverFor(member) },
});

const ids = { answered: '', waiting: '' };
const oneOfEach = async () => {
  ids.answered = await asked();
  await answered(ids.answered);
  ids.waiting = await asked({ type: 'NUTRITION' });
  await askedByOther();
};

export const OneToRateAndOneWaits = meta.story({
  beforeEach: oneOfEach,
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Đánh giá của bạn' }));
    const [first, second] = card.getAllByRole('listitem').map((row) => within(row));
    await expect(first!.getByRole('link', { name: `Chấm sao cho ${coach.fullname}` })).toHaveAttribute(
      'href',
      reviewPath(ids.answered),
    );
    await expect(first!.getByText(/^Trước ngày \d/)).toBeInTheDocument();
    await expect(second!.getByRole('link', { name: `Chờ ${coach.fullname} trả lời` })).toHaveAttribute(
      'href',
      reviewPath(ids.waiting),
    );
    await expect(canvas.queryByRole('region', { name: 'Yêu cầu đánh giá' })).toBeNull();
  },
});
export const OneToRateInEnglishAndDark = meta.story({
  beforeEach: oneOfEach,
  globals: { language: 'en', theme: 'dark' },
});

const claimed = [
  aRewardClaim({ userId: member.id }),
  ...seed.snapshots
    .filter(({ userId }) => userId === member.id)
    .map(({ id }) => aRewardClaim({ userId: member.id, type: 'SAVE_PHYSICAL_PROFILE', source: id })),
];

/** The own week is through: the answer is what is left, and it is spoken of once. */
export const RatingIsNext = meta.story({
  beforeEach: oneOfEach,
  parameters: { server: { ...serverFor(member), seed: { ...seed, rewardClaims: claimed } } },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Việc tiếp theo' }));
    await expect(await next.findByText(`Đọc câu trả lời của ${coach.fullname}`)).toBeInTheDocument();
    await expect(next.getByRole('link', { name: 'Đọc và chấm sao' })).toHaveAttribute(
      'href',
      reviewPath(ids.answered),
    );
    const card = within(canvas.getByRole('region', { name: 'Đánh giá của bạn' }));
    await expect(card.getAllByRole('listitem')).toHaveLength(1);
    await expect(card.getByRole('link', { name: `Chờ ${coach.fullname} trả lời` })).toBeInTheDocument();
  },
});

/** One day is left to answer: that goes before the own week, and the card below speaks of the others only. */
export const AnsweringIsNext = meta.story({
  beforeEach: oneOfEach,
  parameters: { server: { ...serverFor(coach), seed: { ...seed, settings: { reviewTimeoutDays: 1 } } } },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Việc tiếp theo' }));
    await expect(await next.findByText(/^Trả lời /)).toBeInTheDocument();
    await expect(next.getByRole('link', { name: 'Trả lời' }).getAttribute('href')).toMatch(/\/answer$/);
    const card = within(canvas.getByRole('region', { name: 'Yêu cầu đánh giá' }));
    await expect(await card.findByText('Còn 1 thành viên khác đang chờ bạn')).toBeInTheDocument();
    await expect(card.queryByRole('link', { name: 'Trả lời' })).toBeNull();
  },
});

export const OneWaitsAndIsNext = meta.story({
  beforeEach: async () => {
    ids.waiting = await asked();
  },
  parameters: { server: { ...serverFor(coach), seed: { ...seed, settings: { reviewTimeoutDays: 1 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Trả lời ${member.fullname}`)).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Trả lời' })).toHaveAttribute(
      'href',
      answerPath(ids.waiting),
    );
    await expect(canvas.queryByRole('region', { name: 'Yêu cầu đánh giá' })).toBeNull();
  },
});

export const NothingAsked = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Chỉ số của bạn' })).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Đánh giá của bạn' })).toBeNull();
  },
});

export const TwoWaitForTheCoach = meta.story({
  beforeEach: oneOfEach,
  parameters: { server: serverFor(coach) },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Yêu cầu đánh giá' }));
    await expect(await card.findByText('2 thành viên đang chờ bạn')).toBeInTheDocument();
    await expect(card.getByText(new RegExp(`^(${member.fullname}|${other.fullname}) chờ lâu nhất, hạn trả lời \\d`))).toBeInTheDocument(); // prettier-ignore
    await expect(card.getByRole('link', { name: 'Trả lời' }).getAttribute('href')).toMatch(/\/answer$/);
    await expect(card.getByRole('link', { name: 'Xem tất cả yêu cầu' })).toHaveAttribute(
      'href',
      paths.coachDesk,
    );
  },
});
export const NobodyWaitsForTheCoach = meta.story({
  parameters: { server: serverFor(coach) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có ai đang chờ bạn')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Mở bàn làm việc' })).toHaveAttribute(
      'href',
      paths.coachDesk,
    );
  },
});

export const Failing = meta.story({
  parameters: {
    server: {
      ...serverFor(coach),
      answers: { 'GET /reviews': 'failing', 'GET /reviews/queue': 'failing' },
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['Đánh giá của bạn', 'Yêu cầu đánh giá']) {
      const card = within(await canvas.findByRole('region', { name }));
      await expect(await card.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
    }
  },
});
export const Waiting = meta.story({
  parameters: { server: { ...serverFor(coach), answers: { 'GET /reviews/queue': 'waiting' } } },
});
