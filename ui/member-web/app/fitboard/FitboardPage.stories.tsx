import { expect, userEvent, waitFor } from 'storybook/test';
import { shiftWeek } from '#core/kernel/week.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { aRewardClaim } from '#fixtures/money/coins.ts';
import { aDraft } from '#fixtures/body/snapshots.ts';
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
    await expect((await canvas.findAllByText(/trong 1 tuần/)).length).toBeGreaterThan(0);
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
  },
});

export const NewMember = meta.story({
  parameters: {
    server: { as: aUser({ fullname: 'Lê Văn Đức' }), seed: { snapshots: [], media: [], rewardClaims: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Những bước đầu tiên')).toBeInTheDocument();
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
    await expect(await canvas.findByText('Chưa có số đo nào')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: {
    server: {
      as: member,
      answers: {
        'GET /indicators': 'waiting',
        'GET /indicators/timeline': 'waiting',
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
