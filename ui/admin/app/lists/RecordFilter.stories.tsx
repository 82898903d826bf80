import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import LedgerList from '../../money/ledger/LedgerList.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });
const teller = aUser({ id: 'teller', roleId: 'teller', fullname: 'Bùi Anh Tú' });
const wanted = aUser({ id: 'tien', fullname: 'Đặng Thị Thuỷ Tiên', email: 'tien.dang@example.com' });
const other = aUser({ id: 'hoa', fullname: 'Nguyễn Thị Hoà' });
const seed = {
  users: [wanted, other, teller],
  roles: [aRole({ id: 'teller', permissions: ['transaction.view'] })],
  transfers: [wanted, other].map(({ id }) => aTransfer({ userId: id, coin: 'FIT_COIN', amount: 5300 })),
};
const narrowed = `/admin/ledger?filter=${encodeURIComponent(JSON.stringify({ userId: wanted.id }))}`;

const meta = preview.meta({
  title: 'Console/Filter by person',
  component: LedgerList,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/ledger', server: { as: clerk, seed } },
});

const amounts = () => screen.getAllByRole('row').length - 1;

/** Nobody pastes an identifier: a name is enough, without accents too. */
export const FoundByName = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(amounts()).toBe(4), { timeout: 5_000 });
    const box = await canvas.findByRole('combobox', { name: 'Người dùng' });
    await userEvent.type(box, 'thuy tien');
    const person = await screen.findByRole('option', { name: /Đặng Thị Thuỷ Tiên/ }, { timeout: 5_000 });
    await expect(person).toHaveTextContent('tien.dang@example.com');
    await userEvent.click(person);
    await waitFor(() => expect(amounts()).toBe(1), { timeout: 5_000 });
    await expect(box).toHaveValue('Đặng Thị Thuỷ Tiên');
    await userEvent.clear(box);
    await waitFor(() => expect(amounts()).toBe(4), { timeout: 5_000 });
  },
});

/** What a link narrowed says whom by the name. */
export const NarrowedByALink = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { path: narrowed },
  play: async ({ canvas }) => {
    await waitFor(
      async () =>
        expect(await canvas.findByRole('combobox', { name: 'User' })).toHaveValue('Đặng Thị Thuỷ Tiên'),
      { timeout: 5_000 },
    );
    await expect(amounts()).toBe(1);
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: 'Người dùng' });
    await userEvent.type(box, 'x');
    await expect(await screen.findByText('Gõ tên, ít nhất 2 chữ.')).toBeInTheDocument();
    await userEvent.type(box, 'yzw');
    await expect(await screen.findByText('Không tìm thấy.', {}, { timeout: 5_000 })).toBeInTheDocument();
  },
});

/** Who may not read accounts is not offered a search that would be refused. */
export const WithoutTheRightToPeople = meta.story({
  parameters: { server: { as: teller, seed } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(amounts()).toBe(4), { timeout: 5_000 });
    await expect(canvas.queryByRole('combobox', { name: 'Người dùng' })).toBeNull();
  },
});
