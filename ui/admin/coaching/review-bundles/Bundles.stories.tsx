import { expect } from 'storybook/test';
import { adminRoleId } from '#core/access/role/role.ts';
import { aBundle, coinsOfBundle } from '#fixtures/coaching/bundles.ts';
import { coach, member, now, seed, serverFor } from '#fixtures/coaching/review-scene.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import BundleList from './BundleList.tsx';

const clerk = aUser({ id: 'clerk', roleId: adminRoleId, fullname: 'Phạm Thu Hà' });
const bundle = aBundle({ memberId: member.id, coachId: coach.id, boughtAt: now });
const coins = coinsOfBundle(bundle);
const server = {
  ...serverFor(clerk),
  seed: {
    ...seed,
    reviewBundles: [bundle],
    holds: coins.holds,
    transfers: [...seed.transfers, ...coins.transfers],
  },
};

const meta = preview.meta({
  title: 'Console/ReviewBundles',
  component: listsAndRecords({ 'review-bundles': [BundleList, BundleList] }),
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/review-bundles', server },
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nguyễn Thị Minh Anh')).toBeInTheDocument();
    await expect(canvas.getAllByText('Đang dùng').length).toBeGreaterThan(0);
  },
});
export const ListInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const ListEmpty = meta.story({
  parameters: { path: `/admin/review-bundles?filter=${encodeURIComponent('{"status":"ENDED"}')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc' })).toBeInTheDocument();
  },
});
export const ListFailing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /admin/review-bundles': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
