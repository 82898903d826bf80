import { expect, waitFor, within } from 'storybook/test';
import { aUser } from '#fixtures/people/users.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import preview from '../../../../.storybook/preview.tsx';
import SettingsPage from './SettingsPage.tsx';

const member = aUser({ bodyStandard: 'WHO', country: 'VN' });

const meta = preview.meta({
  title: 'Features/Settings',
  component: SettingsPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/settings', server: { as: member } },
});

const account = () => {
  const session = signedIn.current();
  return session.status === 'member' ? session.user : undefined;
};

export const Vietnamese = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng chuẩn này' }));
    await waitFor(() => expect(account()?.version).toBeGreaterThan(1));
    await expect(account()?.bodyStandard).toBe('ASIA_PACIFIC');
    await expect(canvas.queryByRole('button', { name: 'Dùng chuẩn này' })).toBeNull();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const SwitchesAreSavedAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const likes = await canvas.findByRole('switch', { name: 'Lượt thích: qua email' });
    await userEvent.click(likes);
    await expect(likes).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Thanh toán và coin: qua email' })).toBeDisabled();
  },
});

export const PresenceIsSavedAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Luôn sẵn sàng' }));
    await waitFor(() => expect(account()?.version).toBeGreaterThan(1));
    await expect(account()?.activityStatus).toBe('ALWAY');
  },
});

export const RefusedSwitchGoesBack = meta.story({
  parameters: { server: { answers: { 'PUT /me/notification-settings': 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    const likes = await canvas.findByRole('switch', { name: 'Lượt thích: qua email' });
    await userEvent.click(likes);
    // A browser that lets nobody show notices says so in a card of its own.
    const card = within(likes.closest('section')!); // it stands in one
    await expect(await card.findByRole('alert')).toBeInTheDocument();
    await expect(likes).toBeChecked();
  },
});

export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /me/notification-settings': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /me/notification-settings': 'failing' } } },
});

export const QuietHoursAreSavedAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Bật giờ yên lặng' }));
    const from = await canvas.findByRole('combobox', { name: 'Từ' });
    await expect(from).toHaveValue('22:00');
    await expect(canvas.getByRole('combobox', { name: 'Đến' })).toHaveValue('07:00');
    // The end is not offered as the beginning: hours of no length can't be chosen.
    await expect(within(from).queryByRole('option', { name: '07:00' })).toBeNull();
    await userEvent.selectOptions(from, '23:30');
    await expect(from).toHaveValue('23:30');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mỗi ngày một email' }));
    await expect(canvas.getByRole('radio', { name: 'Mỗi ngày một email' })).toBeChecked();
  },
});
export const QuietHoursInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Quiet hours' }));
    await expect(await canvas.findByRole('combobox', { name: 'Until' })).toHaveValue('07:00');
    await expect(canvas.getByRole('radio', { name: 'As it happens' })).toBeChecked();
  },
});
export const RefusedRhythmGoesBack = meta.story({
  parameters: { server: { answers: { 'PUT /me/notification-rhythm': 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    const weekly = await canvas.findByRole('radio', { name: 'Mỗi tuần một email' });
    await userEvent.click(weekly);
    const card = within(weekly.closest('section')!); // it stands in one
    await expect(await card.findByRole('alert')).toBeInTheDocument();
    await expect(weekly).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Ngay khi có' })).toBeChecked();
  },
});
export const RhythmWaiting = meta.story({
  parameters: { server: { answers: { 'GET /me/notification-rhythm': 'waiting' } } },
});
export const RhythmFailing = meta.story({
  parameters: { server: { answers: { 'GET /me/notification-rhythm': 'failing' } } },
});
