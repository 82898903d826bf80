import { Route, Routes } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import type { Application } from '#core/application.ts';
import { aBundle, coinsOfBundle } from '#fixtures/coaching/bundles.ts';
import { aCoach, aCoachProfile } from '#fixtures/coaching/coaches.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { anh, asOther, khoa, member, questions, seed, snapshots } from '#fixtures/coaching/coaching-scene.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aSession } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { handOverOf } from '../../app/hand-over/hand-over.ts';
import ReviewRequestPage from './ReviewRequestPage.tsx';

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/coach/:id/request-review" element={<ReviewRequestPage />} />
  </Routes>
);

const memberSession = aSession({ userId: member.id });
const anhSession = aSession({ userId: anh.id });
const rich = {
  ...seed,
  sessions: [...seed.sessions, memberSession, anhSession],
  transfers: [aTransfer({ userId: member.id, coin: 'FIT_COIN', amount: 2000 })],
};
const at = '/coach/nguyet.anh/request-review';

const meta = preview.meta({
  title: 'Features/ReviewRequest',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path: at, server: { as: member, seed: rich } },
  beforeEach: () => localStorage.clear(),
});

export const FromKindToSent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Dinh dưỡng/ }));
    // The price stands at every step, before anything is typed.
    await expect(canvas.getByText('900 Fit Coin')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await canvas.findByRole('heading', { name: 'Bạn muốn hỏi về tuần nào?' })).toHaveFocus();
    await expect(canvas.getByText('900 Fit Coin')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Tuần mới nhất/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));

    // Three of the five have to be answered.
    await userEvent.click(await canvas.findByRole('button', { name: 'Tiếp tục' }));
    await expect(canvas.getByText('900 Fit Coin')).toBeVisible();
    const goal = canvas.getByRole('textbox', { name: /^Mục tiêu/ });
    await waitFor(() => expect(goal).toHaveFocus());
    await expect(goal).toBeInvalid();
    await userEvent.type(goal, 'Chạy được 5 km');
    await expect(goal).toBeValid();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tối' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Thứ Tư' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Bạn tập ở đâu/ }), 'Tại nhà');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Lời nhắn/ }), 'Gối tôi hay đau.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));

    await expect(await canvas.findByText('1.100 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('135 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('Gối tôi hay đau.')).toBeInTheDocument();
    await expect(canvas.getByText(/không trả lời trong 7 ngày/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi và tạm giữ 900 Fit Coin' }));
    await expect(
      await canvas.findByRole('heading', { name: `Đã gửi yêu cầu cho ${anh.fullname}` }),
    ).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Xem yêu cầu' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/review\/.+/),
    );
    await expect(localStorage.getItem(`fitboard.review-request.${member.id}.${anh.id}`)).toBeNull();
  },
});
export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^The whole profile/ })).toBeChecked();
  },
});

let reviewId = '';
/** Sentences of the AI coach go along, each in or out; the coach reads what is left in. */
export const WithAReview = meta.story({
  parameters: {
    path: `${at}?step=3`,
    server: {
      as: member,
      seed: {
        ...rich,
        questionForms: [],
        transfers: [...rich.transfers, aTransfer({ userId: member.id, amount: 1000 })],
      },
      before: async ({ app }: { app: Application }) => {
        const asked = {
          indicatorId: snapshots[1]!.id,
          type: 'ALL' as const,
          requestKey: 'k',
          language: 'vi' as const,
        }; // two were made
        reviewId = (await app.aiCoach.requestReview(actorFor(member), asked)).id;
      },
    },
  },
  beforeEach: () =>
    handOverOf(member.id).write({
      answerId: reviewId,
      indicatorId: snapshots[1]!.id, // two were made
      keep: null,
      at: Date.now(),
    }),
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Kèm đánh giá của AI Coach' }));
    const [first, ...others] = await group.findAllByRole('checkbox');
    const left = first?.closest('label')?.textContent ?? '';
    await userEvent.click(first!);
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await canvas.findByText(/9 – 15 thg 11, 2026/)).toBeInTheDocument();
    await expect(canvas.queryByText(left)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi và tạm giữ 900 Fit Coin' }));
    await expect(await canvas.findByRole('heading', { name: /^Đã gửi yêu cầu/ })).toBeInTheDocument();
    await expect(localStorage.getItem(`fitboard.hand-over.${member.id}`)).toBeNull();
    await expect(others.length).toBeGreaterThan(0);
  },
});

