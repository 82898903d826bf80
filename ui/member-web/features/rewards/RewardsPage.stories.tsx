import { expect, screen } from 'storybook/test';
import { aRewardClaim, aTransfer } from '#fixtures/coins.ts';
import { aFullProfile, aUser } from '#fixtures/users.ts';
import { someWeeks } from '#fixtures/weeks.ts';
import preview from '../../../../.storybook/preview.tsx';
import RewardsPage from './RewardsPage.tsx';

const fresh = aUser({ fullname: 'Lê Thuỷ' });
const steady = aFullProfile({ fullname: 'Nguyễn Thị Minh Anh' });
const seed = {
  ...someWeeks(steady.id, 3),
  rewardClaims: [aRewardClaim({ userId: steady.id })],
  transfers: [
    aTransfer({ userId: steady.id, coin: 'FIT_COIN', amount: 120 }),
    aTransfer({ userId: steady.id, amount: 1000, reason: 'REWARD' }),
  ],
};

const meta = preview.meta({
  title: 'Features/Rewards',
  component: RewardsPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/rewards', house: { as: steady, seed } },
});

export const New = meta.story({
  parameters: { house: { as: fresh, seed: { snapshots: [], media: [], rewardClaims: [], transfers: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Chọn tên người dùng' })).toHaveAttribute(
      'href',
      '/dashboard/user/profile#name',
    );
    await expect(await canvas.findByText('Bạn không có Fit Coin để đổi.')).toBeInTheDocument();
  },
});

export const SeveralWeeksToClaim = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhận thưởng (còn 3 lần)' }));
    await expect(await canvas.findByText('Đã cộng 500 Base Coin vào ví')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Nhận thưởng (còn 2 lần)' })).toBeInTheDocument();
    await expect((await canvas.findAllByText('1.500 Base Coin')).length).toBeGreaterThan(0);
  },
});
export const SeveralWeeksInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const ConvertingIsOneWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /Số Fit Coin muốn đổi/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi coin' }));
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '20');
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi coin' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Đổi 20 Fit Coin lấy 200 Base Coin?' });
    await expect(dialog).toHaveAccessibleDescription(/một chiều/);
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!); // Huỷ, then the verb
    await expect(await canvas.findByText('Đã đổi 20 Fit Coin thành 200 Base Coin.')).toBeInTheDocument();
    await expect((await canvas.findAllByText('100 Fit Coin')).length).toBeGreaterThan(0);
  },
});

export const Waiting = meta.story({ parameters: { house: { answers: { 'GET /rewards': 'waiting' } } } });
export const Failing = meta.story({
  parameters: { house: { answers: { 'GET /rewards': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Refused = meta.story({
  parameters: { house: { answers: { 'POST /rewards/SAVE_PHYSICAL_PROFILE/claim': 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhận thưởng (còn 3 lần)' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Nhận thưởng (còn 3 lần)' })).toBeInTheDocument();
  },
});
