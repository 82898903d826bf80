import { Route, Routes } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { aContent, aPost } from '#fixtures/content/posts.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import ArticlesPage from './ArticlesPage.tsx';
import AuthorPage from './AuthorPage.tsx';
import PreviewPage from './PreviewPage.tsx';
import TagPage from './TagPage.tsx';

const owner = aUser({ id: 'owner', fullname: 'Trần Quốc Bảo', isPublic: true, createdAt: noon });
const link = (token: string, expiresAt: Date) => ({
  postId: 'a-draft',
  hash: `hash of post-preview:${token}`,
  expiresAt,
  createdAt: noon,
});
const content = { ...filledContent, postPreviews: [link('a-token-of-a-draft', after(noon, 7 * day))] };

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/post/category/:category" element={<ArticlesPage />} />
    <Route path="/en?/post/tag/:tag" element={<TagPage />} />
    <Route path="/en?/post/author/:author" element={<AuthorPage />} />
    <Route path="/en?/post/preview/:token" element={<PreviewPage />} />
    <Route path="*" element={<p>Trang khác</p>} />
  </Routes>
);

const server = { seed: { users: [owner], content }, at: noon };
const without = {
  ...server,
  seed: { users: [owner], content: { posts: [], workingCopies: [], postRevisions: [], postPreviews: [] } },
};
const staged = (answers: Readonly<Record<string, 'waiting' | 'failing'>>) => ({ ...server, answers });
const article = (id: string, title: string, likes: number, publishDate: Date) =>
  aPost({
    ...aContent({ title }),
    id,
    slug: id,
    authorId: 'owner',
    categoryId: 'a-category',
    likes,
    publishDate,
  });
const liked = {
  ...server,
  seed: {
    users: [owner],
    content: {
      workingCopies: [],
      postRevisions: [],
      postPreviews: [],
      posts: [
        article('old-and-liked', 'Giảm cân bền vững', 9, after(noon, -day)),
        article('new', 'Giảm cân an toàn', 0, noon),
      ],
    },
  },
};
const dark = { language: 'en', theme: 'dark' } as const;

const meta = preview.meta({
  title: 'Features/Content/Article places',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path: '/post/category/dinh-duong', server },
});

export const OfACategory = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dinh dưỡng' })).toBeInTheDocument();
    await expect((await canvas.findAllByRole('link', { name: 'Giảm cân bền vững' })).length).toBe(2);
    const places = within(canvas.getByRole('navigation', { name: 'Chuyên mục' }));
    await expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Dinh dưỡng');
  },
});
/** What is typed stays when the order changes, and the other way round. */
export const MostLikedFirst = meta.story({
  parameters: { path: '/post/category/dinh-duong?q=giam can', server: liked },
  play: async ({ canvas, userEvent }) => {
    const titles = async () =>
      (await canvas.findAllByRole('link', { name: /^Giảm cân/ })).map(({ textContent }) => textContent);
    await waitFor(async () => expect(await titles()).toEqual(['Giảm cân an toàn', 'Giảm cân bền vững']));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Xếp theo' }), 'popular');
    await waitFor(async () => expect(await titles()).toEqual(['Giảm cân bền vững', 'Giảm cân an toàn']));
    await expect(canvas.getByRole('textbox', { name: 'Tìm bài viết' })).toHaveValue('giam can');
  },
});
export const OfACategoryWithoutArticles = meta.story({
  parameters: { path: '/post/category/khac' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có bài viết nào ở đây')).toBeInTheDocument();
  },
});
export const OfACategoryWaiting = meta.story({
  parameters: { server: staged({ 'GET /posts': 'waiting' }) },
});
export const OfACategoryFailing = meta.story({
  parameters: { server: staged({ 'GET /posts': 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const OfACategoryInEnglishAndDark = meta.story({
  globals: dark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nutrition' })).toBeInTheDocument();
  },
});

const ofTag = { path: '/post/tag/bua-sang' };
export const OfATag = meta.story({
  parameters: ofTag,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Bài viết về “Bữa sáng”' }),
    ).toBeInTheDocument();
    await expect(await canvas.findAllByRole('link', { name: 'Giảm cân bền vững' })).toHaveLength(2);
  },
});
export const OfATagThatNobodyUses = meta.story({
  parameters: { path: '/post/tag/leo-nui' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có bài viết nào ở đây')).toBeInTheDocument();
  },
});
export const OfATagWaiting = meta.story({
  parameters: { ...ofTag, server: staged({ 'GET /posts': 'waiting' }) },
});
export const OfATagFailing = meta.story({
  parameters: { ...ofTag, server: staged({ 'GET /posts': 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const OfATagInEnglishAndDark = meta.story({ parameters: ofTag, globals: dark });

const ofAuthor = { path: '/post/author/owner' };
export const OfAnAuthor = meta.story({
  parameters: ofAuthor,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Bài viết của Trần Quốc Bảo' }),
    ).toBeInTheDocument();
  },
});
export const OfAnAuthorWithoutArticles = meta.story({
  parameters: { ...ofAuthor, server: without },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có bài viết nào ở đây')).toBeInTheDocument();
  },
});
export const OfAnAuthorWaiting = meta.story({
  parameters: { ...ofAuthor, server: staged({ 'GET /posts': 'waiting' }) },
});
export const OfAnAuthorFailing = meta.story({
  parameters: { ...ofAuthor, server: staged({ 'GET /posts': 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
/** In every language that the author writes. */
export const OfAnAuthorInEnglishAndDark = meta.story({
  parameters: ofAuthor,
  globals: dark,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Giảm cân bền vững' })).length).toBe(2);
  },
});

const shared = { path: '/post/preview/a-token-of-a-draft' };
/** The draft as readers will see it; nothing leads on from it. */
export const Preview = meta.story({
  parameters: shared,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Giảm cân bền vững' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/Bản xem trước: bài này chưa được đăng/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Thích/ })).toBeNull();
  },
});
export const PreviewThatIsOver = meta.story({
  parameters: { ...shared, server: { ...server, at: after(noon, 7 * day) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Liên kết xem trước không còn dùng được')).toBeInTheDocument();
  },
});
export const PreviewWaiting = meta.story({
  parameters: { ...shared, server: staged({ 'GET /posts/preview/a-token-of-a-draft': 'waiting' }) },
});
export const PreviewFailing = meta.story({
  parameters: { ...shared, server: staged({ 'GET /posts/preview/a-token-of-a-draft': 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const PreviewInEnglishAndDark = meta.story({
  parameters: shared,
  globals: dark,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Giảm cân bền vững' }),
    ).toBeInTheDocument();
  },
});
