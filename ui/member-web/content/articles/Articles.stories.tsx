import { Route, Routes } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { aCategory } from '#fixtures/content/posts.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import ArticleWithCommentsPage from '../../app/pages/ArticleWithCommentsPage.tsx';
import ArticlesPage from './ArticlesPage.tsx';

const owner = aUser({ id: 'owner', fullname: 'Trần Quốc Bảo', isPublic: true, createdAt: noon });
const reader = aUser({ id: 'reader', fullname: 'Lê Thu Hà', createdAt: noon });

/** Parameters of a story are laid over those of all. */
const noContent = { categories: [], posts: [], workingCopies: [], postRevisions: [] };

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/post" element={<ArticlesPage />} />
    <Route path="/en?/post/category/:category" element={<ArticlesPage />} />
    <Route path="/en?/post/:id" element={<ArticleWithCommentsPage />} />
    <Route path="*" element={<p>Trang khác</p>} />
  </Routes>
);

const meta = preview.meta({
  title: 'Features/Content/Articles',
  component: AtItsAddress,
  parameters: {
    layout: 'fullscreen',
    path: '/post',
    server: { seed: { users: [owner, reader], content: filledContent } },
    viewport: { options: { phone: { name: '390', styles: { width: '390px', height: '844px' } } } },
  },
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Giảm cân bền vững' })).length).toBe(2);
  },
});
export const SearchedWithoutMarks = meta.story({
  parameters: { path: '/post?q=giam can' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Giảm cân bền vững' })).length).toBe(2);
  },
});
export const NothingFound = meta.story({
  parameters: { path: '/post?q=leo núi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy bài viết nào')).toBeInTheDocument();
  },
});
/** The choice stands in the address, and one step leads back to all. */
export const OnlyHot = meta.story({
  play: async ({ canvas, userEvent }) => {
    const only = await canvas.findByRole('button', { name: 'Chỉ bài nổi bật' });
    await expect(only).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(only);
    await expect(await canvas.findByText('Chưa có bài nổi bật nào')).toBeInTheDocument();
    await expect(only).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tất cả bài viết' }));
    await expect((await canvas.findAllByRole('link', { name: 'Giảm cân bền vững' })).length).toBe(2);
  },
});
const hotContent = {
  ...filledContent,
  posts: (filledContent.posts ?? []).map((post) => ({ ...post, hot: post.status === 'PUBLISHED' })),
};
export const HotOnesByAddressInEnglish = meta.story({
  globals: { language: 'en' },
  parameters: { path: '/post?hot=1', server: { seed: { users: [owner, reader], content: hotContent } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Hot articles only' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});
const manyNames = ['Dinh dưỡng', 'Tập luyện', 'Giấc ngủ', 'Sức khoẻ tinh thần', 'Phục hồi sau chấn thương', 'Câu chuyện thành viên', 'Chạy bộ']; // prettier-ignore
const manyCategories = {
  ...noContent,
  categories: manyNames.map((vi, index) =>
    aCategory({ id: `many-${index}`, slug: `muc-${index}`, name: { vi, en: vi }, position: index }),
  ),
};
/** One row that is moved sideways; the chosen one is in sight though it is the last, and the page itself does not move. */
export const CategoriesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { path: '/post/category/muc-6', server: { seed: { users: [owner], content: manyCategories } } },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('link', { name: 'Chạy bộ' });
    const row = canvas.getByRole('navigation', { name: 'Chuyên mục' });
    const tops = [...row.children].map((each) => each.getBoundingClientRect().top);
    await expect(tops.length).toBe(manyNames.length + 1);
    await expect(new Set(tops).size).toBe(1);
    await waitFor(async () => {
      const { left, right } = chosen.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const Empty = meta.story({
  parameters: { server: { seed: { users: [owner], content: noContent } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có bài viết nào ở đây')).toBeInTheDocument();
  },
});
export const Waiting = meta.story({ parameters: { server: { answers: { 'GET /posts': 'waiting' } } } });
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /posts': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Article = meta.story({
  parameters: { path: '/post/an-article', server: { as: reader } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thích · 0' }));
    await expect(await canvas.findByRole('button', { name: 'Thích · 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});
export const ArticleInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { path: '/post/an-article' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This article is available in Vietnamese only.'),
    ).toBeInTheDocument();
  },
});
export const NotPublished = meta.story({
  parameters: { path: '/post/a-waiting-article' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.queryByText('Giảm cân bền vững')).toBeNull();
  },
});
