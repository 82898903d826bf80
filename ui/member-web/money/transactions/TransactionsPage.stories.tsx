import { expect, screen, within } from 'storybook/test';
import { hour } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import TransactionsPage from './TransactionsPage.tsx';

const member = aUser();
const ago = (hours: number) => new Date(noon.getTime() - hours * hour);
const transfers = [
  aTransfer({ userId: member.id, reason: 'REWARD', amount: 1000, at: ago(400) }),
  aTransfer({ userId: member.id, reason: 'FEE_SAVE_PHYSICAL_PROFILE', amount: -300, at: ago(399) }),
  aTransfer({
    userId: member.id,
    coin: 'FIT_COIN',
    amount: 1_234_567,
    at: ago(50),
    note: 'Chúc mừng năm mới',
  }),
  ...Array.from({ length: 25 }, (_, index) =>
    aTransfer({ userId: member.id, reason: 'REWARD', amount: 500, at: ago(40 - index) }),
  ),
];

const meta = preview.meta({
  title: 'Features/Transactions',
  component: TransactionsPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/transaction',
    server: { as: member, seed: { transfers } },
  },
});

export const Full = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem thêm' }));
    await expect(await canvas.findByText('Chúc mừng năm mới')).toBeInTheDocument();
    const day = within(canvas.getByRole('region', { name: /^Thứ Tư, 18 tháng 11/ }));
    await expect(day.getByText('Chúc mừng năm mới')).toBeInTheDocument();
    await expect(day.getByText('10:00')).toHaveAttribute('title', '10:00, Thứ Tư 18/11/2026');
    await expect(canvas.getByText('Trừ khỏi ví')).toBeInTheDocument();
    await expect(canvas.getByText('Số dư sau: 700')).toBeInTheDocument();
    const [cause] = canvas.getAllByRole('link', { name: 'Xem phần thưởng' });
    await expect(cause).toHaveAttribute('href', '/dashboard/rewards');
  },
});
export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

/** By a coach, or by a former one. */
export const Earned = meta.story({
  parameters: {
    server: {
      as: member,
      seed: {
        transfers: [
          aTransfer({
            userId: member.id,
            coin: 'FIT_COIN',
            reason: 'REVIEW_EARNING',
            amount: 765,
            at: ago(1),
          }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const earnings = await canvas.findByRole('link', { name: 'Thu nhập' });
    await expect(earnings).toHaveAttribute('href', '/dashboard/coach/earnings');
  },
});

export const FilteredByAddress = meta.story({
  parameters: { path: '/dashboard/user/transaction?coin=FIT_COIN' },
  play: async ({ canvas }) => {
    const totals = await canvas.findByRole('region', { name: /^Tổng của các giao dịch đang lọc/ });
    await expect(totals).toHaveTextContent('Cộng+1.234.567 Fit Coin');
    await expect((await canvas.findAllByText('+1.234.567 Fit Coin')).length).toBe(2);
    await expect(canvas.queryByText('+500 Base Coin')).toBeNull();
  },
});

export const NothingMatches = meta.story({
  parameters: { path: '/dashboard/user/transaction?type=FEE_DOMAIN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ lọc' }));
    await expect((await canvas.findAllByText('+500 Base Coin')).length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({ parameters: { server: { seed: { transfers: [] } } } });
export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /me/transactions': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /me/transactions': 'failing' } } },
});

export const WhatWaits = meta.story({
  parameters: {
    path: '/dashboard/user/transaction?status=PENDING',
    server: { seed: { transfers, holds: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có giao dịch nào khớp bộ lọc')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Tải CSV theo bộ lọc' })).toBeInTheDocument();
  },
});
const veteran = { ...member, createdAt: new Date('2025-10-02T03:00:00Z') };
export const MonthlyStatement = meta.story({
  parameters: { server: { as: veteran } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sao kê tháng' }));
    const month = await screen.findByRole('combobox', { name: 'Tháng' });
    await expect(screen.getByRole('option', { name: 'Tháng 10 năm 2025' })).toBeInTheDocument();
    await userEvent.selectOptions(month, '2025-10');
    await userEvent.click(screen.getByRole('button', { name: 'Tải PDF' }));
    await expect(await screen.findByText(/Đã tải sao kê Tháng 10 năm 2025/)).toBeInTheDocument();
  },
});
export const StatementRefused = meta.story({
  parameters: {
    server: { as: veteran, answers: { 'GET /me/statements/2025-10.pdf': 'failing' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sao kê tháng' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tháng' }), '2025-10');
    await userEvent.click(screen.getByRole('button', { name: 'Tải PDF' }));
    await expect(await screen.findByRole('alert')).toBeInTheDocument();
  },
});
