import { useLocation } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staffRoleId } from '#core/access/role/role.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openPalette } from '#ui/command-palette/opened.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { QuickFind } from './QuickFind.tsx';
import { QuickFindButton } from './QuickFindButton.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: staffRoleId });
const partner = aUser({ fullname: 'Phạm Minh Châu', roleId: 'partner' });
const wanted = aUser({ fullname: 'Đặng Thị Thuỷ Tiên', email: 'tien.dang@example.com' });

const OnAPage = () => (
  <main>
    <QuickFindButton isWide />
    <p data-testid="address">{useLocation().pathname}</p>
    <QuickFind />
  </main>
);

const meta = preview.meta({
  title: 'Console/Quick find',
  component: OnAPage,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: async () => {
    await consoleWords();
    return () => openPalette(null);
  },
  parameters: { path: '/admin', server: { as: staff, seed: { users: [wanted] } } },
});

const opened = async () => within(await screen.findByRole('dialog', { name: /Tìm nhanh|Quick find/ }));

export const APersonWithoutAccents = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await opened();
    await userEvent.type(palette.getByRole('combobox'), 'thuy tien');
    const person = await palette.findByRole('option', { name: /Đặng Thị Thuỷ Tiên/ }, { timeout: 5_000 });
    await expect(person).toHaveTextContent('tien.dang@example.com');
    await userEvent.click(person);
    await expect(canvas.getByTestId('address')).toHaveTextContent(`/admin/users/${wanted.id}/show`);
  },
});

export const APage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tìm nhanh/ }));
    const palette = await opened();
    await userEvent.type(palette.getByRole('combobox'), 'khieu nai');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/admin/appeals'));
  },
});

export const OnlyWhatOneMayOpen = meta.story({
  parameters: { server: { as: partner, seed: { users: [wanted] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await opened();
    const home = await palette.findByRole('option', { name: /Tổng quan/ });
    await waitFor(() => expect(home).toBeVisible());
    await expect(palette.queryByRole('option', { name: /^Người dùng/ })).toBeNull();
    await userEvent.type(palette.getByRole('combobox'), 'thuy tien');
    await expect(await palette.findByText(/Không có gì khớp/, {}, { timeout: 5_000 })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('gu');
    await expect(canvas.getByTestId('address')).not.toHaveTextContent('/admin/users');
  },
});

export const KeysInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(help).toBeVisible());
  },
});
