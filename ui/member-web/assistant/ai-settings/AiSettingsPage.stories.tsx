import { expect, screen, within } from 'storybook/test';
import { agreed, asked, hoa, hoaSeed } from '#fixtures/assistant/ai-stories.ts';
import { obedientModel } from '#fixtures/assistant/obedient-model.ts';
import preview from '../../../../.storybook/preview.tsx';
import AiSettingsPage from './AiSettingsPage.tsx';

const model = obedientModel();

const meta = preview.meta({
  title: 'Features/AiSettings',
  component: AiSettingsPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/ai-coach',
    server: { as: hoa, seed: hoaSeed, ports: { languageModel: model }, before: agreed(model) },
  },
});

/** One click, and nothing is sent any more. */
export const Withdrawn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút lại đồng ý' }));
    await expect(await canvas.findByText(/Bạn chưa đồng ý gửi gì/)).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const ToneAndMarks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Thẳng thắn' }));
    await expect(await canvas.findByRole('radio', { name: 'Thẳng thắn', checked: true })).toBeInTheDocument();
    const mark = canvas.getByRole('switch', { name: 'Tôi đang mang thai hoặc cho con bú' });
    await userEvent.click(mark);
    await expect(await canvas.findByText(/^Không khuyên giảm cân.*Đến/)).toBeInTheDocument();
    await userEvent.click(mark);
    await expect(
      await canvas.findByRole('switch', { name: 'Tôi đang mang thai hoặc cho con bú', checked: false }),
    ).toBeInTheDocument();
  },
});

export const WithoutAModel = meta.story({
  parameters: {
    server: { as: hoa, seed: hoaSeed, ports: { languageModel: null }, before: asked('Tôi ngủ đủ chưa?') },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Hiện chưa có mô hình AI nào được nối/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá mọi cuộc trò chuyện' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xoá tất cả' }));
    await expect(await screen.findByText('Đã xoá mọi cuộc trò chuyện')).toBeInTheDocument();
  },
});

export const Failing = meta.story({
  parameters: { server: { as: hoa, seed: hoaSeed, answers: { 'GET /me/ai-settings': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
