import { expect, screen, userEvent, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { hour } from '#core/kernel/time.ts';
import { aCoinRequest } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import CoinRequestList from './CoinRequestList.tsx';
import CoinRequestShow from './CoinRequestShow.tsx';

const ago = (hours: number) => new Date(noon.getTime() - hours * hour);
const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });
const colleague = aUser({ id: 'colleague', roleId: adminRoleId, fullname: 'Trần Quốc Bảo' });
const member = aUser({ id: 'hoa', fullname: 'Nguyễn Thị Hoà' });

const asked = aCoinRequest({ id: 'asked', userId: member.id, askedBy: colleague.id, createdAt: ago(3) });
const own = aCoinRequest({ id: 'own', userId: member.id, askedBy: clerk.id, createdAt: ago(1) });
const taking = aCoinRequest({
  id: 'taking',
  userId: member.id,
  kind: 'CORRECTION',
  amount: -40_000,
  coin: 'BASE_COIN',
  askedBy: colleague.id,
  createdAt: ago(30),
  reason: 'Thu hồi phần thưởng cộng nhầm hai lần trong chương trình tháng 11',
});
const rejected = aCoinRequest({
  id: 'rejected',
  userId: member.id,
  askedBy: colleague.id,
  status: 'REJECTED',
  decidedBy: clerk.id,
  decidedAt: ago(2),
  note: 'Nhầm người nhận',
  createdAt: ago(50),
});

const server = {
  as: clerk,
  seed: { users: [member, colleague], coinRequests: [asked, own, taking, rejected] },
};

const meta = preview.meta({
  title: 'Console/Coin requests',
  component: CoinRequestShow,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/coin-requests/asked/show', server },
});

export const Queue = meta.story({
  render: () => <CoinRequestList />,
  parameters: { path: '/admin/coin-requests' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/-40.000|−40.000/)).toBeInTheDocument();
    await expect(canvas.queryByText('Bị từ chối', { selector: '[data-chip] > span' })).toBeNull();
  },
});
export const QueueInEnglishAndDark = meta.story({
  render: () => <CoinRequestList />,
  parameters: { path: '/admin/coin-requests' },
  globals: { language: 'en', theme: 'dark' },
});
export const NothingWaits = meta.story({
  render: () => <CoinRequestList />,
  parameters: {
    path: '/admin/coin-requests',
    server: { seed: { users: [member], coinRequests: [rejected] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có yêu cầu coin nào đang chờ')).toBeInTheDocument();
  },
});
export const QueueFailing = meta.story({
  render: () => <CoinRequestList />,
  parameters: {
    path: '/admin/coin-requests',
    server: { answers: { 'GET /admin/coin-requests': 'failing' } },
  },
});
export const WaitingTime = meta.story({
  parameters: { server: { answers: { 'GET /admin/coin-requests/asked': 'waiting' } } },
});
export const ApprovedByASecondPerson = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Duyệt' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Huỷ' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Duyệt' }));
    await expect(await screen.findByText(/Đã duyệt, số dư của Nguyễn Thị Hoà/)).toBeInTheDocument();
  },
});
export const RejectedWithAReason = meta.story({
  parameters: { path: '/admin/coin-requests/taking/show' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Từ chối/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Chưa đủ chứng cứ');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối yêu cầu' }));
    await expect(await screen.findByText(/Đã từ chối yêu cầu coin/)).toBeInTheDocument();
  },
});
export const OwnRequest = meta.story({
  parameters: { path: '/admin/coin-requests/own/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/do bạn tạo/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Duyệt' })).toBeNull();
  },
});
export const RejectedInEnglishAndDark = meta.story({
  parameters: { path: '/admin/coin-requests/rejected/show' },
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nhầm người nhận')).toBeInTheDocument();
  },
});
