import { expect } from 'storybook/test';
import { staffRoleId } from '#core/access/role/role.ts';
import { aCoachRequest } from '#fixtures/coaching/coach-requests.ts';
import { asked, serverFor, other, seed } from '#fixtures/coaching/review-scene.ts';
import { aCase, anAppeal, aSanction } from '#fixtures/community/moderation.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { aChallenge } from '#fixtures/learning/challenges.ts';
import { anEnrolment, aQuizState } from '#fixtures/learning/enrolments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { HomePage } from './HomePage.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: staffRoleId });
const base = serverFor(staff);
const moderator = aUser({ fullname: 'Đỗ Văn Nam', roleId: staffRoleId });
const waiting = aCase({ ownerId: other.id, targetKind: 'USER', createdAt: after(base.at, -2 * day) });
const sanction = aSanction({ userId: other.id, givenBy: moderator.id });
const submitted = aChallenge({
  authorId: other.id,
  status: 'DRAFT',
  submission: 'WAITING',
  submittedAt: after(base.at, -5.5 * hour),
});
const stuck = anEnrolment({ userId: moderator.id, challengeId: submitted.id, authorId: other.id });
const server = {
  ...base,
  seed: {
    ...seed,
    users: [...seed.users, moderator],
    coachRequests: [aCoachRequest({ userId: other.id, createdAt: base.at })],
    cases: [waiting, aCase({ ownerId: other.id, targetKind: 'USER', status: 'DECIDED' })],
    learning: {
      challenges: [submitted],
      enrolments: [stuck],
      quizStates: [aQuizState({ enrolmentId: stuck.id, askedAt: base.at })],
    },
    sanctions: [sanction],
    appeals: [anAppeal(sanction, { createdAt: after(base.at, -3 * hour) })],
  },
};

const meta = preview.meta({
  title: 'Console/Home queues',
  component: HomePage,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: async () => {
    await consoleWords();
    await asked();
  },
  parameters: { layout: 'fullscreen', path: '/admin', server },
});

export const Counted = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Đơn huấn luyện viên.*1.*cũ nhất/i }),
    ).toHaveAttribute('href', '/admin/coach-requests');
    await expect(await canvas.findByRole('link', { name: /Vụ việc chờ xử lý.*1.*cũ nhất/i })).toHaveAttribute(
      'href',
      '/admin/cases',
    );
    await expect(await canvas.findByRole('link', { name: /Khiếu nại chờ xét.*1.*cũ nhất/i })).toHaveAttribute(
      'href',
      '/admin/appeals',
    );
    await expect(
      await canvas.findByRole('link', { name: /Thử thách chờ duyệt.*1.*5 giờ trước/i }),
    ).toHaveAttribute('href', expect.stringContaining('sort=submittedAt&order=ASC'));
    await expect(await canvas.findByRole('link', { name: /Học viên đang kẹt.*1.*cũ nhất/i })).toHaveAttribute(
      'href',
      expect.stringContaining('isStuck'),
    );
    // Asked just now: a week is left.
    await expect(
      await canvas.findByRole('link', { name: /Đánh giá sắp hết hạn.*0.*Không có việc tồn/ }),
    ).toHaveAttribute('href', expect.stringContaining('sort=answerDueAt&order=ASC'));
  },
});
export const OneQueueThatCannotBeCounted = meta.story({
  parameters: { server: { answers: { 'GET /admin/coach-requests': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /Đơn huấn luyện viên.*Chưa đếm được/ }, { timeout: 12_000 }),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /Lượt chấm bị báo cáo.*0/ })).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
