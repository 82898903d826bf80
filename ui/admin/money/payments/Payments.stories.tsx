import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aBankNotice } from '#fixtures/money/incoming-transfers.ts';
import { anIncomingTransfer, aPayment, bankSettings } from '#fixtures/money/payments.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import PaymentCreate from './PaymentCreate.tsx';
import PaymentList from './PaymentList.tsx';
import PaymentShow from './PaymentShow.tsx';

const ago = (hours: number) => new Date(noon.getTime() - hours * hour);
const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });
const colleague = aUser({ id: 'colleague', roleId: adminRoleId, fullname: 'Trần Quốc Bảo' });
const member = aUser({ id: 'hoa', fullname: 'Nguyễn Thị Hoà' });

const clerks = aRole({ id: 'clerks', permissions: ['payment.view', 'payment.approve'] });
const plain = aUser({ id: 'plain', roleId: clerks.id, fullname: 'Vũ Thị Mai' });

const fresh = aPayment({ id: 'fresh', userId: member.id, createdAt: ago(1) });
const old = aPayment({
  id: 'old',
  userId: member.id,
  packageId: 'package2',
  coins: 5300,
  amountVnd: 499_000,
  bonusPercent: 6,
  status: 'PROCESSING',
  markedPaidAt: ago(20),
  createdAt: ago(26),
});
const closed = aPayment({
  id: 'closed',
  userId: member.id,
  status: 'CANCELED',
  cancelReason: 'EXPIRED',
  canceledAt: ago(1),
  createdAt: ago(30),
});
const own = aPayment({ id: 'own', userId: clerk.id, createdAt: ago(2) });
const proposed = aPayment({
  id: 'proposed',
  userId: member.id,
  packageId: 'package4',
  coins: 25_000,
  amountVnd: 1_999_000,
  status: 'PROCESSING',
  bankCode: 'FT26325001',
  proposal: {
    action: 'approve',
    by: colleague.id,
    at: ago(3),
    bankCode: 'FT26325001',
    reason: null,
    shortVnd: 0,
  },
  createdAt: ago(5),
});

const excused = aPayment({
  id: 'excused',
  userId: member.id,
  packageId: 'package2',
  coins: 5300,
  amountVnd: 499_000,
  status: 'PROCESSING',
  bankCode: 'FT900',
  proposal: {
    action: 'approve',
    by: colleague.id,
    at: ago(1),
    bankCode: 'FT900',
    reason: 'Ngân hàng đã xác nhận bằng văn bản',
    shortVnd: 375_544,
  },
  createdAt: ago(4),
});
const notice = aBankNotice();
const small = anIncomingTransfer({ noticeId: notice.id, bankReference: 'FT900', amountVnd: 123_456 });
const enough = anIncomingTransfer({ noticeId: notice.id, bankReference: 'FT901', amountVnd: 499_000 });

const server = {
  as: clerk,
  seed: {
    users: [member, colleague],
    payments: [fresh, old, closed, own, proposed],
    bankNotices: [notice],
    incomingTransfers: [small, enough],
    settings: { ...bankSettings, secondApprovalFromVnd: 1_000_000 },
  },
};

const meta = preview.meta({
  title: 'Console/Payments',
  component: PaymentShow,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/payments/old/show', server },
});

export const Queue = meta.story({
  render: () => <PaymentList />,
  parameters: { path: '/admin/payments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(old.code)).toBeInTheDocument();
    await expect(canvas.queryByText(closed.code)).toBeNull();
    const codes = canvas.getAllByText(/^PAYFB/).map(({ textContent }) => textContent);
    await expect(codes).toEqual([old.code, proposed.code, own.code, fresh.code]);
    await expect(canvas.getByText('Cần người thứ hai')).toBeInTheDocument();
  },
});
export const QueueInEnglishAndDark = meta.story({
  render: () => <PaymentList />,
  parameters: { path: '/admin/payments' },
  globals: { language: 'en', theme: 'dark' },
});
export const NothingWaits = meta.story({
  render: () => <PaymentList />,
  parameters: { path: '/admin/payments', server: { seed: { users: [member], payments: [closed] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có đơn nạp nào đang chờ')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả' }));
    await expect(await canvas.findByText(closed.code)).toBeInTheDocument();
  },
});
export const QueueFailing = meta.story({
  render: () => <PaymentList />,
  parameters: { path: '/admin/payments', server: { answers: { 'GET /admin/payments': 'failing' } } },
});

