import { expect, userEvent } from 'storybook/test';
import { clerk, serverFor, titles } from '#fixtures/learning/school-year.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import LearningPage from './LearningPage.tsx';

const server = serverFor(clerk);

/** A lost answer is asked for again before anybody is told. */
const afterRetries = { timeout: 12_000 };

const meta = preview.meta({
  title: 'Console/How learning goes',
  component: LearningPage,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/learning-dashboard', server },
});

export const Board = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Thử thách chờ duyệt.*1.*cũ nhất/i }),
    ).toHaveAttribute('href', expect.stringContaining('sort=submittedAt&order=ASC'));
    await expect(canvas.getByRole('link', { name: /Học viên đang kẹt.*1/ })).toBeInTheDocument();
    await expect(canvas.getAllByText('600')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: titles.published })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '7 ngày' }));
    await expect(canvas.getByRole('button', { name: '7 ngày' })).toHaveAttribute('aria-pressed', 'true');
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const Quiet = meta.story({
  parameters: { server: { before: async () => undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có ai ghi danh trong thời gian này')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/learning-dashboard': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/learning-dashboard': 'waiting' } } },
});
