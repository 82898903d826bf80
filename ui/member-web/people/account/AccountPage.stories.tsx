import { expect, screen, waitFor } from 'storybook/test';
import { closedPlans, openPlans } from '#fixtures/money/plans.ts';
import { superUserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import preview from '../../../../.storybook/preview.tsx';
import AccountPage from './AccountPage.tsx';
import ConsentDialog from './ConsentDialog.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const office = aSession({
  userId: member.id,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
});

const meta = preview.meta({
  title: 'Features/Account',
  component: AccountPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/account',
    server: { as: member, seed: { sessions: [office] } },
  },
});

export const TwoDevices = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Firefox · Windows')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất Firefox · Windows' }));
    await waitFor(() => expect(canvas.queryByText('Firefox · Windows')).toBeNull());
  },
});
export const TwoDevicesInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [old] = canvas.getAllByLabelText(/^Mật khẩu hiện tại/, { selector: 'input' });
    await userEvent.type(old!, 'sai'); // the first is the password's own form
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu mới/, { selector: 'input' }), 'mat-khau-2');
    await userEvent.type(
      canvas.getByLabelText(/^Nhập lại mật khẩu mới/, { selector: 'input' }),
      'mat-khau-2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi mật khẩu' }));
    await waitFor(() => expect(old).toBeInvalid());
  },
});

export const DeletionNamesWhatIsLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá tài khoản…' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Xoá tài khoản .+@/ });
    await expect(dialog).toHaveAccessibleDescription(/mất hẳn/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Huỷ' })).toHaveFocus());
  },
});

const bounced = {
  address: member.email,
  userId: member.id,
  softCount: 0,
  softSince: null,
  undeliverableSince: noon,
  detail: '550 5.1.1 User unknown',
  clearedAt: null,
};
export const MailsComeBack = meta.story({
  parameters: { server: { seed: { mailAddresses: [bounced] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/bị trả lại/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Địa chỉ vẫn đúng, gửi thư lại' }));
    await waitFor(() => expect(canvas.queryByText(/bị trả lại/)).toBeNull());
  },
});
export const MailsComeBackAgain = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { seed: { mailAddresses: [{ ...bounced, clearedAt: after(noon, -day / 2) }] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/emails bounced again/)).toBeInTheDocument();
  },
});

export const TermsChanged = meta.story({ render: () => <ConsentDialog /> });

export const DevicesFailing = meta.story({
  parameters: { server: { answers: { 'GET /auth/sessions': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

const onSale = { ports: { plans: openPlans } };
const withCoins = (userId: string, amount: number) => ({
  ...onSale,
  seed: { transfers: [aTransfer({ userId, coin: 'FIT_COIN', amount })] },
});
export const LevelBought = meta.story({
  parameters: { server: { as: member, ...withCoins(member.id, 2500) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mua Pro 30 ngày' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Mua Pro 30 ngày?' });
    await expect(dialog).toHaveAccessibleDescription(/1\.500 Fit Coin/);
    await userEvent.click(screen.getByRole('button', { name: 'Trả 1.000 Fit Coin' }));
    await expect(await canvas.findByText(/đã chuyển sang gói Pro/)).toBeInTheDocument();
    await expect(await canvas.findByText(/cộng vào ngày hết hạn hiện tại/)).toBeInTheDocument();
    await expect(await canvas.findByText(/được quy đổi sang Premium/)).toBeInTheDocument();
  },
});
export const LevelInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: {
    server: { ...onSale, as: { ...member, level: 'PRO', levelExpiresAt: after(noon, 10 * day) } },
  },
});
export const LevelTooDear = meta.story({
  parameters: { server: onSale },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Còn thiếu 20.000 Fit Coin')).toBeInTheDocument();
    const [first] = canvas.getAllByRole('link', { name: 'Nạp Fit Coin' });
    await expect(first).toHaveAttribute('href', '/payment?next=%2Fdashboard%2Fuser%2Faccount');
  },
});
export const LevelRefused = meta.story({
  parameters: { server: { ...onSale, as: { ...member, level: 'PREMIUM', levelExpiresAt: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/đã gồm mọi quyền lợi của Pro/)).toBeInTheDocument();
    await expect(canvas.getByText(/gói không thời hạn/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Mua / })).toBeNull();
  },
});
/** Only staff change a price; here the buyer happens to be staff, so that it can happen while the question is open. */
const keeper = aUser({ id: superUserId, roleId: 'admin' });
export const LevelPriceChanged = meta.story({
  parameters: { server: { as: keeper, ...withCoins(keeper.id, 2500) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mua Pro 30 ngày' }));
    const session = signedIn.current();
    const headers = { Authorization: session.status === 'member' ? `Bearer ${session.accessToken}` : '' };
    const { version } = (await (await fetch('/api/admin/settings/site', { headers })).json()) as {
      version: number;
    }; // by its contract
    const { ok } = await fetch('/api/admin/settings/site', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ version, proPrice30: 1200 }),
    });
    await expect(ok).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Trả 1.000 Fit Coin' }));
    await expect(await screen.findByText(/Giá vừa thay đổi/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Trả 1.200 Fit Coin' }));
    await expect(await canvas.findByText(/đã chuyển sang gói Pro/)).toBeInTheDocument();
  },
});
/** What is not for sale is waited for, and the wait can be given up. */
export const PlanWaitedFor = meta.story({
  parameters: { server: { ports: { plans: closedPlans } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Báo cho tôi khi Pro mở bán' }));
    await expect(await canvas.findByText(/đang trong danh sách chờ/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Mua / })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Thôi chờ gói Pro' }));
    await waitFor(() => expect(canvas.queryByText(/đang trong danh sách chờ/)).toBeNull());
  },
});
export const PlanClosedInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: {
    server: {
      as: { ...member, level: 'PRO', levelExpiresAt: after(noon, 10 * day) },
      ports: { plans: closedPlans },
    },
  },
});

export const LevelFailing = meta.story({
  parameters: { server: { answers: { 'GET /me/level': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
