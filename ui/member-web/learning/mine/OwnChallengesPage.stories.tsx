import { Route, Routes, useLocation } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { learner, known, scene, seed, slug } from '#fixtures/learning/learning-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import FinishPage from './FinishPage.tsx';
import GoOnPage from './GoOnPage.tsx';
import OwnChallengesPage from './OwnChallengesPage.tsx';

const Elsewhere = () => <p data-testid="elsewhere">{useLocation().pathname}</p>;

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/dashboard/challenge" element={<OwnChallengesPage />} />
    <Route path="/en?/dashboard/challenge/:id" element={<GoOnPage />} />
    <Route path="/en?/challenge/:id/finish" element={<FinishPage />} />
    <Route path="*" element={<Elsewhere />} />
  </Routes>
);

const begun = scene(async ({ learning, enrolled, asLearner }, { id, document }) => {
  await enrolled(id);
  await learning.keepLessonNote(asLearner, { lessonId: document, text: 'Thước dây ngang rốn.' });
});
const done = scene(async ({ enrolled, finish, publish }, written) => {
  await enrolled(written.id);
  await finish(written);
  await publish({ title: 'Ăn đủ đạm', price: 0, template: 'NONE' });
});

const meta = preview.meta({
  title: 'Features/Learning/Own',
  component: AtItsAddress,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/challenge',
    server: { seed, as: learner, before: begun },
  },
});

export const InProgress = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Khởi động 14 ngày' })).toBeInTheDocument();
    await expect(canvas.getByText('Đã xong 0%')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Tiếp: Đo vòng eo' })).toHaveAttribute(
      'href',
      `/challenge/${slug}/learn/${known.written?.document ?? ''}`,
    );
  },
});
export const Notes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Ghi chú' }));
    await expect(await canvas.findByText('Thước dây ngang rốn.')).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tìm trong ghi chú' }), 'bơi');
    await expect(await canvas.findByText('Không có ghi chú nào phù hợp')).toBeInTheDocument();
  },
});
export const Kept = meta.story({
  parameters: {
    server: {
      before: scene(async ({ enrolled, keep }, { id, document }) => {
        await enrolled(id);
        await keep('CHALLENGE', id);
        await keep('LESSON', document);
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Đã lưu' }));
    const lessons = within(await canvas.findByRole('region', { name: 'Bài học' }));
    await expect(await lessons.findByRole('link', { name: 'Đo vòng eo' })).toHaveAttribute(
      'href',
      `/challenge/${slug}/learn/${known.written?.document ?? ''}`,
    );
    const challenges = within(canvas.getByRole('region', { name: 'Thử thách' }));
    await expect(await challenges.findByRole('link', { name: 'Khởi động 14 ngày' })).toBeInTheDocument();
  },
});
export const CompletedInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { path: '/dashboard/challenge?tab=completed', server: { before: done } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100% done')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See your result' })).toBeInTheDocument();
  },
});
export const Certificates = meta.story({
  parameters: { path: '/dashboard/challenge?tab=certificates', server: { before: done } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Cấp cho Nguyễn Minh Anh/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cấp lại với tên mới' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Huỷ' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const NothingYet = meta.story({
  parameters: { server: { before: scene() } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bạn chưa học thử thách nào')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Đã lưu' }));
    await expect(await canvas.findByText('Chưa lưu thử thách nào')).toBeInTheDocument();
    await expect(await canvas.findByText('Chưa lưu bài học nào')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Chứng nhận' }));
    await expect(await canvas.findByText('Chưa có chứng nhận nào')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Ghi chú' }));
    await expect(await canvas.findByText('Chưa có ghi chú nào')).toBeInTheDocument();
  },
});
export const LedToTheNextStep = meta.story({
  parameters: { path: `/dashboard/challenge/${slug}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      `/challenge/${slug}/learn/${known.written?.document ?? ''}`,
    );
  },
});
export const Finished = meta.story({
  parameters: { path: `/challenge/${slug}/finish`, server: { before: done } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Chúc mừng bạn!' }),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'Chứng nhận của bạn' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Chia sẻ' })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Ăn đủ đạm' })).toBeInTheDocument();
  },
});
export const NotFinishedYet = meta.story({
  parameters: { path: `/challenge/${slug}/finish` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      `/challenge/${slug}/learn/${known.written?.document ?? ''}`,
    );
  },
});
export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /me/challenges': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /me/challenges': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
