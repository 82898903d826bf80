import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { aBankNotice, anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import StatementImport from './StatementImport.tsx';
import TransferList from './TransferList.tsx';
import TransferShow from './TransferShow.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });
const member = aUser({ id: 'hoa', fullname: 'Nguyễn Thị Hoà' });
const other = aUser({ id: 'lan', fullname: 'Trần Thị Lan' });
const order = aPayment({ id: 'order', userId: member.id });
const second = aPayment({ id: 'second', userId: other.id });
const notice = aBankNotice({ body: '{"id":92704,"gateway":"Vietcombank","transferAmount":120000}' });
const unreadable = aBankNotice({
  source: 'casso',
  outcome: 'UNREADABLE',
  // The page looks back from today.
  receivedAt: new Date(),
  body: '{"id":92705,"transferAmount":"99.000"}',
});
const waiting = { noticeId: notice.id, status: 'WAITING' } as const;
const over = anIncomingTransfer({
  ...waiting,
  id: 'over-0000001',
  amountVnd: 250_000,
  description: `MBVCB.123.${order.code}.CT tu 0011`,
  waitingReason: 'OVER',
  suggestedPaymentId: order.id,
});
const unknown = anIncomingTransfer({
  ...waiting,
  id: 'unknown-0000002',
  description: 'tien an trua',
  waitingReason: 'UNKNOWN_MEMO',
});
const server = {
  as: clerk,
  seed: {
    users: [member, other],
    payments: [order, second],
    bankNotices: [notice],
    incomingTransfers: [over, unknown],
  },
};

const meta = preview.meta({
  title: 'Console/Incoming transfers',
  component: TransferShow,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: `/admin/incoming-transfers/${over.id}/show`, server },
});

export const Queue = meta.story({
  render: () => <TransferList />,
  parameters: { path: '/admin/incoming-transfers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(order.code, { selector: 'mark' })).toBeInTheDocument();
    await expect(canvas.getByText('Chuyển thừa', { selector: '[data-chip] > span' })).toBeInTheDocument();
    await expect(canvas.queryByText(/hệ thống không đọc được/)).toBeNull();
  },
});
export const QueueInEnglishAndDark = meta.story({
  render: () => <TransferList />,
  parameters: { path: '/admin/incoming-transfers' },
  globals: { language: 'en', theme: 'dark' },
});
export const NothingWaits = meta.story({
  render: () => <TransferList />,
  parameters: { path: '/admin/incoming-transfers', server: { seed: {} } },
});

export const NoticeThatNobodyCouldRead = meta.story({
  render: () => <TransferList />,
  parameters: {
    path: '/admin/incoming-transfers',
    server: { ...server, seed: { ...server.seed, bankNotices: [notice, unreadable] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/hệ thống không đọc được/)).toBeInTheDocument();
    const text = canvas.getByText(/"transferAmount": "99\.000"/);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText('Thông báo của ngân hàng, nguyên văn'));
    await expect(text).toBeVisible();
  },
});

export const MatchedAsMuchAsTheOrderNeeds = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Khớp với đơn này' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: /Số tiền ghi cho đơn/ });
    await expect(amount).toHaveValue('99000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '99001');
    await userEvent.click(dialog.getByRole('button', { name: 'Ghi cho đơn này' }));
    await expect(await dialog.findByText(/vượt quá phần còn lại 99.000/)).toBeInTheDocument();
    await userEvent.clear(amount);
    await userEvent.type(amount, '99000');
    await userEvent.click(dialog.getByRole('button', { name: 'Khớp và cộng 1.000 Fit Coin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findAllByText('151.000 ₫')).not.toHaveLength(0);
  },
});
export const SplitBetweenTwoAndTheRestSentBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chia' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [part, code] of [
      [1, order.code],
      [2, second.code],
    ] as const) {
      const place = within(dialog.getByRole('group', { name: `Phần ${part}` }));
      // One after the other: what is left of the first is offered to the second.
      // oxlint-disable no-await-in-loop
      await userEvent.type(place.getByRole('searchbox'), code);
      await userEvent.click(await place.findByRole('radio', { name: new RegExp(code) }));
      // oxlint-enable no-await-in-loop
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Thêm đơn' }));
    await expect(dialog.getByRole('group', { name: 'Phần 3' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ phần 3' }));
    await expect(dialog.getByText('Còn lại: 52.000 ₫')).toBeInTheDocument();
    const [first] = dialog.getAllByRole('textbox', { name: /Số tiền ghi cho đơn/ });
    if (first === undefined) throw new Error('No part has an amount');
    await userEvent.clear(first);
    await userEvent.type(first, '200000');
    await expect(dialog.getByText(/vượt quá khoản tiền 49.000 ₫/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Chia cho 2 đơn' })).toBeDisabled();
    await userEvent.clear(first);
    await userEvent.type(first, '99000');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Hoàn trả phần còn lại/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Mã giao dịch hoàn trả/ }), 'FT-RETURN-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Chia cho 2 đơn' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Đã chia', { selector: '[data-chip] > span' })).toBeInTheDocument();
    await expect(canvas.getByText('Hoàn trả người gửi')).toBeInTheDocument();
  },
});
export const Returned = meta.story({
  parameters: { path: `/admin/incoming-transfers/${unknown.id}/show` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn trả' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Mã giao dịch hoàn trả/ }), 'FT-RETURN-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Ghi nhận đã hoàn trả 99.000 ₫' }));
    await expect(
      await canvas.findByText('Đã hoàn trả', { selector: '[data-chip] > span' }),
    ).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const StatementWithRefusedLines = meta.story({
  render: () => <StatementImport />,
  parameters: { path: '/admin/incoming-transfers/create' },
  play: async ({ canvas }) => {
    const file = canvas.getByLabelText('Tệp sao kê CSV');
    await userEvent.upload(file, new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'sao-ke.csv'));
    await expect(await canvas.findByText(/Đây là tệp Excel/)).toBeInTheDocument();
    const text = [
      'Ngày giao dịch,Số tham chiếu,Ghi có,Nội dung',
      `20/11/2026,FT1,99000,${order.code}`,
      '20/11/2026,FT2,abc,hong',
    ].join('\n');
    await userEvent.upload(file, new File([text], 'sao-ke.csv'));
    await expect(await canvas.findByText(/UTF-8\)/)).toBeInTheDocument();
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Số tài khoản nhận/ }),
      order.bankAccount.number,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập sao kê' }));
    await expect(await canvas.findByText('Kết quả: sao-ke.csv')).toBeInTheDocument();
    await expect(canvas.getByText(/Dòng 3/)).toBeInTheDocument();
  },
});
