import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { aBugReport } from '#fixtures/content/bug-reports.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import BugReportPage from './BugReportPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const waiting = { ...aBugReport({ id: 'waiting', reporterId: member.id }), number: 12 };
const closed = {
  ...aBugReport({
    id: 'closed',
    reporterId: member.id,
    status: 'CANCELED',
    outcome: 'CANNOT_REPRODUCE',
    reason: 'Chúng tôi thử trên ba máy mà không thấy lỗi.',
    closedAt: noon,
  }),
  number: 13,
};

const At = () => (
  <Routes>
    <Route path="/en?/dashboard/bug-reports/:id" element={<BugReportPage />} />
  </Routes>
);

const meta = preview.meta({
  title: 'Features/BugReport',
  component: At,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/bug-reports/waiting',
    server: { as: member, seed: { bugReports: [waiting, closed] }, at: noon },
  },
});

export const Waiting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Bổ sung thông tin' }), 'Máy Android.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(await canvas.findByText('Máy Android.')).toBeInTheDocument();
  },
});
export const Closed = meta.story({
  parameters: { path: '/dashboard/bug-reports/closed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yêu cầu xem lại' })).toBeInTheDocument();
  },
});
export const Missing = meta.story({
  parameters: { path: '/dashboard/bug-reports/nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy báo cáo này')).toBeInTheDocument();
  },
});
