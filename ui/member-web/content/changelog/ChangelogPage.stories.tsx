import { expect } from 'storybook/test';
import { aBugReport, aChangelogEntry, onRoadmap } from '#fixtures/content/bug-reports.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import ChangelogPage from './ChangelogPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const asked = {
  ...aBugReport({ reporterId: 'another', roadmap: onRoadmap('Biểu đồ trống', 'Empty chart') }),
  number: 3,
};
const changelog = [
  aChangelogEntry({ kind: 'FIXED', reportIds: [asked.id] }),
  aChangelogEntry({ title: { vi: 'Bản nháp', en: 'Draft' }, publishedAt: null }),
];

const meta = preview.meta({
  title: 'Features/Changelog',
  component: ChangelogPage,
  parameters: {
    layout: 'fullscreen',
    path: '/changelog',
    server: { as: member, seed: { bugReports: [asked], changelog } },
  },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '#3 Biểu đồ trống' })).toBeInTheDocument();
    await expect(canvas.queryByText('Bản nháp')).toBeNull();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Empty = meta.story({
  parameters: { server: { seed: { changelog: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có thay đổi nào')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /changelog': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
