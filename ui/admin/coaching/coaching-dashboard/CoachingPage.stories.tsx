import { expect, userEvent } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { answered, asked, askedByOther, serverFor } from '#fixtures/coaching/review-scene.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import CoachingPage from './CoachingPage.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });

/** A lost answer is asked for again before anybody is told. */
const afterRetries = { timeout: 12_000 };

const twoAsked = async () => {
  await answered(await asked());
  await askedByOther();
};

const meta = preview.meta({
  title: 'Console/Coaching overview',
  component: CoachingPage,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/coaching-dashboard', server: serverFor(clerk) },
});

export const Board = meta.story({
  beforeEach: twoAsked,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Yêu cầu chờ trả lời.*1/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '7 ngày' }));
    await expect(canvas.getByRole('button', { name: '7 ngày' })).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByText('Tiếp tục lưu hồ sơ')).toBeInTheDocument();
    await expect(await canvas.findByText('+1 tuần')).toBeInTheDocument();
    await userEvent.click(canvas.getByText('Xem dạng bảng'));
    await expect(canvas.getAllByRole('row')).not.toHaveLength(0);
  },
});
export const InEnglishAndDark = meta.story({
  beforeEach: twoAsked,
  globals: { language: 'en', theme: 'dark' },
});
export const Quiet = meta.story({
  parameters: { server: { seed: { snapshots: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa có ai lưu tuần đầu tiên/)).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  parameters: { server: { ...serverFor(clerk), answers: { 'GET /admin/coaching-dashboard': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});
export const WaitingTime = meta.story({
  parameters: { server: { ...serverFor(clerk), answers: { 'GET /admin/coaching-dashboard': 'waiting' } } },
});
