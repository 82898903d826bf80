import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { author, coach, feedSeed, posts } from '#fixtures/community/feed-scene.ts';
import { noon } from '#fixtures/engine/ids.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { postPath } from '../../paths.ts';
import { TalkedAbout } from './TalkedAbout.tsx';

/** A page that is come back to: the first page of a visit shows what it came with. */
const Home = () => (
  <>
    <LocalLink to="/again">{'→'}</LocalLink>
    <Routes>
      <Route path="*" element={<TalkedAbout />} />
    </Routes>
  </>
);

const ranked = {
  ...feedSeed,
  feedRankings: [
    {
      rankedAt: noon,
      items: [
        { postId: posts.asks.id, authorId: author.id, place: 0 },
        { postId: posts.long.id, authorId: coach.id, place: 1 },
        { postId: posts.own.id, authorId: posts.own.authorId, place: 2 },
      ],
    },
  ],
};

const meta = preview.meta({
  title: 'Pages/Home/TalkedAbout',
  component: Home,
  parameters: { server: { seed: ranked } },
});

export const CameWithoutThem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: '→' }));
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Mọi người đang nói gì' }),
    ).toBeInTheDocument();
    // The third is for followers only.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Trần Thu Hà/ })).toHaveAttribute(
      'href',
      postPath(posts.asks.id),
    );
    await expect(canvas.getByRole('link', { name: 'Xem thêm trong bảng tin' })).toHaveAttribute(
      'href',
      '/feed?tab=discover',
    );
  },
});
export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '→' }));
    await expect(await canvas.findByText('What people are talking about')).toBeInTheDocument();
  },
});
const staysWithout = async (canvas: { queryByRole: (role: 'heading') => HTMLElement | null }) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(canvas.queryByRole('heading')).toBeNull();
};
export const Nobody = meta.story({
  parameters: { server: { seed: { feedRankings: [] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '→' }));
    await staysWithout(canvas);
  },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /feed': 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '→' }));
    await staysWithout(canvas);
  },
});
