import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { aBugReport, aChangelogEntry } from '#fixtures/content/bug-reports.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../.storybook/console-stage.tsx';
import preview from '../../../.storybook/preview.tsx';
import BugReportList from './bug-reports/BugReportList.tsx';
import BugReportShow from './bug-reports/BugReportShow.tsx';
import EntryList from './changelog/EntryList.tsx';
import EntryShow from './changelog/EntryShow.tsx';

const admin = aUser({ fullname: 'Lê Thu Hà', roleId: adminRoleId });
const reporter = aUser({ fullname: 'Phạm Gia Huy' });
const report = { ...aBugReport({ id: 'first', reporterId: reporter.id }), number: 3 };
const similar = {
  ...aBugReport({ id: 'second', reporterId: reporter.id, title: 'Biểu đồ cân nặng bị trống trơn' }),
  number: 4,
};
const other = {
  ...aBugReport({ id: 'other', reporterId: reporter.id, title: 'Lướt xuống là mất số đo', createdAt: noon }),
  number: 5,
};
const entry = aChangelogEntry({ id: 'entry' });
const server = {
  as: admin,
  seed: { users: [admin, reporter], bugReports: [report, similar], changelog: [entry] },
  at: noon,
};

const ListOrRecord = listsAndRecords({
  'bug-reports': [BugReportList, BugReportShow],
  changelog: [EntryList, EntryShow],
});

const meta = preview.meta({
  title: 'Console/BugReports',
  component: ListOrRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/bug-reports', server },
});
const at = (path: string) => ({ path: `/admin/${path}` });

export const Queue = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Biểu đồ cân nặng bị trống')).toBeInTheDocument();
  },
});
export const QueueFailing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/bug-reports': 'failing' as const } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Report = meta.story({
  parameters: at('bug-reports/first/show'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Gộp vào #4' })).toBeInTheDocument();
  },
});
export const ReportInEnglishAndDark = meta.story({
  parameters: at('bug-reports/first/show'),
  globals: { language: 'en', theme: 'dark' },
});
/** A decision opens the next report that waits. */
export const Taken = meta.story({
  parameters: at('bug-reports/first/show'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tiếp nhận' }));
    const dialog = await screen.findByRole('dialog');
    const confirm = [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Tiếp nhận',
    );
    if (confirm) await userEvent.click(confirm);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('#4'));
  },
});

export const QueueLoading = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/bug-reports': 'waiting' as const } } },
});
export const QueueEmpty = meta.story({
  parameters: { server: { ...server, seed: { ...server.seed, bugReports: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có báo cáo nào ở đây.')).toBeInTheDocument();
  },
});
/** What was merged waits for nobody: its leading report stands for it. */
export const QueueWithoutMerged = meta.story({
  parameters: {
    server: {
      ...server,
      seed: { ...server.seed, bugReports: [report, { ...similar, mergedInto: report.id }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(report.title)).toBeInTheDocument();
    await expect(canvas.queryByText(similar.title)).toBeNull();
  },
});
export const ReportFailing = meta.story({
  parameters: {
    ...at('bug-reports/first/show'),
    server: { ...server, answers: { 'GET /admin/bug-reports/first': 'failing' as const } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
/** The same matter in other words is merged by its number. */
export const MergedByNumber = meta.story({
  parameters: {
    ...at('bug-reports/other/show'),
    server: { ...server, seed: { ...server.seed, bugReports: [report, similar, other] } },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Gộp vào báo cáo số' });
    await userEvent.type(field, '99');
    await userEvent.click(canvas.getByRole('button', { name: 'Gộp' }));
    await expect(await canvas.findByText(/Không có báo cáo nào mang số này/)).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '#3');
    await userEvent.click(canvas.getByRole('button', { name: 'Gộp' }));
    // The one that has waited longest opens.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('#3'));
    await expect(await canvas.findByText('Đã gộp vào đây')).toBeInTheDocument();
  },
});
/** Resolved, answered and paid: what staff see of it afterwards. */
export const Paid = meta.story({
  parameters: at('bug-reports/first/show'),
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Viết trả lời hoặc ghi chú/ }),
      'Đội ngũ đang sửa.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(await canvas.findByText('Đội ngũ đang sửa.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tất' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Mức độ/ }), 'LOW');
    await userEvent.click(dialog.getByRole('button', { name: 'Hoàn tất' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('#4'));
  },
});
export const ChangelogEmpty = meta.story({
  parameters: { ...at('changelog'), server: { ...server, seed: { ...server.seed, changelog: [] } } },
});
export const ChangelogFailing = meta.story({
  parameters: {
    ...at('changelog'),
    server: { ...server, answers: { 'GET /admin/changelog': 'failing' as const } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Changelog = meta.story({
  parameters: at('changelog'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Biểu đồ mới')).toBeInTheDocument();
  },
});
export const Entry = meta.story({
  parameters: at('changelog/entry/show'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sửa mục' })).toBeInTheDocument();
  },
});
