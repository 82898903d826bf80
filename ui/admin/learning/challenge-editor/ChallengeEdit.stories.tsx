import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { challengeId, coach, ports, written } from '#fixtures/learning/challenge-being-written.ts';
import { clerk, reader } from '#fixtures/learning/school-year.ts';
import preview from '../../../../.storybook/preview.tsx';
import ChallengeShow from '../challenges/ChallengeShow.tsx';
import { learningClient } from '../parts/client.ts';
import ChallengeEdit from './ChallengeEdit.tsx';

const AtTheirAddresses = () => (
  <Routes>
    <Route path="/en?/admin/challenges/:id/show" element={<ChallengeShow />} />
    <Route path="/en?/admin/challenges/:id" element={<ChallengeEdit />} />
    <Route path="*" element={<h1>{'…'}</h1>} />
  </Routes>
);

const ofCoach = written({ parts: { submission: 'WAITING', submittedAt: new Date('2026-11-20T03:00:00Z') } });
const server = { as: clerk, ports, seed: { ...ofCoach, users: [coach] } };
const edit = `/admin/challenges/${challengeId}`;

const meta = preview.meta({
  title: 'Console/ChallengeEditor',
  component: AtTheirAddresses,
  parameters: { layout: 'fullscreen', path: edit, server },
});

const copy = () => learningClient.adminChallenges.get({ params: { id: challengeId } });

export const ChapterRenamed = meta.story({
  parameters: { path: `${edit}/show` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sửa' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^1\. Tuần 1/ }));
    const title = await canvas.findByRole('textbox', { name: 'Tên chương' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Tuần đầu');
    await waitFor(async () => expect((await copy()).chapters[0]?.title).toBe('Tuần đầu'));
  },
});
export const FilesStayTheAuthors = meta.story({
  parameters: { path: `${edit}?tab=about` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Tóm tắt' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Đổi ảnh bìa' })).toBeNull();
  },
});
export const PublishedFromTheEditor = meta.story({
  parameters: { path: `${edit}?tab=publish` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
    await waitFor(async () => expect((await copy()).status).toBe('PUBLISHED'));
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Loading = meta.story({
  parameters: { server: { ...server, answers: { [`GET /admin/challenges/${challengeId}`]: 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { [`GET /admin/challenges/${challengeId}`]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

const lacking = written({ isEmpty: true, parts: { summary: '', coverId: null } });

export const PointsLeadIntoTheEditor = meta.story({
  parameters: { path: `${edit}/show`, server: { ...server, seed: { ...lacking, users: [coach] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tóm tắt:/ }));
    const summary = await canvas.findByRole('textbox', { name: 'Tóm tắt' });
    await waitFor(() => expect(summary).toHaveFocus());
  },
});
export const ReaderReadsLessons = meta.story({
  parameters: { path: `${edit}/show`, server: { ...server, as: reader } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đo vòng eo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bài đọc' }));
    await expect(await dialog.findByText(/chữ0 chữ1/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('link', { name: 'Sửa' })).toBeNull();
  },
});
