import { expect, screen, waitFor } from 'storybook/test';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { aContent, aPost, articleText } from '#fixtures/content/posts.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { StoryPages } from './story-pages.tsx';

const owner = aUser({
  id: 'owner',
  fullname: 'Trần Quốc Bảo',
  isPublic: true,
  createdAt: noon,
  translation: true,
});
const withTerms = `<p>Mỗi tuần hãy ghi hồ sơ thể chất và hỏi huấn luyện viên.</p>${articleText}`;
const original = aPost({
  ...aContent({ html: withTerms, categoryId: 'a-category' }),
  id: 'an-original',
  slug: 'an-original',
  authorId: 'owner',
  status: 'DRAFT',
});
const english = aPost({
  ...aContent({
    title: 'Losing weight for good',
    description: 'Eat, sleep and measure each week.',
    html: `<p>Write down your physical profile each week and ask your trainer.</p>${articleText}`,
    categoryId: 'a-category',
  }),
  id: 'an-english-one',
  slug: 'an-english-one',
  language: 'en',
  translationGroup: original.id,
  authorId: 'owner',
  status: 'DRAFT',
  isMachineDraft: true,
});
const seed = (posts: readonly (typeof original)[]) => ({
  users: [owner],
  content: { ...filledContent, posts: [...(filledContent.posts ?? []), ...posts] },
});
const translator = {
  host: 'mo-hinh.example',
  translate: async (text: string) =>
    text
      .split('\n')
      .map((line) => `In English: ${line}`)
      .join('\n'),
};
const overview = { path: '/dashboard/post/an-original' };
const server = { as: owner, seed: seed([original]), ports: { translator } };
const both = { as: owner, seed: seed([original, english]) };
const beside = { path: '/dashboard/post/an-english-one/edit', server: both };

const meta = preview.meta({
  title: 'Features/Content/Two languages',
  component: StoryPages,
  parameters: { layout: 'fullscreen', ...overview, server },
  beforeEach: () => localStorage.clear(),
});

/** Without a model there is no button for it. */
export const WithoutAModel = meta.story({
  parameters: { server: { ...server, ports: { translator: { ...translator, host: null } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Viết bản tiếng Anh' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Dịch nháp/ })).toBeNull();
  },
});
export const BegunByHand = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Viết bản tiếng Anh' }));
    await expect(await canvas.findByText('Bản gốc')).toBeInTheDocument();
    await expect(canvas.queryByText('Bản dịch máy')).toBeNull();
  },
});
/** A model’s draft stands beside the original, and is not handed in before it was read. */
export const ModelDraft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dịch nháp bằng mo-hinh.example' }));
    await expect(await canvas.findByText('Bản dịch máy')).toBeInTheDocument();
    await expect(await canvas.findByText('Đọc lại bản dịch máy và xác nhận.')).toBeInTheDocument();
    // The terms of the glossary came through the model as they must be.
    await expect(await canvas.findByText('hồ sơ thể chất → physical profile')).toBeInTheDocument();
    const { items } = await client.writtenPosts.listOwn({ query: { limit: 20 } });
    const made = items.find(({ language }) => language === 'en');
    const { copy } = await client.writtenPosts.read({ params: { id: made?.id ?? '' } });
    await expect(copy.html).toContain('physical profile');
    await expect(copy.html).not.toContain('hồ sơ thể chất');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi duyệt' }));
    await expect(
      await canvas.findByText('Bản dịch máy cần được bạn đọc lại và xác nhận trước khi gửi.'),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã đọc lại bản dịch' }));
    await expect(await screen.findByText('Đã ghi nhận bạn đã đọc lại')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('Bản dịch máy')).toBeNull());
  },
});
/** Who has not agreed that texts are sent away is led to where that is done. */
export const ModelNotAgreed = meta.story({
  parameters: {
    server: {
      as: { ...owner, translation: false },
      seed: { ...seed([original]), users: [{ ...owner, translation: false }] },
      ports: { translator },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Dịch nháp/ }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
});
export const ModelAway = meta.story({
  parameters: {
    server: { ...server, ports: { translator: { ...translator, translate: async () => null } } },
  },
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /mo-hinh\.example/ }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
});

/** A term that its translation does not use stands out; the one that is used is locked in. */
export const SideBySide = meta.story({
  parameters: beside,
  play: async ({ canvas, userEvent }) => {
    const used = await canvas.findByText('hồ sơ thể chất → physical profile');
    const missed = canvas.getByText('huấn luyện viên → coach');
    await expect(used.closest('.MuiChip-root')).toHaveClass('MuiChip-colorSuccess');
    await expect(missed.closest('.MuiChip-root')).toHaveClass('MuiChip-colorWarning');
    const title = canvas.getByRole('textbox', { name: /^Tiêu đề(?! khi)/ });
    await userEvent.type(title, ' with a coach');
    await waitFor(() => expect(missed.closest('.MuiChip-root')).toHaveClass('MuiChip-colorSuccess'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn bản gốc' }));
    await expect(canvas.queryByText('Bản gốc')).toBeNull();
  },
});
/** The columns stand at the same share of their texts. */
export const ScrolledTogether = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: beside,
  play: async ({ canvas, canvasElement }) => {
    const left = (await canvas.findByText('hồ sơ thể chất → physical profile')).closest('section');
    const right = canvasElement.querySelector('#writing-text');
    if (!left || !right) throw new Error('There are not two columns');
    for (const column of [left, right])
      Object.assign((column as HTMLElement).style, { maxHeight: '160px', overflowY: 'auto' }); // elements of this page
    await waitFor(() => expect(left.scrollHeight).toBeGreaterThan(left.clientHeight + 50));
    left.scrollTop = left.scrollHeight;
    await waitFor(() =>
      expect(right.scrollTop).toBeGreaterThan(right.scrollHeight - right.clientHeight - 40),
    );
  },
});
