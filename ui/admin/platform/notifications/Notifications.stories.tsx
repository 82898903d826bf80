import { expect, userEvent } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { aNotification } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import NotificationList from './NotificationList.tsx';
import NotificationShow from './NotificationShow.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });
const member = aUser({ id: 'hoa', fullname: 'Nguyễn Thị Hoà' });
const notice = aNotification({
  userId: member.id,
  type: 'REQUEST_REVIEW_APPROVED',
  topic: null,
  category: 'review',
  params: { user: 'Trần Minh Khoa' },
  link: '/dashboard/review/1',
});
const server = { as: clerk, seed: { users: [member], notifications: [notice] } };

const ListAndRecord = listsAndRecords({ notifications: [NotificationList, NotificationShow] });

const meta = preview.meta({
  title: 'Console/Notifications',
  component: ListAndRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/notifications', server },
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nguyễn Thị Hoà')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Huấn luyện viên đã trả lời' }));
    await expect(await canvas.findByText(/Trần Minh Khoa đã đánh giá hồ sơ/)).toBeInTheDocument();
    await expect(canvas.getByText('/dashboard/review/1')).toBeInTheDocument();
  },
});
export const ListInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Empty = meta.story({
  parameters: { server: { seed: { notifications: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có thông báo nào')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/notifications': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
