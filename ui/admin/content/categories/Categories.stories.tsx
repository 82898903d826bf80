import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import CategoryList from './CategoryList.tsx';
import CategoryShow from './CategoryShow.tsx';
import TagList from './TagList.tsx';
import TagShow from './TagShow.tsx';

const admin = aUser({ id: 'admin', fullname: 'Lê Thu Hà', roleId: adminRoleId });
const owner = aUser({ id: 'owner', fullname: 'Trần Quốc Bảo', isPublic: true, createdAt: noon });
const server = { as: admin, seed: { users: [admin, owner], content: filledContent }, at: noon };
/** Parameters of a story are laid over those of all. */
const noContent = { categories: [], posts: [], workingCopies: [], postRevisions: [] };
const empty = { ...server, seed: { users: [admin, owner], content: noContent } };
const staged = (answers: Readonly<Record<string, 'waiting' | 'failing'>>) => ({ ...server, answers });
const dark = { language: 'en', theme: 'dark' } as const;

const ListOrRecord = listsAndRecords({
  categories: [CategoryList, CategoryShow],
  tags: [TagList, TagShow],
});

const meta = preview.meta({
  title: 'Console/Categories and tags',
  component: ListOrRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/categories', server },
});
const at = (path: string) => ({ path: `/admin/${path}` });

export const Categories = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Dinh dưỡng')).length).toBeGreaterThanOrEqual(2);
    await expect(canvas.getByText('dinh-duong')).toBeInTheDocument();
  },
});
export const CategoriesEmpty = meta.story({
  parameters: { server: empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có chuyên mục nào')).toBeInTheDocument();
  },
});
export const CategoriesWaiting = meta.story({
  parameters: { server: staged({ 'GET /admin/categories': 'waiting' }) },
});
export const CategoriesFailing = meta.story({
  parameters: { server: staged({ 'GET /admin/categories': 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const CategoriesInEnglishAndDark = meta.story({ globals: dark });

/** A name in each language; one that is there already is said so, and nothing that was typed is lost. */
export const Added = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm chuyên mục' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [vi, en] = dialog.getAllByRole('textbox');
    if (!vi || !en) throw new Error('There are not two names');
    await userEvent.type(vi, 'Giấc ngủ');
    await userEvent.type(en, 'Sleep');
    const slug = dialog.getByRole('textbox', { name: /Đường dẫn/ });
    await userEvent.type(slug, 'dinh-duong');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(dialog.getAllByRole('alert').length + Number(slug.matches(':invalid, [aria-invalid=true]'))).toBeGreaterThan(0)); // prettier-ignore
    await expect(vi).toHaveValue('Giấc ngủ');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'giac-ngu');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText('giac-ngu')).toBeInTheDocument();
  },
});

export const Category = meta.story({
  parameters: at('categories/a-category/show'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dinh dưỡng' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Chỉnh sửa' })).toBeInTheDocument();
  },
});
export const CategoryWaiting = meta.story({
  parameters: {
    ...at('categories/a-category/show'),
    server: staged({ 'GET /admin/categories/a-category': 'waiting' }),
  },
});
export const CategoryFailing = meta.story({
  parameters: {
    ...at('categories/a-category/show'),
    server: staged({ 'GET /admin/categories/a-category': 'failing' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const CategoryInEnglishAndDark = meta.story({
  parameters: at('categories/a-category/show'),
  globals: dark,
});

export const Tags = meta.story({
  parameters: at('tags'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bữa sáng')).toBeInTheDocument();
  },
});
export const TagsEmpty = meta.story({
  parameters: { ...at('tags'), server: empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có thẻ nào')).toBeInTheDocument();
  },
});
export const TagsWaiting = meta.story({
  parameters: { ...at('tags'), server: staged({ 'GET /admin/tags': 'waiting' }) },
});
export const TagsFailing = meta.story({
  parameters: { ...at('tags'), server: staged({ 'GET /admin/tags': 'failing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const TagsInEnglishAndDark = meta.story({ parameters: at('tags'), globals: dark });

export const Tag = meta.story({
  parameters: at('tags/bua-sang/show'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bữa sáng' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi tên' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox');
    await userEvent.clear(name);
    await userEvent.type(name, 'Điểm tâm');
    await userEvent.click(dialog.getByRole('button', { name: 'Đổi tên' }));
    await expect(await screen.findByText(/^Đã đổi trong/)).toBeInTheDocument();
  },
});
export const TagThatIsGone = meta.story({
  parameters: at('tags/leo-nui/show'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không còn bài nào có thẻ này')).toBeInTheDocument();
  },
});
export const TagInEnglishAndDark = meta.story({ parameters: at('tags/bua-sang/show'), globals: dark });
