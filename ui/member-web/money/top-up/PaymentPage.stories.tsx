import { expect, within } from 'storybook/test';
import { day, hour } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPayment, bankSettings } from '#fixtures/money/payments.ts';
import { aPromoCode, aPromotion } from '#fixtures/money/promotions.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import PaymentPage from './PaymentPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const ago = (hours: number) => new Date(noon.getTime() - hours * hour);
const waiting = aPayment({ userId: member.id, createdAt: ago(2), expiresAt: new Date(noon.getTime() + day) });
const part = aPayment({
  userId: member.id,
  packageId: 'package2',
  coins: 5300,
  bonusPercent: 6,
  amountVnd: 499_000,
  status: 'PROCESSING',
  receivedVnd: 300_000,
  createdAt: ago(20),
});
const past = [
  aPayment({
    userId: member.id,
    status: 'COMPLETED',
    bankCode: 'FT26325000001',
    completedAt: ago(100),
    createdAt: ago(101),
  }),
  ...(['EXPIRED', 'REJECTED', 'BY_MEMBER', 'REVERSED'] as const).map((cancelReason, index) =>
    aPayment({
      userId: member.id,
      status: 'CANCELED',
      cancelReason,
      canceledAt: ago(200 + index),
      createdAt: ago(230 + index),
    }),
  ),
];
const settings = { ...bankSettings, momoPhone: '0900000000', momoName: 'FITBOARD' };
const transfers = [aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 120 })];

const meta = preview.meta({
  title: 'Features/Top-up',
  component: PaymentPage,
  parameters: {
    layout: 'fullscreen',
    path: '/payment',
    server: { as: member, seed: { settings, transfers } },
  },
});

export const FirstOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Tiêu chuẩn/ }));
    await expect(await canvas.findByText('5.420 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /Ví MoMo/ })).toBeDisabled();
    await expect(canvas.getByText(/0900000000/)).toBeInTheDocument();
    await expect(await canvas.findByText('Chưa có đơn nào')).toBeInTheDocument();
  },
});
export const FirstOrderInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const PackageFromTheAddress = meta.story({
  parameters: { path: '/payment?package=package4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Ngôi sao/ })).toBeChecked();
  },
});

export const PackageNoLongerSold = meta.story({
  parameters: { path: '/payment?package=package9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/không còn được bán/)).toBeInTheDocument();
  },
});

export const OrdersOpenAndPast = meta.story({
  parameters: { server: { seed: { settings, transfers, payments: [waiting, part, ...past] } } },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('region', { name: 'Bạn có 2 đơn chưa hoàn tất' });
    await expect(within(open).getAllByRole('link')).toHaveLength(2);
    await expect(within(open).getByText(/đã nhận 300.000 ₫/)).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Mở đơn đó' })).toHaveAttribute(
      'href',
      `/checkout/${waiting.id}`,
    );
    await expect(canvas.getByRole('button', { name: 'Vẫn tạo đơn mới' })).toBeInTheDocument();
    const ended = canvas.getByRole('region', { name: 'Đơn nạp đã kết thúc' });
    await expect(within(ended).getAllByRole('link')).toHaveLength(5);
  },
});
export const OrdersInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { seed: { settings, transfers, payments: [waiting, part, ...past] } } },
});

export const TooManyOpen = meta.story({
  parameters: {
    server: {
      seed: {
        settings,
        transfers,
        payments: Array.from({ length: 5 }, () => aPayment({ userId: member.id, packageId: 'package2' })),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạo đơn nạp' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/5 đơn nạp chưa thanh toán/);
    await expect(canvas.getByRole('link', { name: 'Xem các đơn chưa hoàn tất' })).toHaveAttribute(
      'href',
      '#open',
    );
  },
});

export const NoAccountToPayInto = meta.story({
  parameters: { server: { seed: { settings: { ...settings, bankBin: '' }, transfers } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tài khoản nhận tiền chưa sẵn sàng/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Tạo đơn nạp' })).toBeNull();
  },
});

export const Refused = meta.story({
  parameters: { server: { answers: { 'POST /payments': 'away' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạo đơn nạp' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Tạo đơn nạp' })).toBeEnabled();
  },
});

export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /coin-packages': 'waiting', 'GET /payments': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /coin-packages': 'failing', 'GET /payments': 'failing' } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Thử lại' })).length).toBe(2);
  },
});

const bonus = aPromotion({ kind: 'TOP_UP_BONUS', unit: 'PERCENT', value: 10, minCoins: 5000 });
const bonusCode = aPromoCode({ promotionId: bonus.id, code: 'TET2027', codeKey: 'TET2027' });

/** What a code adds stands in the summary before anything is ordered; another package asks anew. */
export const WithPromoCode = meta.story({
  parameters: {
    server: { as: member, seed: { settings, transfers, promotions: [bonus], promoCodes: [bonusCode] } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mã ưu đãi' }), 'tet2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Áp dụng' }));
    await canvas.findByText('Mã này dùng cho gói từ 5.000 Fit Coin.');
    await userEvent.click(canvas.getByRole('radio', { name: /Tiêu chuẩn/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mã ưu đãi' }), 'tet2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Áp dụng' }));
    await canvas.findByText(/tặng thêm 5.300 Base Coin/);
    await expect(canvas.getByText('+5.300 Base Coin')).toBeInTheDocument();
  },
});
