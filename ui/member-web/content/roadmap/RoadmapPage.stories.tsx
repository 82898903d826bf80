import { expect, waitFor } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { aBugReport, onRoadmap } from '#fixtures/content/bug-reports.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import RoadmapPage from './RoadmapPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const bugReports = [
  { ...aBugReport({ reporterId: 'another', roadmap: onRoadmap('Biểu đồ trống', 'Empty chart') }), number: 3 },
];

const meta = preview.meta({
  title: 'Features/Roadmap',
  component: RoadmapPage,
  parameters: { layout: 'fullscreen', path: '/roadmap', server: { as: member, seed: { bugReports } } },
});

export const Full = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /ủng hộ “Biểu đồ trống”/, pressed: false }),
    );
    await expect(
      await canvas.findByRole('button', { name: /ủng hộ “Biểu đồ trống”/, pressed: true }),
    ).toHaveTextContent('1 lượt ủng hộ');
    await expect(canvas.getByText('50.000 Base Coin')).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
const many = Array.from({ length: 35 }, (_, index) => ({
  ...aBugReport({
    id: `named-${index}`,
    reporterId: 'another',
    roadmap: onRoadmap(`Mục số ${index}`, `Item ${index}`, after(noon, -index * day)),
  }),
  number: 100 + index,
}));
/** The changelog leads to a report, also to one of the next page. */
export const Named = meta.story({
  parameters: { path: '/roadmap#report-named-34', server: { as: member, seed: { bugReports: many } } },
  play: async ({ canvas }) => {
    const item = (await canvas.findByText('Mục số 34')).closest('li');
    await waitFor(() => expect(item).toHaveFocus());
  },
});
export const Empty = meta.story({
  parameters: { server: { seed: { bugReports: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có gì ở đây')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /roadmap': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
