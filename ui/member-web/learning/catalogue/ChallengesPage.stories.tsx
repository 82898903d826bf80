import { Route, Routes } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { staff } from '#fixtures/engine/world.ts';
import { learner, scene, seed } from '#fixtures/learning/learning-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import ChallengesPage from './ChallengesPage.tsx';

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/challenge" element={<ChallengesPage />} />
    <Route path="*" element={<p>Trang khác</p>} />
  </Routes>
);

const meta = preview.meta({
  title: 'Features/Learning/Catalogue',
  component: AtItsAddress,
  parameters: {
    layout: 'fullscreen',
    path: '/challenge',
    server: {
      seed,
      before: scene(
        async ({ learning, publish }, { id }) => {
          await publish({ title: 'Ăn đủ đạm', price: 0, template: 'NONE' });
          await learning.featureChallenge(staff, { id, place: 1 });
        },
        { discount: 20 },
      ),
    },
  },
});

const all = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Tất cả thử thách' }));

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    const list = await all(canvas);
    const paid = (await list.findByRole('link', { name: 'Khởi động 14 ngày' })).closest('li');
    await expect(paid).toHaveTextContent('240 Fit Coin');
    await expect(paid).toHaveTextContent('Giá trước khi giảm:300');
    await expect(paid).toHaveTextContent('0 học viên');
    await expect(paid).toHaveTextContent('3 bài học');
    const free = list.getByRole('link', { name: 'Ăn đủ đạm' }).closest('li');
    await expect(free).toHaveTextContent('Miễn phí');
    const front = within(await canvas.findByRole('region', { name: 'Nổi bật' }));
    await expect(front.getAllByRole('link')).toHaveLength(1);
  },
});
export const LearnerInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: {
    path: '/challenge?language=vi',
    server: {
      as: learner,
      before: scene(async ({ enrolled, readDocument, take }, { id, document, lessonQuiz }) => {
        await enrolled(id);
        await readDocument(document);
        await take(lessonQuiz);
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('25% done')).toBeInTheDocument();
  },
});
export const OnlyFree = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await all(canvas);
    await list.findByRole('link', { name: 'Khởi động 14 ngày' });
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Giá' }), 'Miễn phí');
    await waitFor(() => expect(list.queryByRole('link', { name: 'Khởi động 14 ngày' })).toBeNull());
    await expect(list.getByRole('link', { name: 'Ăn đủ đạm' })).toBeInTheDocument();
  },
});
export const SearchedWithoutMarks = meta.story({
  parameters: { path: '/challenge?q=du dam' },
  play: async ({ canvas }) => {
    const list = await all(canvas);
    await expect(await list.findByRole('link', { name: 'Ăn đủ đạm' })).toBeInTheDocument();
    await expect(list.queryByRole('link', { name: 'Khởi động 14 ngày' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Nổi bật' })).toBeNull();
  },
});
export const NothingMatches = meta.story({
  parameters: { path: '/challenge?q=bơi&language=en' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Không có thử thách nào phù hợp')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ hết bộ lọc' }));
    const list = await all(canvas);
    await expect(await list.findByRole('link', { name: 'Ăn đủ đạm' })).toBeInTheDocument();
  },
});
export const Empty = meta.story({
  parameters: { server: { before: async () => undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có thử thách nào')).toBeInTheDocument();
  },
});
export const Waiting = meta.story({ parameters: { server: { answers: { 'GET /challenges': 'waiting' } } } });
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /challenges': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
