import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  acceptedRating,
  answered,
  asked,
  canceled,
  changedReply,
  coach,
  serverFor,
  member,
  rated,
  refused,
  seed,
} from '#fixtures/coaching/review-scene.ts';
import { plainTranslator } from '#fixtures/platform/translator.ts';
import preview from '../../../../.storybook/preview.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { reviewPath } from '../../app/paths.ts';
import ReviewPage from './ReviewPage.tsx';

/** Made by the members of the scene just before the page opens. */
let reviewId = '';
const make =
  (...steps: readonly ((id: string) => Promise<unknown>)[]) =>
  async () => {
    localStorage.clear();
    reviewId = await asked();
    for (const step of steps) await step(reviewId);
  };

/** Dialogs and forms are fetched when they are first opened. */
const fetched = { timeout: 10_000 };

const Open = () => {
  const navigate = useLocalNavigate();
  useEffect(() => void navigate(reviewPath(reviewId), { replace: true }), [navigate]);
  return null;
};
const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/dashboard/review/:id" element={<ReviewPage />} />
    <Route path="*" element={<Open />} />
  </Routes>
);

const asMember = { server: serverFor(member) };
const asCoach = { server: serverFor(coach) };

const meta = preview.meta({
  title: 'Features/Review',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', ...asMember },
});

export const WaitingForTheAnswer = meta.story({
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: `Đánh giá từ ${coach.fullname}` }),
    ).toBeInTheDocument();
    const coins = within(await canvas.findByRole('list', { name: 'Coin đang ở đâu' }));
    await expect(coins.getByText('900 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText(/coin được hoàn toàn bộ vào/)).toBeInTheDocument();
    await expect(canvas.getByText('Gối tôi hay đau khi chạy hơn 3 km.')).toBeInTheDocument();
    await expect(canvas.getByText('Giảm vòng eo, giữ sức chạy')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Huỷ yêu cầu' }));
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: `Huỷ yêu cầu gửi ${coach.fullname}?` },
      fetched,
    );
    await expect(dialog).toHaveAccessibleDescription(/900 Fit Coin được hoàn về ví/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Huỷ yêu cầu' }));
    await expect(await canvas.findByText(/Bạn đã huỷ yêu cầu gửi/)).toBeInTheDocument();
    await expect(canvas.getByText('Đã hoàn vào ví của bạn')).toBeInTheDocument();
  },
});

export const AskedAgain = meta.story({
  beforeEach: make(canceled),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi lại yêu cầu' }));
    await expect(await canvas.findByRole('textbox', { name: /^Mục tiêu trong 4 tuần/ }, fetched)).toHaveValue(
      'Giảm vòng eo, giữ sức chạy',
    );
    await expect(canvas.getByText('2.000 Fit Coin')).toBeInTheDocument();
    await expect(canvas.getByText('1.100 Fit Coin')).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Phần cần đánh giá' }), 'NUTRITION');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi và tạm giữ 900 Fit Coin' }));
    await expect(await canvas.findByRole('button', { name: 'Huỷ yêu cầu' })).toBeInTheDocument();
    await expect(canvas.getByText('Dinh dưỡng')).toBeInTheDocument();
  },
});
export const AskedAgainWithoutAnAnswer = meta.story({
  beforeEach: make(canceled),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi lại yêu cầu' }));
    const goal = await canvas.findByRole('textbox', { name: /^Mục tiêu trong 4 tuần/ }, fetched);
    await userEvent.clear(goal);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi và tạm giữ 900 Fit Coin' }));
    await waitFor(() => expect(goal).toHaveFocus());
    await expect(goal).toBeInvalid();
  },
});

export const Refused = meta.story({
  beforeEach: make(refused),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/đã từ chối yêu cầu này/)).toBeInTheDocument();
    await expect(canvas.getByText(/không chuyên về chấn thương gối/)).toBeInTheDocument();
  },
});

