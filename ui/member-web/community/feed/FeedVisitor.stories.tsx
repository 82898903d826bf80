import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { feedSeed, posts } from '#fixtures/community/feed-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { postPath } from '../../app/paths.ts';
import FeedPage from './FeedPage.tsx';
import PostPage from './PostPage.tsx';

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/feed" element={<FeedPage />} />
    <Route path="/en?/feed/:id" element={<PostPage />} />
  </Routes>
);

const meta = preview.meta({
  title: 'Features/Feed/Visitor',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path: '/feed', server: { seed: feedSeed } },
});

export const Discover = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tuần này chưa có bài nào nổi bật')).toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

export const OnePost = meta.story({
  parameters: { path: postPath(posts.asks.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Đăng nhập để bình luận' })).toHaveAttribute(
      'href',
      `/auth/login?next=${encodeURIComponent(postPath(posts.asks.id))}`,
    );
    await expect(canvas.getByRole('link', { name: 'Thích, 0 lượt' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Lưu để xem lại' })).toBeNull();
  },
});
