import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shiftWeek } from '#core/kernel/week.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { aRewardClaim, aTransfer } from '#fixtures/money/coins.ts';
import { aDraft, aGoal } from '#fixtures/body/snapshots.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import preview from '../../../../.storybook/preview.tsx';
import FitboardPage from './FitboardPage.tsx';

const member = aFullProfile({ fullname: 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt' });
const lastWeek = shiftWeek('2026-W47', -1);

/** The first coins are claimed, and so is every week before this one. */
const claims = (snapshots: readonly Snapshot[]) => [
  aRewardClaim({ userId: member.id }),
  ...snapshots
    .filter(({ week }) => week <= lastWeek)
    .map(({ id }) => aRewardClaim({ userId: member.id, type: 'SAVE_PHYSICAL_PROFILE', source: id })),
];
const year = someWeeks(member.id, 12, lastWeek);
const seed = { ...year, rewardClaims: claims(year.snapshots) };
const saved = someWeeks(member.id, 3);

const meta = preview.meta({
  title: 'Features/Fitboard',
  component: FitboardPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard',
    server: { as: member, seed },
  },
});

export const ThisWeekOpen = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Lưu tuần này')).length).toBeGreaterThan(0);
    await expect(await canvas.findByText(/12 tuần liên tiếp/)).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'Chào Minh Nguyệt' })).toBeInTheDocument();
    await expect(await canvas.findByText(/^Giảm 0,1.kg trong 1 tuần$/)).toBeInTheDocument();
    await expect(await canvas.findByText('Còn 14 tuần nữa là tròn 26 tuần liên tiếp')).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const WithDraft = meta.story({
  parameters: {
    server: {
      as: member,
      seed: { ...seed, drafts: [aDraft({ userId: member.id })] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Làm tiếp bản nháp' })).toBeInTheDocument();
  },
});

/** The reward of a saved week is one press away, and the balance follows at once. */
export const RewardReady = meta.story({
  parameters: { server: { seed: { ...saved, rewardClaims: claims(saved.snapshots) } } },
  play: async ({ canvas }) => {
    const claim = await canvas.findByRole('button', { name: 'Nhận thưởng' });
    await userEvent.click(claim);
    // The card is drawn anew when the wallet comes: what was found a moment ago may be gone.
    await waitFor(() => expect(canvas.getByText(/^[1-9][\d.]* Base Coin$/)).toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: /phần thưởng$/i })).toBeInTheDocument();
  },
});

export const NewMember = meta.story({
  parameters: {
    server: { as: aUser({ fullname: 'Lê Văn Đức' }), seed: { snapshots: [], media: [], rewardClaims: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Những bước đầu tiên')).toBeInTheDocument();
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
    await expect(await canvas.findByText('Chỉ số đầu tiên của bạn sẽ ở đây')).toBeInTheDocument();
    await expect(canvas.getByText(/^3 chỉ số có ngay: BMI, /)).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: {
    server: {
      as: member,
      answers: {
        'GET /indicators': 'waiting',
        'GET /indicators/home': 'waiting',
        'GET /rewards': 'waiting',
        'GET /me/wallet': 'waiting',
      },
    },
  },
});

/** One part that fails leaves the others standing. */
export const OnePartFailing = meta.story({
  parameters: {
    server: {
      as: member,
      answers: { 'GET /me/wallet': 'failing' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
    await expect((await canvas.findAllByText('Lưu tuần này')).length).toBeGreaterThan(0);
  },
});

const slider = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('slider', { name: 'Cân nặng qua các tuần' });

/** The keys go from week to week, and what is read is the measured value and the trend of that week. */
export const Scrubbed = meta.story({
  parameters: { server: { seed: { ...seed, goals: [aGoal({ userId: member.id, target: 69 })] } } },
  play: async ({ canvas }) => {
    const line = await slider(canvas);
    line.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(line.getAttribute('aria-valuetext')).toMatch(/: đo được 71,3.kg, xu hướng 7/));
    const number = within(canvas.getByRole('region', { name: 'Chỉ số của bạn' }));
    await expect(number.getByText(/^71,3.kg$/)).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(number.getByText(/^71,1.kg$/)).toBeInTheDocument());
    await expect(number.getByText(/^Còn 2,1.kg tới mục tiêu 69.kg/)).toBeInTheDocument();
  },
});

/** The choice is kept on the server, and the number follows at once. */
export const Chosen = meta.story({
  play: async ({ canvas }) => {
    const chooser = await canvas.findByRole('combobox', { name: 'Chỉ số hiện đầu trang' });
    await expect(chooser).toHaveValue('weight');
    await userEvent.selectOptions(chooser, 'waist');
    await expect(await canvas.findByRole('slider', { name: 'Vòng eo qua các tuần' })).toBeInTheDocument();
  },
});

export const ChoiceFailing = meta.story({
  parameters: { server: { answers: { 'PUT /indicators/home': 'failing' } } },
  play: async ({ canvas }) => {
    const chooser = await canvas.findByRole('combobox', { name: 'Chỉ số hiện đầu trang' });
    await userEvent.selectOptions(chooser, 'waist');
    await expect(await canvas.findByText('Chỉ số đang hiện vẫn giữ nguyên.')).toBeInTheDocument();
    await expect(chooser).toHaveValue('weight');
    await expect(await slider(canvas)).toBeInTheDocument();
  },
});

export const ChosenButNeverMeasured = meta.story({
  parameters: {
    server: {
      seed: {
        ...seed,
        snapshots: year.snapshots.map((one) => ({
          ...one,
          inputs: { ...one.inputs, strength: { ...one.inputs.strength, runDistance: null } },
        })),
        homeNumbers: [
          { userId: member.id, metric: 'runDistance', chosenAt: new Date('2026-11-01T00:00:00Z') },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/: chưa đo lần nào$/)).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Mở hồ sơ tuần này' })).toHaveAttribute(
      'href',
      '/indicator/me/edit',
    );
  },
});

const oneWeek = someWeeks(member.id, 1, lastWeek);
export const OneWeekOnly = meta.story({
  parameters: { server: { seed: { ...oneWeek, rewardClaims: claims(oneWeek.snapshots) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lần đo đầu tiên')).toBeInTheDocument();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

/** The number can't be had; the step and the others stand. */
export const NumberFailing = meta.story({
  parameters: { server: { answers: { 'GET /indicators/home': 'failing' } } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Chỉ số của bạn' }));
    await expect(await card.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
    await expect((await canvas.findAllByText('Lưu tuần này')).length).toBeGreaterThan(0);
  },
});

/** The week is saved and its reward claimed, and there are coins for it: the AI coach has not seen this week yet. */
export const AskAiIsNext = meta.story({
  parameters: {
    server: {
      seed: {
        ...saved,
        transfers: [aTransfer({ userId: member.id, amount: 3000 })],
        rewardClaims: [
          aRewardClaim({ userId: member.id }),
          ...saved.snapshots.map(({ id }) =>
            aRewardClaim({ userId: member.id, type: 'SAVE_PHYSICAL_PROFILE', source: id }),
          ),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Việc tiếp theo' }));
    await expect(await next.findByRole('link', { name: 'Hỏi AI Coach' })).toHaveAttribute(
      'href',
      '/indicator/me#ai-review',
    );
    await expect(next.getByText(/Giá [1-9][\d.]* Base Coin\.$/)).toBeInTheDocument();
  },
});

export const NameTooLong = meta.story({
  parameters: { server: { as: aUser({ ...member, fullname: 'Wolfeschlegelsteinhausenbergerdorff' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Chào bạn' })).toBeInTheDocument();
  },
});
