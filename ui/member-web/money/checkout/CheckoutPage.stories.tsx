import { Route, Routes } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { day, hour, minute } from '#core/kernel/time.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aPayment, bankSettings } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import CheckoutPage from './CheckoutPage.tsx';

/** The page reads which order it is from its address. */
const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/checkout/:id" element={<CheckoutPage />} />
  </Routes>
);

/** The countdown runs by the browser's own clock. */
const now = new Date();
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const receipt = aMedium({ ownerId: member.id, purpose: 'RECEIPT' });

const order = (parts: Partial<Payment> = {}) =>
  aPayment({
    id: '01999999-0000-7000-8000-00000000c0de',
    code: 'PAYFBQ7K2M9XT',
    userId: member.id,
    createdAt: ago(19 * minute),
    updatedAt: ago(19 * minute),
    expiresAt: new Date(now.getTime() + day - 19 * minute),
    ...parts,
  });
const standard = { packageId: 'package2', coins: 5300, bonusPercent: 6, amountVnd: 499_000 } as const;

const server = (payment: Payment, settings: Partial<Settings> = {}) => ({
  as: member,
  at: now,
  seed: {
    settings: { ...bankSettings, ...settings },
    payments: [payment],
    media: [receipt],
    transfers: [aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 120 })],
  },
});
const path = `/checkout/${order().id}`;

const meta = preview.meta({
  title: 'Features/Checkout',
  component: AtItsAddress,
  parameters: {
    layout: 'fullscreen',
    path,
    server: server(order()),
    viewport: { options: { phone: { name: '390', styles: { width: '390px', height: '844px' } } } },
  },
});

export const WaitingForTheTransfer = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Nạp 1.000 Fit Coin' }),
    ).toBeInTheDocument();
    await expect(
      await canvas.findByRole('img', { name: /chuyển 99.000 ₫ tới tài khoản 0123456789, Vietcombank/ }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('PAYFBQ7K2M9XT')).toBeInTheDocument();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Còn 23 giờ (39|40|41) phút/);
    await expect(canvas.getByText(/Quét bằng ví điện tử có thể không thành công/)).toBeInTheDocument();
  },
});
export const WaitingInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

/** The transfer is filled in by the app; nothing of it is typed again. */
export const OnThePhoneThatPays = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: 'Mở MB Bank' });
    const link = new URL(open.getAttribute('href') ?? '');
    await expect(Object.fromEntries(link.searchParams)).toMatchObject({
      app: 'mb',
      am: '99000',
      tn: 'PAYFBQ7K2M9XT',
      ba: '0123456789@vcb',
    });
    await expect(canvas.getAllByRole('link', { name: /^Mở / })).toHaveLength(5);
  },
});

/** Staff switched the links off: what the picture and the lines say is enough. */
export const WithoutLinksToApps = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { server: server(order(), { bankAppLinks: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PAYFBQ7K2M9XT')).toBeInTheDocument();
    await expect(canvas.queryByText('Chuyển bằng ứng dụng trên điện thoại này')).toBeNull();
  },
});

const copied: string[] = [];

/** A page without encryption has no clipboard; a press made by a test may not copy, so what would be copied is noted. */
export const CopyingWithoutPermission = meta.story({
  beforeEach: () => {
    copied.length = 0;
    const { clipboard } = navigator;
    const { execCommand } = document;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    document.execCommand = () => copied.push(String(document.getSelection())) > 0;
    return () => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
      document.execCommand = execCommand;
    };
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Sao chép số tiền', 'Sao chép nội dung chuyển khoản', 'Sao chép số tài khoản'])
      await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.getAllByText('Đã sao chép').length).toBeGreaterThan(0));
    await expect(copied).toEqual(['99000', 'PAYFBQ7K2M9XT', '0123456789']);
  },
});

export const LastHour = meta.story({
  parameters: { server: server(order({ expiresAt: new Date(now.getTime() + 12 * minute) })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^Còn 1[01]:\d\d/);
  },
});

