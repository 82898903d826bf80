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
/** What was typed and not sent is there again. */
export const Typed = meta.story({
  beforeEach: () => {
    localStorage.setItem('fitboard-bug-reply-waiting', JSON.stringify({ text: 'Tôi vừa thử lại.' }));
    return () => localStorage.removeItem('fitboard-bug-reply-waiting');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Bổ sung thông tin' })).toHaveValue(
      'Tôi vừa thử lại.',
    );
  },
});
export const WritingFails = meta.story({
  parameters: {
    server: {
      as: member,
      seed: { bugReports: [waiting, closed] },
      at: noon,
      answers: { 'POST /bug-reports/waiting/messages': 'failing' as const },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Bổ sung thông tin' });
    await userEvent.type(field, 'Vẫn còn lỗi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(field).toHaveValue('Vẫn còn lỗi.');
    localStorage.removeItem('fitboard-bug-reply-waiting');
  },
});
/** Merged, it stands where the other report stands. */
export const Merged = meta.story({
  parameters: {
    path: '/dashboard/bug-reports/waiting',
    server: { as: member, seed: { bugReports: [{ ...waiting, mergedInto: closed.id }, closed] }, at: noon },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/xử lý chung với báo cáo #13/)).toBeInTheDocument();
    await expect(canvas.getByText('Không tái hiện được')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: {
    server: {
      as: member,
      seed: { bugReports: [waiting] },
      at: noon,
      answers: { 'GET /bug-reports/waiting': 'failing' as const },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
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