const answered = {
  type: 'BODY',
  weekId: snapshots[1]?.id,
  values: { goal: 'Chạy được 5 km', time: 'Tối', place: 'Tại nhà' },
  message: '',
  outcomeConsent: true,
  accessDays: 90 as const,
};
const keepDraft = () =>
  localStorage.setItem(`fitboard.review-request.${member.id}.${anh.id}`, JSON.stringify(answered));
const atSummary = { path: `${at}?step=4`, server: { as: member, seed: rich } };

export const DraftKept = meta.story({
  parameters: atSummary,
  beforeEach: keepDraft,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chạy được 5 km')).toBeInTheDocument();
    await expect(canvas.getByText('Cơ thể')).toBeInTheDocument();
    await expect(canvas.getByText(/9 – 15 thg 11, 2026/)).toBeInTheDocument();
  },
});
export const TooFewCoins = meta.story({
  parameters: { path: `${at}?step=4`, server: { as: member, seed: { ...rich, transfers: [] } } },
  beforeEach: keepDraft,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn còn thiếu 900 Fit Coin.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Nạp Fit Coin' })).toHaveAttribute(
      'href',
      '/payment?next=%2Fcoach%2Fnguyet.anh%2Frequest-review%3Fstep%3D4',
    );
    await expect(canvas.queryByRole('button', { name: /^Gửi/ })).toBeNull();
  },
});
export const PriceChanged = meta.story({
  parameters: atSummary,
  beforeEach: keepDraft,
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Gửi và tạm giữ 900 Fit Coin' });
    await asOther(anhSession, 'PUT', '/me/coach-settings', { reviewPrice: 1000, version: 1 });
    await userEvent.click(send);
    await expect(await canvas.findByText(/Giá vừa đổi từ 900 thành 1.000 Fit Coin/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi và tạm giữ 1.000 Fit Coin' }));
    await expect(await canvas.findByRole('heading', { name: /^Đã gửi yêu cầu/ })).toBeInTheDocument();
  },
});
export const QuestionsChanged = meta.story({
  parameters: atSummary,
  beforeEach: keepDraft,
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Gửi và tạm giữ 900 Fit Coin' });
    await asOther(anhSession, 'PUT', '/me/question-forms', {
      questions: [...questions, { ...questions[0], id: 'sleep', label: 'Bạn ngủ mấy tiếng?' }],
      number: 1,
    });
    await userEvent.click(send);
    await expect(await canvas.findByRole('textbox', { name: /^Bạn ngủ mấy tiếng/ })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Bạn ngủ mấy tiếng/ }), '7 tiếng');
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi và tạm giữ 900 Fit Coin' }));
    await expect(await canvas.findByRole('heading', { name: /^Đã gửi yêu cầu/ })).toBeInTheDocument();
  },
});

