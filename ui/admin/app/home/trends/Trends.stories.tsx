import { expect, userEvent } from 'storybook/test';
import { staffRoleId } from '#core/access/role/role.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { askedWeek, coach, member, other, seed, serverFor } from '#fixtures/coaching/review-scene.ts';
import { aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { aCase } from '#fixtures/community/moderation.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../../.storybook/console-stage.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { openWords } from '../../i18n/words.ts';
import { Trends } from './Trends.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: staffRoleId });
const base = serverFor(staff);
const weeksAgo = (weeks: number, hours = 0) => after(base.at, -7 * weeks * day + hours * hour);

const filled = {
  ...base,
  seed: {
    ...seed,
    users: [...seed.users],
    cases: [0, 1, 1, 3].map((weeks) =>
      aCase({ ownerId: other.id, targetKind: 'USER' as const, createdAt: weeksAgo(weeks) }),
    ),
    payments: [5, 4, 2, 1, 1].map((weeks, index) =>
      aPayment({
        userId: other.id,
        status: 'COMPLETED',
        receivedVnd: 200_000 + 150_000 * index,
        amountVnd: 200_000 + 150_000 * index,
        bankCode: `FT${index}`,
        transferId: `t${index}`,
        createdAt: weeksAgo(weeks, -2),
        completedAt: weeksAgo(weeks, -1),
      }),
    ),
  },
};

const meta = preview.meta({
  title: 'Console/Home trends',
  component: Trends,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: async () => {
    await consoleWords();
    await openWords('trends');
  },
  parameters: { layout: 'fullscreen', path: '/admin', server: filled },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Tiền nạp' })).toBeVisible();
    const [table] = await canvas.findAllByText('Xem dạng bảng');
    await userEvent.click(table!); // there is one for each
    const links = await canvas.findAllByRole('link', { name: /^Mở danh sách của tuần từ/ });
    await expect(links[0]).toHaveAttribute('href', expect.stringContaining('/admin/'));
  },
});

export const Quiet = meta.story({
  parameters: { server: base },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('12 tuần qua chưa có gì')).length).toBeGreaterThan(2);
  },
});

/** Answers that cost nothing: no axes without a bar between them. */
export const NothingToDraw = meta.story({
  parameters: {
    server: {
      ...filled,
      seed: {
        ...filled.seed,
        payments: [],
        reviews: [
          aWaitingReview({
            memberId: member.id,
            coachId: coach.id,
            snapshotId: askedWeek.id,
            requestedAt: weeksAgo(1),
          }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa có số liệu để vẽ/)).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: { server: { ...filled, answers: { 'GET /admin/trends': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
});
