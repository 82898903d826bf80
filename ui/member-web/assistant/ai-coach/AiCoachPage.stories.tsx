import { expect, screen } from 'storybook/test';
import { hoa, hoaSeed } from '#fixtures/assistant/ai-stories.ts';
import preview from '../../../../.storybook/preview.tsx';
import AiCoachPage from './AiCoachPage.tsx';

const meta = preview.meta({
  title: 'Features/AiCoach',
  component: AiCoachPage,
  parameters: { layout: 'fullscreen', path: '/ai-coach' },
});

/** A visitor sees a real review, opens a number, and begins by registering. */
export const Visitor = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^0,52: Eo\/chiều cao/ }));
    await expect(
      await screen.findByRole('dialog', { name: 'Tỉ lệ eo/chiều cao' }, { timeout: 10_000 }),
    ).toHaveTextContent('Công thức');
    await expect(
      canvas.getAllByRole('link', { name: 'Bắt đầu với tuần của bạn', hidden: true })[0],
    ).toHaveAttribute('href', '/auth/register?next=%2Findicator%2Fme');
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Member = meta.story({ parameters: { server: { as: hoa, seed: hoaSeed } } });
export const Waiting = meta.story({ parameters: { server: { answers: { 'GET /ai/sample': 'waiting' } } } });
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /ai/sample': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
