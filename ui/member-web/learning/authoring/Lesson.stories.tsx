import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import {
  challengeId,
  coach,
  ports,
  translationId,
  written,
} from '#fixtures/learning/challenge-being-written.ts';
import { StoryPages } from './story-pages.tsx';

const at = (part: string) => `/dashboard/challenge/${challengeId}/edit?tab=tree&${part}`;

const meta = preview.meta({
  title: 'Features/Authoring/Lesson',
  component: StoryPages,
  parameters: {
    layout: 'fullscreen',
    path: at('lesson=waist'),
    server: { as: coach, ports, seed: written() },
  },
});

const lesson = (id: string) => client.authoring.lesson({ params: { id } });

export const Document = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Tên bài' });
    await userEvent.type(title, ' đúng cách');
    await expect(canvas.getByText('Sẽ tự lưu khi bạn ngừng gõ')).toBeInTheDocument();
    await waitFor(async () => expect((await lesson('waist')).title).toBe('Đo vòng eo đúng cách'), {
      timeout: 5_000,
    });
    await expect(await canvas.findByText('Đã lưu')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: /^1\.1 Đo vòng eo đúng cách/ }),
    ).toBeInTheDocument();
    await userEvent.clear(title);
    await expect(await canvas.findByText('Chưa lưu: có ô cần sửa')).toBeInTheDocument();
  },
});
export const DocumentInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

const withHosts = { ...written(), settings: { learningVideoHosts: 'video.invalid films.example' } };

export const FilmOnAnotherHost = meta.story({
  parameters: { path: at('lesson=how'), server: { as: coach, ports, seed: withHosts } },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Địa chỉ video ở máy chủ khác' });
    const use = canvas.getByRole('button', { name: 'Dùng địa chỉ này' });
    await userEvent.type(address, 'https://elsewhere.example/film.webm');
    await userEvent.click(use);
    await expect(
      await canvas.findByText(
        'Địa chỉ phải bắt đầu bằng https:// và thuộc máy chủ video.invalid hoặc films.example.',
      ),
    ).toBeInTheDocument();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://video.invalid/film.webm{Enter}');
    await expect(
      await canvas.findByText(/Không mở được video ở địa chỉ này/, undefined, { timeout: 25_000 }),
    ).toBeInTheDocument();
    await expect(address).toHaveValue('https://video.invalid/film.webm');
    await expect((await lesson('how')).videoUrl).toBeNull();
  },
});

export const LedToItsText = meta.story({
  parameters: { path: at('lesson=waist&field=html') },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Nội dung bài học' }, { timeout: 20_000 });
    await waitFor(() => expect(text).toHaveFocus(), { timeout: 10_000 });
  },
});

const saveElsewhere = async (title: string) => {
  const { version } = await lesson('waist');
  await client.authoring.editLesson({ params: { id: 'waist' }, body: { title, version } });
};

export const SavedElsewhereMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Tên bài' });
    await saveElsewhere('Đo eo (cửa sổ kia)');
    await userEvent.type(title, ' của tôi');
    await expect(
      await canvas.findByText('Phần này vừa được lưu ở nơi khác', undefined, { timeout: 5_000 }),
    ).toBeInTheDocument();
    await expect(title).toHaveValue('Đo vòng eo của tôi');
    await expect((await lesson('waist')).title).toBe('Đo eo (cửa sổ kia)');
    await userEvent.click(canvas.getByRole('button', { name: 'Lấy bản mới nhất' }));
    await expect(title).toHaveValue('Đo eo (cửa sổ kia)');
    await saveElsewhere('Đo eo (lần nữa)');
    await userEvent.type(title, '!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu bản của tôi' }, { timeout: 5_000 }));
    await waitFor(async () => expect((await lesson('waist')).title).toBe('Đo eo (cửa sổ kia)!'));
  },
});

export const Video = meta.story({
  parameters: { path: at('lesson=how') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Video của bài “Xem cách đo”')).toBeInTheDocument();
    const file = new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nĐứng thẳng.\n'], 'vi.vtt', {
      type: 'text/vtt',
    });
    await userEvent.upload(canvas.getByLabelText('Thêm phụ đề tiếng Việt'), file);
    await expect(await canvas.findByText('tiếng Việt: 1 câu')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ phụ đề tiếng Việt' }));
    await expect(await canvas.findByText('tiếng Việt: chưa có')).toBeInTheDocument();
  },
});

export const PosterChosen = meta.story({
  parameters: { path: at('lesson=how') },
  play: async ({ canvas, userEvent }) => {
    const poster = within(await canvas.findByRole('group', { name: 'Ảnh đại diện của video' }));
    await userEvent.click(poster.getByRole('button', { name: 'Chọn ảnh' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chọn ảnh' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Bìa.jpg' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dùng 1 tệp' }));
    await expect(await poster.findByRole('img', { name: 'Ảnh đại diện hiện tại' })).toBeInTheDocument();
    await expect((await lesson('how')).posterId).toBe('cover');
  },
});

export const CaptionsRefused = meta.story({
  parameters: { path: at('lesson=how') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Video của bài “Xem cách đo”');
    const file = new File(['không phải phụ đề'], 'vi.vtt', { type: 'text/vtt' });
    await userEvent.upload(canvas.getByLabelText('Thêm phụ đề tiếng Việt'), file);
    await expect(await canvas.findByText('Chưa lưu được')).toBeInTheDocument();
  },
});

export const TranslationBeside = meta.story({
  parameters: { server: { as: coach, ports, seed: written({ isTranslated: true }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Xem bản dịch bên cạnh' }));
    const beside = within(await canvas.findByRole('region', { name: 'Bản dịch' }));
    await expect(await beside.findByText('Stand straight and breathe out.')).toBeInTheDocument();
    await expect((await client.authoring.get({ params: { id: translationId } })).language).toBe('en');
  },
});

export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Xoá bài “Đo vòng eo”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Xoá' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Đo vòng eo/ })).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: /^1\.1 Xem cách đo/ })).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: {
    server: { as: coach, ports, seed: written(), answers: { 'GET /authoring/lessons/waist': 'waiting' } },
  },
});
export const Failing = meta.story({
  parameters: {
    server: { as: coach, ports, seed: written(), answers: { 'GET /authoring/lessons/waist': 'failing' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const SavingFails = meta.story({
  parameters: {
    server: { as: coach, ports, seed: written(), answers: { 'PATCH /authoring/lessons/waist': 'away' } },
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Tên bài' });
    await userEvent.type(title, '!');
    await expect(
      await canvas.findByText(/Không kết nối được/, undefined, { timeout: 5_000 }),
    ).toBeInTheDocument();
    await expect(title).toHaveValue('Đo vòng eo!');
  },
});
