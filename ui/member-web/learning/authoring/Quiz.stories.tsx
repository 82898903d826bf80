import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { challengeId, coach, ports, written } from '#fixtures/learning/challenge-being-written.ts';
import { StoryPages } from './story-pages.tsx';

const meta = preview.meta({
  title: 'Features/Authoring/Quiz',
  component: StoryPages,
  parameters: {
    layout: 'fullscreen',
    path: `/dashboard/challenge/${challengeId}/edit?tab=tree&quiz=quick`,
    server: { as: coach, ports, seed: written() },
  },
});

const stored = () => client.authoring.quiz({ params: { id: 'quick' } });

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Câu hỏi' })).toHaveValue('Đo eo ở đâu?');
  },
});
export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const Built = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm câu hỏi' }));
    const card = within(canvasElement.querySelector<HTMLElement>('[data-field="questions.1"]')!); // just added
    await expect(card.getByText('Hãy viết câu hỏi.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Làm thử' })).toBeDisabled();
    await userEvent.type(card.getByRole('textbox', { name: 'Câu hỏi' }), 'Đo lúc nào?');
    await userEvent.type(card.getByRole('textbox', { name: 'Câu trả lời 1' }), 'Buổi sáng');
    await userEvent.type(card.getByRole('textbox', { name: 'Câu trả lời 2' }), 'Sau bữa tối');
    await userEvent.click(card.getByRole('radio', { name: 'Câu trả lời 1 đúng' }));
    await expect(card.queryByText('Hãy viết câu hỏi.')).not.toBeInTheDocument();
    await waitFor(async () => expect((await stored()).questions[1]?.text).toBe('Đo lúc nào?'), {
      timeout: 5_000,
    });
    const [first, second] = (await stored()).questions;
    await expect(first?.id).toBe('where');
    // What was added keeps the id that it was given.
    await userEvent.type(card.getByRole('textbox', { name: 'Câu trả lời 1' }), ', lúc đói');
    await waitFor(
      async () => expect((await stored()).questions[1]?.choices[0]?.text).toBe('Buổi sáng, lúc đói'),
      {
        timeout: 5_000,
      },
    );
    await expect((await stored()).questions[1]?.id).toBe(second?.id);
  },
});

export const RemovedAndBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá câu 1' }));
    await expect(await canvas.findByText('0/50 câu hỏi')).toBeInTheDocument();
    // The tree has such a button, too; nothing was moved in it.
    const usable = () =>
      screen.getAllByRole('button', { name: 'Hoàn tác' }).filter((one) => !one.hasAttribute('disabled'));
    await waitFor(() => expect(usable()).toHaveLength(1));
    await userEvent.click(usable()[0]!); // there is one
    await expect(canvas.getByText('1/50 câu hỏi')).toBeInTheDocument();
  },
});

export const TriedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Làm thử' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Làm thử: Kiểm tra nhanh' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Dưới ngực' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nộp bài' }));
    await expect(dialog.getByText('0 điểm: chưa đạt, cần 80. Đúng 0/1 câu.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Làm lại' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Ngang rốn' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nộp bài' }));
    await expect(dialog.getByText('100 điểm: đạt. Đúng 1/1 câu.')).toBeInTheDocument();
  },
});

export const OutOfBounds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const attempts = await canvas.findByRole('textbox', { name: 'Số lần làm' });
    await userEvent.clear(attempts);
    await userEvent.type(attempts, '21');
    await expect(attempts).toBeInvalid();
    await expect(await canvas.findByText('Chưa lưu: có ô cần sửa')).toBeInTheDocument();
    await expect((await stored()).attempts).toBe(3);
  },
});
