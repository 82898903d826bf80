import { expect, within } from 'storybook/test';
import { someWeeks } from '#fixtures/body/weeks.ts';
import { known, learner, scene, seed, slug } from '#fixtures/learning/learning-scene.ts';
import { aRewardClaim } from '#fixtures/money/coins.ts';
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
const weeks = someWeeks(learner.id, 2);
const claimed = [
  aRewardClaim({ userId: learner.id }),
  ...weeks.snapshots.map(({ id }) =>
    aRewardClaim({ userId: learner.id, type: 'SAVE_PHYSICAL_PROFILE', source: id }),
  ),
];

/** The week is saved: the lesson is the one thing to do, and it is spoken of once. */
export const LessonIsNext = meta.story({
  parameters: {
    server: {
      seed: {
        ...seed,
        snapshots: weeks.snapshots,
        media: [...seed.media, ...weeks.media],
        rewardClaims: claimed,
      },
    },
  },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Việc tiếp theo' }));
    await expect(await next.findByText('Học tiếp: Đo vòng eo')).toBeInTheDocument();
    await expect(next.getByRole('link', { name: 'Học tiếp' })).toHaveAttribute(
      'href',
      `/challenge/${slug}/learn/${known.written?.document ?? ''}`,
    );
    await expect(canvas.queryByRole('heading', { name: 'Đang học' })).toBeNull();
  },
});
export const NothingLearned = meta.story({
  parameters: { server: { before: scene() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('heading', { name: 'Đang học' })).toBeNull();
  },
});
