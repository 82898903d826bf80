import { Navigate, Route, Routes, useLocation } from 'react-router';
import { expect } from 'storybook/test';
import { author, known, learner, scene, seed, slug } from '#fixtures/learning/learning-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { lessonPath } from '../paths.ts';
import LessonWithCommentsPage from './LessonWithCommentsPage.tsx';

/** What a lesson is called is known once the story is open. */
const ToDocument = () => {
  const language = useLocation().pathname.startsWith('/en/') ? '/en' : '';
  return <Navigate to={`${language}${lessonPath(slug, known.written?.document ?? '')}`} replace />;
};

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/at/document" element={<ToDocument />} />
    <Route path="/en?/challenge/:id/learn/:lessonId" element={<LessonWithCommentsPage />} />
  </Routes>
);

const meta = preview.meta({
  title: 'Features/Learning/Comments of a lesson',
  component: AtItsAddress,
  parameters: {
    layout: 'fullscreen',
    path: '/at/document',
    server: { seed, before: scene(({ enrolled }, { id }) => enrolled(id)) },
  },
});

const lockedByAuthor = scene(async ({ enrolled, app, asAuthor }, { id, document }) => {
  await enrolled(id);
  await app.community.lockLesson(asAuthor, document);
});

export const LockedAndOpenAgain = meta.story({
  parameters: { server: { as: author } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Khoá bình luận' }));
    await expect(
      await canvas.findByText('Tác giả đã khoá bình luận. Những bình luận cũ vẫn đọc được.'),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: 'Viết bình luận' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mở bình luận' }));
    await expect(await canvas.findByRole('button', { name: 'Khoá bình luận' })).toBeInTheDocument();
  },
});
export const LockedForLearners = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: learner, before: lockedByAuthor } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The author turned comments off. Earlier ones can still be read.'),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Turn on comments' })).toBeNull();
  },
});
