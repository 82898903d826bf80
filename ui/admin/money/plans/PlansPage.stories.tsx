import { expect, waitFor } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { closedPlans, openPlans } from '#fixtures/money/plans.ts';
import { serverFor } from '#fixtures/coaching/review-scene.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import PlansPage from './PlansPage.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Lê Thu Hà' });

/** A lost answer is asked for again before the failure shows. */
const afterRetries = { timeout: 12_000 };

const meta = preview.meta({
  title: 'Console/Plans',
  component: PlansPage,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/plans', server: serverFor(clerk) },
});

export const Closed = meta.story({
  parameters: { server: { ...serverFor(clerk), ports: { plans: closedPlans } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Trò chuyện với huấn luyện viên AI/)).toHaveLength(2);
    await waitFor(() => expect(canvas.getAllByText('Chưa có ai chờ.')).toHaveLength(2));
  },
});
export const OpenInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { ...serverFor(clerk), ports: { plans: openPlans } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/For sale/)).toHaveLength(2);
  },
});
export const Failing = meta.story({
  parameters: { server: { ...serverFor(clerk), answers: { 'GET /admin/plans': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, afterRetries)).toBeInTheDocument();
  },
});
export const WaitingTime = meta.story({
  parameters: { server: { ...serverFor(clerk), answers: { 'GET /admin/plans': 'waiting' } } },
});
