import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { HomeBoard, type OverviewFigures } from './HomeBoard.tsx';

const now = new Date('2026-11-21T10:00:00+07:00');

const quiet: OverviewFigures = {
  users: { total: 9, pending: 0, active: 9, held: 0, banned: 0, newThisWeek: 0 },
  snapshots: { total: 166, thisWeek: 6, lastWeek: 7 },
  mails: { waiting: 0, failed: 0, oldestWaitingAt: null },
  events: { waiting: 0, oldestWaitingAt: null },
  payments: { processing: 0, pending: 0, oldestProcessingAt: null },
  incomingTransfers: { waiting: 0, oldestWaitingAt: null },
  partnerClaims: { waiting: 0, oldestWaitingAt: null },
  coinRequests: { waiting: 0, oldestWaitingAt: null },
  orders: { pending: 0, processing: 0, oldestOpenAt: null },
  coins: [
    { coin: 'FIT_COIN', outstanding: 7000, held: 0, issued: 7000, spent: 0 },
    { coin: 'BASE_COIN', outstanding: 84_900, held: 0, issued: 87_000, spent: 2100 },
  ],
};
const busy: OverviewFigures = {
  ...quiet,
  users: { total: 61_204, pending: 312, active: 60_100, held: 42, banned: 750, newThisWeek: 1204 },
  mails: { waiting: 18, failed: 3, oldestWaitingAt: new Date('2026-11-21T08:00:00+07:00') },
  payments: { processing: 7, pending: 12, oldestProcessingAt: new Date('2026-11-21T05:00:00+07:00') },
  incomingTransfers: { waiting: 3, oldestWaitingAt: new Date('2026-11-19T09:00:00+07:00') },
  partnerClaims: { waiting: 5, oldestWaitingAt: new Date('2026-11-20T10:00:00+07:00') },
  coinRequests: { waiting: 1, oldestWaitingAt: new Date('2026-11-21T03:00:00+07:00') },
  orders: { pending: 9, processing: 2, oldestOpenAt: new Date('2026-11-21T06:00:00+07:00') },
  events: { waiting: 4, oldestWaitingAt: new Date('2026-11-21T09:58:00+07:00') },
};

const meta = preview.meta({
  title: 'Console/Home',
  component: HomeBoard,
  args: { figures: quiet, may: () => true, now },
});

export const Quiet = meta.story({});
export const Busy = meta.story({
  args: { figures: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 giờ trước')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /Đơn nạp cần đối soát.*5 giờ trước/ })).toHaveAttribute(
      'href',
      `/admin/payments?filter=${encodeURIComponent('{"status":"PROCESSING"}')}&page=1`,
    );
    await expect(canvas.getByRole('link', { name: /Đơn hàng cần xử lý.*11.*4 giờ trước/ })).toHaveAttribute(
      'href',
      '/admin/orders',
    );
    await expect(canvas.getByRole('link', { name: /Yêu cầu nhận thưởng.*5/ })).toHaveAttribute(
      'href',
      '/admin/partner-claims',
    );
    await expect(canvas.getByRole('link', { name: /Email gửi lỗi/ })).toHaveAttribute(
      'href',
      `/admin/email-log?filter=${encodeURIComponent('{"status":"FAILED"}')}&page=1`,
    );
  },
});
export const BusyInDark = meta.story({ args: { figures: busy }, globals: { theme: 'dark', language: 'en' } });
export const WithoutTheLists = meta.story({
  args: { may: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
