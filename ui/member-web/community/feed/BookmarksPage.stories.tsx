import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { feedSeed, posts, reader } from '#fixtures/community/feed-scene.ts';
import { tabTo } from '#ui/story-keys.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import BookmarksPage from './BookmarksPage.tsx';

/** Opened once two posts are kept. */
const WithBookmarks = () => {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const keep = async () => {
      for (const { id } of [posts.locked, posts.asks])
        // oxlint-disable-next-line no-await-in-loop -- the one kept last stands first
        await client.bookmarks.addFeedPost({ params: { id } });
      setReady(true);
    };
    void keep();
  }, []);
  return isReady ? <BookmarksPage /> : null;
};

const meta = preview.meta({
  title: 'Features/Bookmarks',
  component: WithBookmarks,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/bookmark',
    server: { seed: feedSeed, as: reader },
  },
});

export const Full = meta.story({});
export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Đã lưu' });
    const articles = () => within(list).queryAllByRole('article');
    await expect(articles()).toHaveLength(2);
    const [first] = articles();
    await expect(first).toHaveTextContent('Cho em hỏi');
    const mark = within(first!).getByRole('button', { name: 'Lưu để xem lại' }); // two are there
    await tabTo(userEvent, () => mark);
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(articles()).toHaveLength(1));
    // The post went from under the focus: it stands in the next one.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await tabTo(userEvent, () => within(articles()[0]!).getByRole('button', { name: 'Lưu để xem lại' }));
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Chưa lưu bài nào')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});
