import { expect, screen, userEvent, waitFor } from 'storybook/test';
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
