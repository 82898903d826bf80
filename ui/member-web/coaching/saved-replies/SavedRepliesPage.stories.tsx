import { expect, waitFor } from 'storybook/test';
import { aFullProfile } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import SavedRepliesPage from './SavedRepliesPage.tsx';

const coach = aFullProfile({ fullname: 'Nguyễn Hoàng Bảo Trâm', username: 'baotram', type: 'COACH' });

const water = {
  title: 'Uống đủ nước',
  text: 'Mỗi ngày bạn nên uống khoảng 30 ml nước cho mỗi kg cân nặng.\nChia đều trong ngày.',
};
const sleep = { title: 'Ngủ trước 23 giờ', text: 'Ngủ đủ 7 tiếng giúp bạn đỡ thèm đồ ngọt vào hôm sau.' };
const withReplies = async () => {
  for (const body of [water, sleep]) await client.coachDesk.addSavedReply({ body });
};

const meta = preview.meta({
  title: 'Features/SavedReplies',
  component: SavedRepliesPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/coach/replies', server: { as: coach } },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm câu trả lời mẫu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    const title = canvas.getByRole('textbox', { name: 'Tên' });
    await expect(title).toBeInvalid();
    await userEvent.type(title, water.title);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nội dung' }), 'Chia đều trong ngày.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByRole('heading', { name: water.title })).toBeInTheDocument();
  },
});

export const Full = meta.story({
  beforeEach: withReplies,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chỉnh sửa “Ngủ trước 23 giờ”' }));
    const title = canvas.getByRole('textbox', { name: 'Tên' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Ngủ sớm');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByRole('heading', { name: 'Ngủ sớm' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá “Uống đủ nước”' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: water.title })).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByRole('heading', { name: water.title })).toBeInTheDocument();
    const { items } = await client.coachDesk.savedReplies();
    await expect(items.map(({ title: kept }) => kept).toSorted()).toEqual(['Ngủ sớm', 'Uống đủ nước']);
  },
});
export const FullInEnglishAndDark = meta.story({
  beforeEach: withReplies,
  globals: { language: 'en', theme: 'dark' },
});

export const RemovingRefused = meta.story({
  beforeEach: async () => {
    await withReplies();
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      init?.method === 'DELETE' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá “Uống đủ nước”' }));
    await expect(await canvas.findByText(/Không kết nối được tới Fitboard/)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: water.title })).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /me/saved-replies': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /me/saved-replies': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
