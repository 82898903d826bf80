import { useLocation } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { anAnnouncement } from '#fixtures/platform/announcements.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import AnnouncementCreate from './AnnouncementCreate.tsx';
import AnnouncementList from './AnnouncementList.tsx';
import AnnouncementShow from './AnnouncementShow.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });
const coach = aUser({ type: 'COACH', fullname: 'Trần Minh Khoa' });
const members = [aUser({ fullname: 'Phạm Gia Huy' }), aUser({ fullname: 'Võ Ngọc Lan' }), coach];
const underWay = anAnnouncement({ createdBy: clerk.id, total: 4, written: 2 });
const stopped = anAnnouncement({
  status: 'STOPPED',
  createdBy: clerk.id,
  total: 900,
  written: 300,
  vi: { subject: 'Bảo trì tối thứ Bảy', body: 'Trang sẽ đóng lúc 22 giờ.' },
  en: { subject: 'Maintenance on Saturday night', body: 'The site closes at 22:00.' },
});
const mails = [
  aMail({ template: 'announcement', announcementId: underWay.id, status: 'SENT' }),
  aMail({ template: 'announcement', announcementId: underWay.id, status: 'FAILED' }),
];
const server = { as: clerk, seed: { users: members, announcements: [underWay, stopped], mails } };

const Pages = () => {
  const { pathname } = useLocation();
  if (pathname.endsWith('/create')) return <AnnouncementCreate />;
  return pathname.endsWith('/show') ? <AnnouncementShow /> : <AnnouncementList />;
};

const meta = preview.meta({
  title: 'Console/Broadcasts',
  component: Pages,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: async () => {
    localStorage.clear();
    await consoleWords();
  },
  parameters: { layout: 'fullscreen', path: '/admin/emails', server },
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bảo trì tối thứ Bảy')).toBeInTheDocument();
    await expect(canvas.getByText('Đang gửi', { selector: '[data-chip] > span' })).toBeInTheDocument();
  },
});
export const ListInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Empty = meta.story({
  parameters: { server: { seed: { announcements: [], mails: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa gửi email nào cho thành viên')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/emails': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

const atCreate = { path: '/admin/emails/create' };
type Canvas = Readonly<{ getAllByRole: typeof screen.getAllByRole; findByText: typeof screen.findByText }>;
const write = async (canvas: Canvas) => {
  const [vi, en] = canvas.getAllByRole('textbox', { name: /Tiêu đề email/ });
  const [viBody, enBody] = canvas.getAllByRole('textbox', { name: /Nội dung/ });
  await userEvent.type(vi!, 'Có gì mới');
  await userEvent.type(viBody!, 'Chào bạn');
  await userEvent.type(en!, 'What is new');
  await userEvent.type(enBody!, 'Hello');
};

export const WrittenAndSentOnce = meta.story({
  parameters: atCreate,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 thành viên sẽ nhận')).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Loại' }), 'Huấn luyện viên');
    await expect(await canvas.findByText('1 thành viên sẽ nhận')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi…' }));
    const [, english] = canvas.getAllByRole('textbox', { name: /Nội dung/ });
    await waitFor(() => expect(english).toHaveAttribute('aria-invalid', 'true'));
    await write(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi thử tiếng Anh' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Gửi thử cho tôi' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Gửi “Có gì mới”?' });
    await expect(dialog).toHaveTextContent('1 thành viên (Huấn luyện viên) sẽ nhận email này');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gửi cho 1 người' }));
    await expect(await canvas.findByRole('heading', { name: 'Có gì mới' })).toBeInTheDocument();
    await expect(await canvas.findByText('Chưa chuyển đi')).toBeInTheDocument();
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  },
});

export const ADraftIsFoundAgain = meta.story({
  parameters: atCreate,
  beforeEach: () => {
    localStorage.setItem(
      `fitboard.mail-draft.${clerk.id}`,
      JSON.stringify({ draftId: 'draft-1', vi: { subject: 'Có gì mới', body: 'Chào {{name}},' } }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/bản nháp lưu trên thiết bị này\./)).toBeInTheDocument();
    await expect(canvas.getByDisplayValue('Có gì mới')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản nháp' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ bản nháp' }));
    await waitFor(() => expect(canvas.queryByDisplayValue('Có gì mới')).toBeNull());
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  },
});

export const AnUnknownPlaceIsShownAtItsText = meta.story({
  parameters: atCreate,
  play: async ({ canvas }) => {
    await canvas.findByText('5 thành viên sẽ nhận');
    await write(canvas);
    const [, english] = canvas.getAllByRole('textbox', { name: /Nội dung/ });
    await userEvent.type(english!, ' {{{{code}}');
    await expect(await canvas.findByRole('status', { name: '' }, { timeout: 3000 })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Gửi cho 5 người' }));
    await waitFor(() => expect(english).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const WritingInEnglishAndDark = meta.story({
  parameters: atCreate,
  globals: { language: 'en', theme: 'dark' },
});

export const UnderWayAndStopped = meta.story({
  parameters: { path: `/admin/emails/${underWay.id}/show` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dừng gửi' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('1 người đã nhận được email này');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dừng gửi' }));
    await expect(await canvas.findByText('Đã dừng', { selector: '[data-chip] > span' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Dừng gửi' })).toBeNull();
  },
});