const ask = async () => {
  const { form } = await asOther(memberSession, 'GET', '/coaches/nguyet.anh/request-form');
  const { id } = await asOther(memberSession, 'POST', '/reviews', {
    coachId: anh.id,
    indicatorId: snapshots[0]?.id,
    type: 'ALL',
    formId: (form as { id: string }).id, // the coach asks something
    answers: [
      { questionId: 'goal', value: 'Tăng cơ' },
      { questionId: 'time', value: 'Sáng' },
      { questionId: 'place', value: 'Phòng tập' },
    ],
  });
  return String(id);
};
export const AnswersOfLastTime = meta.story({
  parameters: { path: `${at}?step=3` },
  beforeEach: async () => {
    await asOther(memberSession, 'POST', `/reviews/${await ask()}/cancel`);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^3 câu trả lời được dùng lại từ lần trước/)).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /^Mục tiêu/ })).toHaveValue('Tăng cơ');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tối' }));
    await expect(canvas.getByText(/^2 câu trả lời được dùng lại từ lần trước/)).toBeInTheDocument();
  },
});
export const WaitsAlready = meta.story({
  beforeEach: async () => {
    await ask();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`Bạn đang có một yêu cầu chờ ${anh.fullname} trả lời`),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem yêu cầu' })).toBeInTheDocument();
  },
});
export const FreeAndNothingAsked = meta.story({
  parameters: { path: '/coach/khoa.pt/request-review?step=3' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(`${khoa.fullname} không hỏi thêm gì. Bạn có thể viết lời nhắn bên dưới.`),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
    await expect(await canvas.findByText('Miễn phí')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(await canvas.findByRole('heading', { name: /^Đã gửi yêu cầu/ })).toBeInTheDocument();
  },
});
export const NoWeekSaved = meta.story({
  parameters: { server: { as: member, seed: { ...rich, snapshots: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa lưu tuần nào')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Lưu tuần này' })).toHaveAttribute(
      'href',
      '/indicator/me/edit',
    );
  },
});
const hidden = aCoach({ username: 'an.danh', isPublic: false });
export const CoachNotThere = meta.story({
  parameters: {
    path: '/coach/an.danh/request-review',
    server: { as: member, seed: { ...rich, users: [...seed.users, hidden] } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Không tìm thấy trang này' }),
    ).toBeInTheDocument();
  },
});
export const Waiting = meta.story({
  parameters: { server: { answers: { 'GET /coaches/nguyet.anh/request-form': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /coaches/nguyet.anh/request-form': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const SendingFails = meta.story({
  parameters: {
    path: `${at}?step=4`,
    server: { as: member, seed: rich, answers: { 'POST /reviews': 'failing' } },
  },
  beforeEach: keepDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi và tạm giữ 900 Fit Coin' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(canvas.getByText('Chạy được 5 km')).toBeInTheDocument();
  },
});

const selling = {
  ...rich,
  coachProfiles: [aCoachProfile({ coachId: anh.id, headline: 'Dinh dưỡng', bundlePrice: 1403 })],
};
/** Beside the single review, with its price at every step, and what becomes of weeks that are not used. */
export const ABundleIsBought = meta.story({
  parameters: { path: `${at}?step=4`, server: { as: member, seed: selling } },
  beforeEach: keepDraft,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Gói 4 tuần: 1.403 Fit Coin.', { exact: false }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /^Một bài/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Gói 4 tuần/ }));
    // Three quarters of 351 and one of 350: 52 each of the platform.
    await expect(canvas.getByText('208 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('597 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText(/được hoàn một phần tư\.$/, { selector: 'p' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi và tạm giữ 1.403 Fit Coin' }));
    await expect(await canvas.findByText(/^Đây là tuần 1 trong gói 4 tuần/)).toBeInTheDocument();
  },
});
export const ABundleInEnglishAndDark = meta.story({
  parameters: { path: `${at}?step=4`, server: { as: member, seed: selling } },
  beforeEach: keepDraft,
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Four-week bundle/ }));
    await expect(canvas.getByRole('button', { name: 'Send and hold 1,403 Fit Coin' })).toBeInTheDocument();
  },
});
const own = aBundle({ memberId: member.id, coachId: anh.id, boughtAt: new Date() });
const ownCoins = coinsOfBundle(own);
/** What was bought is used before anything is paid. */
export const ABundleIsUsed = meta.story({
  parameters: {
    path: `${at}?step=4`,
    server: {
      as: member,
      seed: {
        ...rich,
        reviewBundles: [own],
        holds: ownCoins.holds,
        transfers: [...rich.transfers, ...ownCoins.transfers],
      },
    },
  },
  beforeEach: keepDraft,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^Dùng gói của bạn, còn 4 tuần/ })).toBeChecked();
    await expect(canvas.getByText(/bạn không trả thêm\. Sau đó còn 3 tuần\./)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(await canvas.findByText(/^Đây là tuần 1 trong gói 4 tuần/)).toBeInTheDocument();
  },
});
