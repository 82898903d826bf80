import { expect } from 'storybook/test';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { StoryPages } from './story-pages.tsx';

const owner = aUser({ id: 'owner', fullname: 'Trần Quốc Bảo', isPublic: true, createdAt: noon });

/** Parameters of a story are laid over those of all. */
const noContent = { categories: [], posts: [], workingCopies: [], postRevisions: [] };

const meta = preview.meta({
  title: 'Features/Content/Writing',
  component: StoryPages,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/post',
    server: { seed: { users: [owner], content: filledContent }, as: owner },
  },
});

export const Own = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chờ duyệt', { selector: '[data-chip] *' })).toBeInTheDocument();
    await expect(canvas.getByText('Thay đổi chờ duyệt')).toBeInTheDocument();
  },
});
export const None = meta.story({
  parameters: { server: { seed: { users: [owner], content: noContent } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa viết bài nào')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /me/posts': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const Begun = meta.story({
  parameters: { path: '/dashboard/post/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Tiêu đề/ }), 'Ngủ đủ giấc');
    await userEvent.click(canvas.getByRole('button', { name: 'Bắt đầu viết' }));
    await expect(await canvas.findByRole('heading', { name: 'Viết bài' })).toBeInTheDocument();
  },
});
export const Draft = meta.story({
  parameters: { path: '/dashboard/post/a-draft/edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bài đã đủ để gửi duyệt.')).toBeInTheDocument();
  },
});
export const WaitingStandsStill = meta.story({
  parameters: { path: '/dashboard/post/a-waiting-article/edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Rút lại để sửa' })).toBeInTheDocument();
  },
});
export const OverviewInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { path: '/dashboard/post/a-draft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bounty for this article yet.')).toBeInTheDocument();
  },
});
