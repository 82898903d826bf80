import { expect, userEvent } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { defaultTimeZone, hour, localDate } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../.storybook/console-stage.tsx';
import preview from '../../../.storybook/preview.tsx';
import EconomyPage from '../money/economy/EconomyPage.tsx';
import ReconciliationPage from '../money/reconciliation/ReconciliationPage.tsx';
import LedgerList from '../money/ledger/LedgerList.tsx';
import MovementShow from '../money/ledger/MovementShow.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });
const member = aUser({ id: 'hoa', fullname: 'Nguyễn Thị Hoà' });
// The page's usual period ends today, so the coins moved lately.
const ago = (hours: number) => new Date(Date.now() - hours * hour);
const bought = aTransfer({
  userId: member.id,
  reason: 'LEVEL_PURCHASE',
  coin: 'FIT_COIN',
  amount: -1000,
  at: ago(2),
});
const transfers = [
  aTransfer({ userId: member.id, reason: 'TOP_UP', coin: 'FIT_COIN', amount: 5300, at: ago(100) }),
  aTransfer({ userId: member.id, reason: 'REWARD', amount: 1000, at: ago(60) }),
  aTransfer({ userId: member.id, reason: 'FEE_SAVE_PHYSICAL_PROFILE', amount: -300, at: ago(50) }),
  bought,
];

const meta = preview.meta({
  title: 'Console/Accounting',
  component: EconomyPage,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: {
    layout: 'fullscreen',
    path: '/admin/economy',
    server: { as: clerk, seed: { users: [member], transfers }, at: new Date() },
  },
});

export const Economy = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Đầu kỳ 0 + phát hành 5.300 − chi tiêu 1.000 − tiêu huỷ 0 = cuối kỳ 4.300'),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '7 ngày' }));
    await expect(canvas.getByRole('button', { name: '7 ngày' })).toHaveAttribute('aria-pressed', 'true');
    const to = canvas.getByLabelText('Đến ngày');
    await expect(to).toHaveValue(localDate(new Date(), defaultTimeZone));
    await userEvent.clear(to);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem' }));
    await expect(await canvas.findByText(/chọn cả ngày đầu và ngày cuối/)).toBeInTheDocument();
  },
});
export const EconomyInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const EconomyFailing = meta.story({
  parameters: { server: { answers: { 'GET /admin/economy': 'failing' } } },
});

export const Ledger = meta.story({
  render: () => <LedgerList />,
  parameters: { path: '/admin/ledger' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Nạp Fit Coin', { selector: 'a' })).toHaveLength(2);
  },
});
export const LedgerLongerThanAnybodyCounts = meta.story({
  render: () => <LedgerList />,
  parameters: {
    path: '/admin/ledger',
    server: {
      as: clerk,
      // Each transfer is two postings.
      seed: {
        users: [member],
        transfers: Array.from({ length: 5_001 }, () => aTransfer({ userId: member.id, amount: 1 })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('hơn 10.000 mục')).toBeInTheDocument();
    await expect(canvas.getByText('1–25 trong hơn 10.000')).toBeInTheDocument();
  },
});
/** The last page of those that were counted. */
export const LastPageOfALongLedger = meta.story({
  ...LedgerLongerThanAnybodyCounts.input,
  parameters: {
    ...LedgerLongerThanAnybodyCounts.input.parameters,
    path: '/admin/ledger?page=400&perPage=25',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Chỉ lật được đến mục thứ 10.000/)).toBeInTheDocument();
    await expect(canvas.getByText('9.976–10.000 trong hơn 10.000')).toBeInTheDocument();
  },
});
export const LedgerLongerThanAnybodyCountsInEnglish = meta.story({
  ...LedgerLongerThanAnybodyCounts.input,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('more than 10,000 entries')).toBeInTheDocument();
    await expect(canvas.getByText('1–25 of more than 10,000')).toBeInTheDocument();
  },
});

export const Movement = meta.story({
  render: () => <MovementShow />,
  parameters: { path: `/admin/ledger/${bought.id}/show` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−1.000 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('+1.000 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('Cân (tổng bằng 0)')).toBeInTheDocument();
  },
});
/** Files and the framework's own links name one posting. */
export const MovementOfAPosting = meta.story({
  render: () => <MovementShow />,
  parameters: { path: '/admin/ledger/1/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cân (tổng bằng 0)')).toBeInTheDocument();
  },
});
export const MovementThatIsNone = meta.story({
  render: () => <MovementShow />,
  parameters: { path: '/admin/ledger/nothing/show' },
});

export const Reconciliation = meta.story({
  render: () => <ReconciliationPage />,
  parameters: { path: '/admin/reconciliation' },
  play: async ({ canvas }) => {
    const shown = (await canvas.findAllByText('Cân (tổng bằng 0)')).filter((chip) => chip.checkVisibility());
    await expect(shown).toHaveLength(2);
    // An account's name keeps its words whole, however narrow the screen is.
    const [name] = canvas.getAllByRole('cell');
    await expect(getComputedStyle(name!).overflowWrap).toBe('break-word');
    await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra sổ coin' }));
    await expect(await canvas.findByText(/Chạy lúc \d/)).toBeInTheDocument();
  },
});
export const ReconciliationInEnglishAndDark = meta.story({
  render: () => <ReconciliationPage />,
  parameters: { path: '/admin/reconciliation' },
  globals: { language: 'en', theme: 'dark' },
});