export const WaitingTime = meta.story({
  parameters: { server: { answers: { 'GET /admin/payments/old': 'waiting' } } },
});
export const ApprovedWithItsBankCode = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Duyệt' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt và cộng 5.300 Fit Coin' }));
    await expect(await dialog.findByText(/Cần có mã giao dịch ngân hàng/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), 'FT 2632.5777');
    await expect(dialog.getByText(/mã ngân hàng FT 2632.5777/)).toBeInTheDocument();
    await expect(dialog.queryByText(/cần hai người/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt và cộng 5.300 Fit Coin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      await canvas.findByText('Đã thanh toán', { selector: '[data-chip] > span' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Huỷ giao dịch nạp' })).toBeInTheDocument();
  },
});
export const RejectedOnlyWithAReason = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Huỷ' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: /^Từ chối đơn/ }));
    await expect(await dialog.findByText(/Vui lòng điền/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), 'Chưa thấy tiền về');
    await userEvent.click(dialog.getByRole('button', { name: /^Từ chối đơn/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Bị từ chối', { selector: 'dd' })).toBeInTheDocument();
  },
});
export const SecondPersonConfirms = meta.story({
  parameters: { path: '/admin/payments/proposed/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Trần Quốc Bảo đã đề nghị duyệt/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận duyệt' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox')).toHaveValue('FT26325001');
    await expect(dialog.getByText(/Bạn là người thứ hai/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt và cộng 25.000 Fit Coin' }));
    await expect(
      await canvas.findByText('Đã thanh toán', { selector: '[data-chip] > span' }),
    ).toBeInTheDocument();
  },
});
const approval = async (canvas: { findByRole: typeof screen.findByRole }, button = 'Duyệt') => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
export const ReferenceOfTooLittleMoney = meta.story({
  play: async ({ canvas }) => {
    const dialog = await approval(canvas);
    await userEvent.type(dialog.getByRole('textbox'), 'FT77');
    await expect(await dialog.findByText(/Chưa ghi nhận khoản tiền nào/)).toBeInTheDocument();
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'ft 901');
    await expect(await dialog.findByText(/đủ cho/)).toHaveTextContent('499.000');
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'FT900');
    await expect(await dialog.findByText(/Mới có/)).toHaveTextContent(/123.456.*499.000.*375.544/);
    await userEvent.click(dialog.getByRole('button', { name: 'Đề nghị duyệt' }));
    await expect(await dialog.findByText(/Vui lòng điền|ít nhất/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Ngân hàng xác nhận');
    await userEvent.click(dialog.getByRole('button', { name: 'Đề nghị duyệt' }));
    await expect(await canvas.findByText(/Bạn đã đề nghị duyệt/)).toBeInTheDocument();
  },
});
export const TooLittleMoneyInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await approval(canvas, 'Approve');
    await userEvent.type(dialog.getByRole('textbox'), 'FT900');
    await expect(await dialog.findByText(/arrived with this reference/)).toHaveTextContent('₫123,456');
  },
});
export const TooLittleMoneyForAClerk = meta.story({
  parameters: { server: { as: plain, seed: { ...server.seed, roles: [clerks] } } },
  play: async ({ canvas }) => {
    const dialog = await approval(canvas);
    await userEvent.type(dialog.getByRole('textbox'), 'FT900');
    await expect(await dialog.findByText(/chỉ người có quyền quản lý thanh toán/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: /^Duyệt và cộng/ })).toBeDisabled();
  },
});
export const SecondPersonLetsAShortfallPass = meta.story({
  parameters: {
    path: '/admin/payments/excused/show',
    server: { ...server, seed: { ...server.seed, payments: [excused] } },
  },
  play: async ({ canvas }) => {
    const dialog = await approval(canvas, 'Xác nhận duyệt');
    await expect(await dialog.findByText(/Mới có/)).toHaveTextContent('123.456');
    await expect(dialog.getByText(/Ngân hàng đã xác nhận bằng văn bản/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt và cộng 5.300 Fit Coin' }));
    await expect(await canvas.findByText(/Trần Quốc Bảo đề nghị, Lê Thu Hà xác nhận/)).toHaveTextContent(
      '375.544',
    );
  },
});
export const OwnOrder = meta.story({
  parameters: { path: '/admin/payments/own/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/đơn nạp của chính bạn/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Duyệt' })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const ClosedInEnglishAndDark = meta.story({
  parameters: { path: '/admin/payments/closed/show' },
  globals: { language: 'en', theme: 'dark' },
});

export const MadeForAMember = meta.story({
  render: () => <PaymentCreate />,
  parameters: { path: '/admin/payments/create' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạo đơn' }));
    await expect(canvas.getByRole('searchbox')).toBeInvalid();
    await userEvent.type(canvas.getByRole('searchbox'), member.fullname);
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(member.fullname) }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Gọi điện nhờ đặt hộ');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo đơn' }));
    await expect(await screen.findByText(/Đã tạo đơn PAYFB/)).toBeInTheDocument();
  },
});
export const MadeForAMemberInEnglishAndDark = meta.story({
  render: () => <PaymentCreate />,
  parameters: { path: '/admin/payments/create' },
  globals: { language: 'en', theme: 'dark' },
});
