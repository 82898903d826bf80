import { expect } from 'storybook/test';
import { known, learner, scene, seed, slug } from '#fixtures/learning/learning-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import FitboardPage from './FitboardPage.tsx';

const meta = preview.meta({
  title: 'Features/Fitboard/Learning',
  component: FitboardPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard',
    server: { seed, as: learner, before: scene(({ enrolled }, { id }) => enrolled(id)) },
  },
});

export const NextLesson = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Đang học' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Tiếp: Đo vòng eo' })).toHaveAttribute(
      'href',
      `/challenge/${slug}/learn/${known.written?.document ?? ''}`,
    );
  },
});
export const NothingLearned = meta.story({
  parameters: { server: { before: scene() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('heading', { name: 'Đang học' })).toBeNull();
  },
});
