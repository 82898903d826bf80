import { expect, screen, waitFor } from 'storybook/test';
import { hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aNotification } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import NotificationsPage from './NotificationsPage.tsx';

const member = aUser();
const ago = (hours: number) => new Date(noon.getTime() - hours * hour);
const about = { userId: member.id, category: 'system' };
const notifications = [
  aNotification({
    ...about,
    topic: 'reward_claimable',
    params: { amount: 500, type: 'SAVE_PHYSICAL_PROFILE' },
    link: '/dashboard/rewards',
    createdAt: ago(1),
  }),
  aNotification({
    ...about,
    topic: 'new_sign_in',
    params: { device: 'Chrome · Android' },
    link: '/dashboard/user/account',
    createdAt: ago(30),
  }),
  aNotification({
    ...about,
    topic: 'coins_granted',
    params: { amount: 200, coin: 'BASE_COIN', note: 'Cảm ơn bạn đã góp ý' },
    link: null,
    readAt: ago(60),
    createdAt: ago(72),
  }),
];

const meta = preview.meta({
  title: 'Features/Notifications',
  component: NotificationsPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/notifications',
    server: { as: member, seed: { notifications } },
  },
});

export const Some = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Chưa đọc:.*phần thưởng/ })).toHaveAttribute(
      'href',
      '/dashboard/rewards',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Đánh dấu đã đọc hết' }));
    await waitFor(() => expect(canvas.queryAllByText('Chưa đọc:')).toHaveLength(0));
  },
});
export const SomeInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

/** The console is another application: its address carries no language. */
export const WayIntoTheConsole = meta.story({
  globals: { language: 'en' },
  parameters: {
    server: {
      seed: {
        notifications: [
          aNotification({ ...about, topic: 'case_waiting', link: '/admin/cases', createdAt: ago(1) }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Reports are waiting|báo cáo chờ xử lý/i }),
    ).toHaveAttribute('href', '/admin/cases');
  },
});

export const OneLeavesAndComesBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const leave = await canvas.findByRole('button', { name: /^Xoá thông báo: .*phần thưởng/i });
    await userEvent.click(leave);
    await waitFor(() => expect(canvas.queryByRole('link', { name: /phần thưởng/i })).toBeNull());
    await expect(canvas.getByText('1 thông báo chưa đọc')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByRole('link', { name: /phần thưởng/i })).toBeInTheDocument();
    await expect(canvas.getByText('2 thông báo chưa đọc')).toBeInTheDocument();
  },
});

export const OneCategory = meta.story({
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('combobox', { name: 'Lọc theo loại' });
    await userEvent.selectOptions(filter, 'review');
    await expect(await canvas.findByText('Không có thông báo nào thuộc loại này')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem mọi loại' }));
    await expect(await canvas.findByText('2 thông báo chưa đọc')).toBeInTheDocument();
  },
});

export const DeletingAllIsAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá tất cả' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Xoá tất cả thông báo?' });
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!); // Huỷ, then the verb
    await expect(await canvas.findByText('Chưa có thông báo nào')).toBeInTheDocument();
  },
});

export const RefusedReadingGoesBack = meta.story({
  parameters: { server: { answers: { 'POST /notifications/read-all': 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đánh dấu đã đọc hết' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(canvas.getAllByText('Chưa đọc:')).toHaveLength(2);
  },
});

export const Empty = meta.story({ parameters: { server: { seed: { notifications: [] } } } });
export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /notifications': 'waiting' } } },
});
export const Offline = meta.story({
  parameters: { server: { answers: { 'GET /notifications': 'away' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /notifications': 'failing' } } },
});
