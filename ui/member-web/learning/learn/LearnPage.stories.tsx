import { Navigate, Route, Routes, useParams } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  author,
  known,
  learner,
  scene,
  seed,
  slug,
  type Written,
} from '#fixtures/learning/learning-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { lessonPath } from '../../app/paths.ts';
import LearnPage from './LearnPage.tsx';

type Part = 'document' | 'video' | 'last';

/** What a lesson is called is known once the story is open. */
const ToPart = () => {
  const { part } = useParams();
  const id = (known.written as Written)[part as Part]; // stories name parts of their own challenge
  return <Navigate to={lessonPath(slug, id)} replace />;
};

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/at/:part" element={<ToPart />} />
    <Route path="/en?/challenge/:id/learn/:lessonId" element={<LearnPage />} />
    <Route path="*" element={<p>Trang khác</p>} />
  </Routes>
);

const begun = scene(({ enrolled }, { id }) => enrolled(id));
const atVideo = scene(async ({ enrolled, readDocument, take }, { id, document, lessonQuiz }) => {
  await enrolled(id);
  await readDocument(document);
  await take(lessonQuiz);
});

const meta = preview.meta({
  title: 'Features/Learning/Lesson',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path: '/at/document', server: { seed, before: begun } },
  beforeEach: () => localStorage.clear(),
});

export const Preview = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Đo vòng eo' })).toBeInTheDocument();
    await expect(await canvas.findByText(/chữ0 chữ1/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ghi danh để học tiếp' })).toHaveAttribute(
      'href',
      `/challenge/${slug}`,
    );
    await expect(canvas.queryByRole('textbox', { name: 'Ghi chú của bạn' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Đánh dấu đã đọc' })).toBeNull();
  },
});
export const ShutForVisitors = meta.story({
  parameters: { path: '/at/video' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hãy ghi danh để học phần này.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem thử thách' })).toBeInTheDocument();
  },
});
export const ShutForLearners = meta.story({
  parameters: { path: '/at/last', server: { as: learner } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tới bước đang mở' })).toHaveAttribute(
      'href',
      lessonPath(slug, known.written?.document ?? ''),
    );
  },
});
export const Reading = meta.story({
  parameters: { server: { as: learner } },
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', { name: 'Đánh dấu đã đọc' });
    await expect(mark).toBeDisabled();
    // The whole text is on the screen: its end was seen, and its time runs.
    await expect(await canvas.findByText(/Còn \d+ giây nữa là đánh dấu được/)).toBeInTheDocument();
    await waitFor(() => expect(mark).toBeEnabled(), { timeout: 9_000 });
    known.school?.forwardSeconds(10);
    await userEvent.click(mark);
    await expect(await canvas.findByText('Đã đọc xong')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Làm bài kiểm tra' })).toHaveAttribute(
      'href',
      `/challenge/${slug}/quiz/${known.written?.lessonQuiz ?? ''}`,
    );
  },
});
export const ReadBefore = meta.story({
  globals: { theme: 'dark' },
  parameters: { server: { as: learner, before: atVideo } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã đọc xong')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Đánh dấu đã đọc' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Tiếp theo' })).toHaveAttribute(
      'href',
      lessonPath(slug, known.written?.video ?? ''),
    );
  },
});
export const NoteSavesItself = meta.story({
  parameters: { server: { as: learner } },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'Ghi chú của bạn' });
    await userEvent.type(note, 'Đo lúc sáng, trước khi ăn.');
    await expect(
      await canvas.findByText('Đã lưu ghi chú', undefined, { timeout: 4_000 }),
    ).toBeInTheDocument();
    const kept = await client.enrolments.notes({ query: {} });
    await expect(kept.items.map(({ text }) => text)).toEqual(['Đo lúc sáng, trước khi ăn.']);
  },
});
export const Kept = meta.story({
  parameters: { server: { as: learner } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu lại' }));
    await expect(await canvas.findByRole('button', { name: 'Đã lưu' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});
export const LearnedElsewhere = meta.story({
  parameters: { server: { as: learner } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Còn \d+ giây nữa là đánh dấu được/);
    const { school, written } = known;
    await school!.learning.beginLessonSession(school!.asLearner, written!.document); // the story was opened with both
    await waitFor(
      () =>
        expect(
          canvas.getByText('Bạn đang học ở một nơi khác nên ở đây tạm dừng tính giờ.'),
        ).toBeInTheDocument(),
      { timeout: 14_000 },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Học tiếp ở đây' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Học tiếp ở đây' })).toBeNull());
  },
});
export const Video = meta.story({
  parameters: { path: '/at/video', server: { as: learner, before: atVideo } },
  play: async ({ canvas, userEvent }) => {
    const player = within(await canvas.findByRole('region', { name: 'Video: Xem cách đo' }));
    await expect(player.getByRole('button', { name: 'Phát' })).toBeInTheDocument();
    await expect(player.getByRole('button', { name: 'Lùi 10 giây' })).toBeInTheDocument();
    await userEvent.selectOptions(player.getByRole('combobox', { name: 'Tốc độ' }), '1,5×');
    await expect(player.getByRole('combobox', { name: 'Tốc độ' })).toHaveValue('1.5');
    await expect(canvas.getByText(/Còn 0:54 chưa xem/)).toBeInTheDocument();
    await expect(canvas.getByText('Xem ít nhất 90% video để đi tiếp.')).toBeInTheDocument();
  },
});
export const WatchedInEnglish = meta.story({
  globals: { language: 'en' },
  parameters: {
    path: '/at/video',
    server: {
      as: learner,
      before: scene(
        async ({ enrolled, readDocument, take, watchVideo }, { id, document, lessonQuiz, video }) => {
          await enrolled(id);
          await readDocument(document);
          await take(lessonQuiz);
          await watchVideo(video);
        },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have watched enough of this video/)).toBeInTheDocument();
    await expect(canvas.getByText('100% watched')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Take the quiz' })).toHaveAttribute(
      'href',
      `/en/challenge/${slug}/quiz/${known.written?.chapterQuiz ?? ''}`,
    );
  },
});
export const OutlineSheetOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  parameters: { server: { as: learner } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Đo vòng eo' });
    // A story may be drawn as wide as a desk, where the button is hidden.
    canvas.getByText('Nội dung', { selector: 'button' }).click();
    const sheet = within(await screen.findByRole('dialog', { name: 'Nội dung' }));
    await expect(sheet.getByRole('link', { name: 'Đo vòng eo' })).toHaveAttribute('aria-current', 'page');
    await expect(sheet.getAllByText('Bài này mở sau khi bạn xong các bài trước.').length).toBeGreaterThan(0);
  },
});
export const Author = meta.story({
  parameters: { path: '/at/last', server: { as: author } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tổng kết' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Đánh dấu đã đọc' })).toBeNull();
  },
});
export const Waiting = meta.story({
  parameters: { server: { answers: { [`GET /challenges/${slug}`]: 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { [`GET /challenges/${slug}`]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
