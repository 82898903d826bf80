import { expect, within } from 'storybook/test';
import { conversion } from '#core/money/coin/conversion.ts';
import { day } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import EconomyPage from './EconomyPage.tsx';

const user = aUser();
const fit = (
  amount: number,
  reason: NonNullable<Parameters<typeof aTransfer>[0]['reason']>,
  daysAgo: number,
) =>
  aTransfer({
    userId: user.id,
    coin: 'FIT_COIN',
    amount,
    reason,
    at: new Date(noon.getTime() - daysAgo * day),
  });
const seed = {
  users: [user],
  transfers: [
    fit(25_000, 'TOP_UP', 60),
    fit(5300, 'TOP_UP', 21),
    fit(-900, 'REVIEW_PAYMENT', 14),
    fit(-1000, 'LEVEL_PURCHASE', 9),
    fit(200, 'BOUNTY', 5),
    conversion(user.id, {
      id: nextId(),
      fitCoin: 100,
      reference: nextId(),
      at: new Date(noon.getTime() - 3 * day),
    }),
    aTransfer({ userId: user.id, amount: 300, reason: 'REWARD', at: noon }),
  ],
};

const meta = preview.meta({
  title: 'Features/Economy',
  component: EconomyPage,
  parameters: { layout: 'fullscreen', path: '/economy', server: { seed } },
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Fit Coin' }));
    await expect(card.getByText('28.500')).toBeInTheDocument();
    await expect(
      card.getByText('30.500 phát hành − 1.900 chi tiêu − 100 tiêu huỷ = 28.500 đang lưu hành'),
    ).toBeInTheDocument();
    await expect(card.getByText('Thưởng đóng góp đã trả').nextSibling).toHaveTextContent(/^200$/);
    const base = within(canvas.getByRole('article', { name: 'Base Coin' }));
    await expect(
      base.getByText('1.300 phát hành − 0 chi tiêu − 0 tiêu huỷ = 1.300 đang lưu hành'),
    ).toBeInTheDocument();
    await expect(
      await canvas.findByRole('figure', { name: 'Biểu đồ Fit Coin trong 30 ngày' }),
    ).toBeInTheDocument();
    await expect(
      canvas.getByText('Tính từ sổ cái lúc 12:00, 20 thg 11, 2026.', { exact: false }),
    ).toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Fit Coin' }));
    await expect(
      card.getByText('30,500 issued − 1,900 spent − 100 burned = 28,500 in circulation'),
    ).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { server: { seed: { transfers: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có coin nào được phát hành')).toBeInTheDocument();
    await expect(canvas.getByText('Các từ này nghĩa là gì')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /economy': 'waiting' } } },
});

export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /economy': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
