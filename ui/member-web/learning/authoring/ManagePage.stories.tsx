import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import ManagePage from './ManagePage.tsx';
import { clerk } from '#fixtures/learning/school-year.ts';
import { coach, ports, written } from '#fixtures/learning/challenge-being-written.ts';

const meta = preview.meta({
  title: 'Features/Authoring/Manage',
  component: ManagePage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/challenge/manage',
    server: { as: coach, ports, seed: written() },
  },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    const card = within((await canvas.findByText('Khởi động 14 ngày')).closest('li')!);
    await expect(card.getByText('Bản nháp')).toBeInTheDocument();
    await expect(card.getByRole('link', { name: 'Viết “Khởi động 14 ngày”' })).toHaveAttribute(
      'href',
      '/dashboard/challenge/start/edit',
    );
  },
});

export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const Returned = meta.story({
  parameters: {
    server: {
      as: coach,
      ports,
      seed: written({ parts: { submission: 'RETURNED', returnReason: 'Tuần 2 còn quá ít bài.' } }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lý do cần sửa: Tuần 2 còn quá ít bài.')).toBeInTheDocument();
  },
});

/** What a story's seed leaves out stays as it is above: nothing written is said to be nothing. */
const nothing = { learning: { challenges: [], chapters: [], lessons: [], quizzes: [] } };

export const Begun = meta.story({
  parameters: { server: { as: coach, ports, seed: nothing } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bạn chưa viết thử thách nào')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Thử thách mới' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo bản nháp' }));
    const title = canvas.getByRole('textbox', { name: 'Tên thử thách' });
    await expect(title).toBeInvalid();
    await userEvent.type(title, 'Ngủ đủ giấc');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo bản nháp' }));
    await expect(await canvas.findByText('Ngủ đủ giấc')).toBeInTheDocument();
    const { items } = await client.authoring.list({});
    await expect(items.map(({ title: each, language }) => [each, language])).toEqual([['Ngủ đủ giấc', 'vi']]);
  },
});

export const ForStaffWhoCreate = meta.story({
  parameters: { server: { as: clerk } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa viết thử thách nào')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Thử thách mới' })).toBeEnabled();
  },
});

export const ForMembers = meta.story({
  parameters: { server: { as: { ...coach, type: 'USER' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trở thành huấn luyện viên' })).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: coach, answers: { 'GET /authoring/challenges': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: coach, answers: { 'GET /authoring/challenges': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