export const TimeIsOver = meta.story({
  parameters: { server: server(order({ expiresAt: ago(minute) })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Đã hết hạn chuyển khoản')).not.toHaveLength(0);
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

export const SaidToBePaid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tôi đã chuyển khoản' }));
    await expect((await canvas.findAllByText('Đang chờ ngân hàng xác nhận')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Huỷ đơn' })).toBeNull();
  },
});

export const WithAReceipt = meta.story({
  parameters: {
    server: server(order({ status: 'PROCESSING', markedPaidAt: ago(minute), receiptId: receipt.id })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Ảnh biên lai bạn đã gửi' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gỡ ảnh' }));
    await expect(await canvas.findByText('Thêm ảnh biên lai')).toBeInTheDocument();
  },
});

export const PartHasArrived = meta.story({
  parameters: { server: server(order({ ...standard, status: 'PROCESSING', receivedVnd: 300_000 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/còn thiếu 199.000 ₫/)).toBeInTheDocument();
    await expect(await canvas.findByRole('img', { name: /chuyển 199.000 ₫/ })).toBeInTheDocument();
  },
});
export const PartInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: server(order({ ...standard, status: 'PROCESSING', receivedVnd: 300_000 })) },
});

export const Paid = meta.story({
  parameters: {
    path: `${path}?next=%2Fdashboard%2Frewards`,
    server: server(order({ status: 'COMPLETED', bankCode: 'FT26325874512', completedAt: ago(minute) })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.000 Fit Coin đã vào ví')).toBeInTheDocument();
    await expect(canvas.getByText('FT26325874512')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Quay lại việc đang làm' })).toHaveAttribute(
      'href',
      '/dashboard/rewards',
    );
  },
});
export const PaidInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: {
    server: server(order({ status: 'COMPLETED', bankCode: 'FT26325874512', completedAt: ago(minute) })),
  },
});

export const Canceling = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Huỷ đơn' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Huỷ đơn PAYFBQ7K2M9XT?' });
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!); // Giữ đơn, then the verb
    await expect(await canvas.findByRole('heading', { name: 'Bạn đã huỷ đơn này' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Tạo đơn mới' })).toHaveAttribute(
      'href',
      '/payment?package=package1',
    );
  },
});

const canceled = (cancelReason: Payment['cancelReason'], parts: Partial<Payment> = {}) => ({
  server: server(order({ status: 'CANCELED', cancelReason, canceledAt: ago(2 * hour), ...parts })),
});

export const Expired = meta.story({
  parameters: canceled('EXPIRED'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Đơn đã quá hạn' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Liên hệ hỗ trợ' })).toHaveAttribute(
      'href',
      expect.stringContaining('PAYFBQ7K2M9XT'),
    );
  },
});
export const Rejected = meta.story({
  parameters: canceled('REJECTED', {
    note: 'Biên lai là của một đơn khác, bạn kiểm tra lại giúp nhé.',
    receivedVnd: 50_000,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Biên lai là của một đơn khác/)).toBeInTheDocument();
    await expect(canvas.getByText(/đã nhận 50.000 ₫/)).toBeInTheDocument();
  },
});
export const Reversed = meta.story({
  parameters: canceled('REVERSED', { note: 'Ngân hàng báo chuyển nhầm.', receivedVnd: 99_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1.000 Fit Coin đã được rút khỏi ví/)).toBeInTheDocument();
    await expect(canvas.queryByText(/đã nhận 99.000 ₫/)).toBeNull();
  },
});

export const NotFound = meta.story({
  parameters: { path: '/checkout/01999999-0000-7000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy đơn nạp này')).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: { server: { as: member, answers: { [`GET /payments/${order().id}`]: 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: member, answers: { [`GET /payments/${order().id}`]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Refused = meta.story({
  parameters: {
    server: { ...server(order()), answers: { [`POST /payments/${order().id}/mark-paid`]: 'failing' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tôi đã chuyển khoản' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
});