export const AnsweredAndToRate = meta.story({
  beforeEach: make(answered),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Vòng eo giảm đúng hướng/)).toBeInTheDocument();
    await expect(await canvas.findByRole('img', { name: /có khoanh vùng được nói tới/ })).toBeInTheDocument();
    await expect(canvas.getByText(/Từ khi có lời khuyên/)).toBeInTheDocument();
    await expect(canvas.getByText(/^Giảm vòng eo xuống/)).toBeInTheDocument();
    await expect(canvas.getByText(/765 Fit Coin cho huấn luyện viên/)).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi số sao' }, fetched));
    await expect(canvas.getByRole('radiogroup', { name: /hữu ích với bạn thế nào/ })).toBeInvalid();
    await userEvent.click(canvas.getByRole('radio', { name: '3 trên 5 sao' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 trên 5 sao' })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nhận xét' }), 'Rõ ràng, dễ làm theo.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi số sao' }));
    await expect(await canvas.findByText('Chờ xác nhận')).toBeInTheDocument();
    await expect(canvas.getByText('Rõ ràng, dễ làm theo.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Sửa số sao' })).toBeInTheDocument();
    // The form is gone: the focus goes to what stands in its place.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(document.activeElement).toHaveTextContent('Chờ xác nhận');
    await expect(localStorage.getItem(`fitboard.rating.${member.id}.${reviewId}`)).toBeNull();
  },
});
export const AnsweredInEnglishAndDark = meta.story({
  beforeEach: make(answered),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Lower waist to/)).toBeInTheDocument();
  },
});

/** Both agreed: each note has its button, and the original is a tap away. */
const bothAgreed = (as: typeof member) => ({
  ...serverFor({ ...as, translation: true }),
  seed: { ...seed, users: seed.users.map((user) => ({ ...user, translation: true })) },
  ports: { translator: plainTranslator() },
});
export const Translated = meta.story({
  beforeEach: make(answered),
  parameters: { server: bothAgreed(member) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Dịch' });
    await userEvent.click(first!); // every note has one
    await expect(await canvas.findByText(/^\[vi\] /)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem bản gốc' }));
    await waitFor(() => expect(canvas.queryByText(/^\[vi\] /)).toBeNull());
  },
});
export const TranslatedForTheCoach = meta.story({
  beforeEach: make(),
  parameters: { server: bothAgreed(coach) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Gối tôi hay đau khi chạy hơn 3 km.');
    const buttons = await canvas.findAllByRole('button', { name: 'Dịch' });
    for (const button of buttons) await userEvent.click(button);
    await expect(await canvas.findByText('[vi] Gối tôi hay đau khi chạy hơn 3 km.')).toBeInTheDocument();
    await expect(await canvas.findByText('[vi] Giảm vòng eo, giữ sức chạy')).toBeInTheDocument();
  },
});

export const ChangedSince = meta.story({
  beforeEach: make(answered, changedReply),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'đã sửa 1 lần' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Các phiên bản/ }, fetched));
    await expect(await dialog.findByText(/chưa cần tập nặng hơn/)).toBeInTheDocument();
    await expect(dialog.getByText(/thêm một buổi đi bộ/)).toBeInTheDocument();
  },
});

export const RatedForTheCoach = meta.story({
  beforeEach: make(answered, rated),
  parameters: asCoach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xác nhận ngay' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Xác nhận 4 sao/ }, fetched);
    await expect(dialog).toHaveAccessibleDescription(/765 Fit Coin vào ví của bạn/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xác nhận ngay' }));
    await expect(await canvas.findByText('Đã xác nhận')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đáp lại công khai' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Lời đáp của bạn' }, fetched),
      'Cảm ơn bạn đã tin tưởng.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng lời đáp' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Lời đáp của bạn' })).toBeNull());
    await expect(canvas.getByText('Cảm ơn bạn đã tin tưởng.')).toBeInTheDocument();
  },
});
export const RatingStands = meta.story({ beforeEach: make(answered, rated, acceptedRating) });

export const AskedOfTheCoach = meta.story({
  beforeEach: make(),
  parameters: asCoach,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Trả lời' })).toHaveAttribute(
      'href',
      `${reviewPath(reviewId)}/answer`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Từ chối' }));
    const dialog = await screen.findByRole(
      'dialog',
      { name: `Từ chối yêu cầu của ${member.fullname}?` },
      fetched,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Từ chối' }));
    const reason = within(dialog).getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, 'Tôi đang nghỉ phép.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Từ chối' }));
    await expect(await canvas.findByText(/Bạn đã từ chối yêu cầu/)).toBeInTheDocument();
  },
});

const elsewhere = '/dashboard/review/elsewhere';
export const NotThere = meta.story({
  parameters: { path: elsewhere },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy bài đánh giá này')).toBeInTheDocument();
  },
});
export const NoSuchId = meta.story({
  parameters: { path: "/dashboard/review/1'" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy bài đánh giá này')).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: {
    path: elsewhere,
    server: { ...serverFor(member), answers: { 'GET /reviews/elsewhere': 'waiting' } },
  },
});
export const Failing = meta.story({
  parameters: {
    path: elsewhere,
    server: { ...serverFor(member), answers: { 'GET /reviews/elsewhere': 'failing' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
