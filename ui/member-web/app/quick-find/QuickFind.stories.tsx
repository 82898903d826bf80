import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { member, seed } from '#fixtures/coaching/coaching-scene.ts';
import { openPalette } from '#ui/command-palette/opened.ts';
import { switchSingleKeys } from '#ui/command-palette/single-keys.ts';
import preview from '../../../../.storybook/preview.tsx';
import { QuickFind } from './QuickFind.tsx';
import { QuickFindButton } from './QuickFindButton.tsx';

/** A page with a field, and the address one is at. */
const OnAPage = () => (
  <main>
    <QuickFindButton />
    <label>
      Ghi chú <input />
    </label>
    <Typography data-testid="address">{useLocation().pathname}</Typography>
    <QuickFind />
  </main>
);

const meta = preview.meta({
  title: 'Features/Quick find',
  component: OnAPage,
  parameters: { path: '/dashboard', server: { as: member, seed } },
  beforeEach: () => () => {
    openPalette(null);
    switchSingleKeys(true);
  },
});

const opened = async () => within(await screen.findByRole('dialog', { name: /Tìm nhanh|Quick find/ }));

export const ByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await opened();
    const field = palette.getByRole('combobox', { name: 'Tìm nhanh' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('thong bao');
    await expect(await palette.findByRole('option', { name: /^Thông báo/ })).toBeVisible();
    await expect(palette.queryByRole('option', { name: /^Bảng tin/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTestId('address')).toHaveTextContent('/dashboard/notifications');
  },
});

export const ACoachByName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tìm nhanh/ }));
    const palette = await opened();
    await userEvent.type(palette.getByRole('combobox'), 'nguyet anh');
    await userEvent.click(await palette.findByRole('option', { name: /Nguyệt Ánh/ }, { timeout: 5_000 }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/coach/nguyet.anh'));
  },
});

export const NothingMatches = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Meta>}k{/Meta}');
    const palette = await opened();
    await userEvent.type(palette.getByRole('combobox'), 'zzqq');
    await expect(await palette.findByText(/Không có gì khớp/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const WithoutConnection = meta.story({
  parameters: { server: { as: member, seed, answers: { 'GET /coaches': 'away' } } },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await opened();
    await userEvent.type(palette.getByRole('combobox'), 'tin');
    await expect(await palette.findByRole('option', { name: /^Bảng tin/ })).toBeVisible();
  },
});

export const SingleKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('gf');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/feed');
    // Where one writes, letters are letters.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ghi chú' }), 'gh?/');
    await expect(canvas.getByRole('textbox', { name: 'Ghi chú' })).toHaveValue('gh?/');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/feed');
  },
});

export const KeysAreSwitchedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Phím tắt' }));
    await userEvent.click(help.getByRole('switch', { name: 'Dùng phím tắt một chữ' }));
    await userEvent.click(help.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gf?');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/dashboard');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await opened();
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await opened();
    const tasks = await palette.findByText('Common tasks');
    await waitFor(() => expect(tasks).toBeVisible());
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
