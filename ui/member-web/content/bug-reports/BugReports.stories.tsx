import { expect, screen, waitFor } from 'storybook/test';
import { aBugReport, onRoadmap } from '#fixtures/content/bug-reports.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import BugReportsPage from './BugReportsPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const bugReports = [
  { ...aBugReport({ reporterId: member.id }), number: 12 },
  {
    ...aBugReport({
      reporterId: member.id,
      type: 'FEATURE',
      title: 'Xuất biểu đồ ra ảnh',
      status: 'COMPLETED',
      outcome: 'SHIPPED',
      closedAt: noon,
    }),
    number: 9,
  },
  {
    ...aBugReport({
      reporterId: 'another',
      title: 'Chuyện riêng',
      roadmap: onRoadmap('Biểu đồ cân nặng bị trống', 'Empty weight chart'),
    }),
    number: 3,
  },
];
const server = { as: member, seed: { bugReports } };

const meta = preview.meta({
  title: 'Features/BugReports',
  component: BugReportsPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/bug-reports', server },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('Chuyện riêng')).toBeNull();
  },
});
export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Empty = meta.story({
  parameters: { server: { seed: { bugReports: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa báo gì cả')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /bug-reports': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Writing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Báo lỗi, góp ý' }));
    const title = await screen.findByRole('textbox', { name: /Tiêu đề/ });
    await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, 'Biểu đồ cân nặng bị trống');
    await expect(await screen.findByText('Có phải bạn muốn nói về điều này?')).toBeInTheDocument();
    await expect(screen.queryByText('Chuyện riêng')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Nội dung/ }), 'Mở trang thì biểu đồ trống.');
    await userEvent.click(screen.getByRole('button', { name: 'Gửi báo cáo' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
});
