import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import {
  answered,
  asked,
  canceled,
  coach,
  drafted,
  draftOf,
  serverFor,
  member,
  rated,
} from '#fixtures/coaching/review-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { answerPath } from '../../app/paths.ts';
import AnswerPage from './AnswerPage.tsx';

/** Made by the member of the scene just before the page opens. */
let reviewId = '';
const make =
  (...steps: readonly ((id: string) => Promise<unknown>)[]) =>
  async () => {
    localStorage.clear();
    reviewId = await asked();
    for (const step of steps) await step(reviewId);
  };

/** Dialogs and comparisons are fetched when they are first opened. */
const fetched = { timeout: 10_000 };

const Open = () => {
  const navigate = useLocalNavigate();
  const { search } = useLocation();
  useEffect(() => void navigate(answerPath(reviewId) + search, { replace: true }), [navigate, search]);
  return null;
};
const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/dashboard/review/:id/answer" element={<AnswerPage />} />
    <Route path="/en?/dashboard/review/:id" element={<h1>{'sent'}</h1>} />
    <Route path="*" element={<Open />} />
  </Routes>
);

const meta = preview.meta({
  title: 'Features/ReviewAnswer',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', server: serverFor(coach) },
});

/** Where the page is short. */
const atAnswers = { path: '/?tab=answers' };

const send = async (userEvent: UserEventObject) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Gửi trả lời' }));
  const dialog = await screen.findByRole(
    'alertdialog',
    { name: `Gửi trả lời cho ${member.fullname}?` },
    fetched,
  );
  await expect(dialog).toHaveAccessibleDescription(/bạn nhận 765 Fit Coin/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gửi trả lời' }));
  // Its own button has the same name while it fades.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), fetched);
};

export const FromANumberToSent = meta.story({
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Viết ghi chú về: Vòng eo' }));
    const note = await canvas.findByLabelText('Ghi chú 1', {}, fetched);
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.paste('Giảm đúng hướng.');

    await userEvent.click(canvas.getByRole('button', { name: 'Câu trả lời mẫu' }));
    const saved = within(await screen.findByRole('dialog', { name: 'Câu trả lời mẫu' }, fetched));
    await userEvent.click(await saved.findByRole('button', { name: 'Chèn mẫu: Ngủ đủ' }));
    await expect(note).toHaveValue('Giảm đúng hướng.\n\nBạn hãy ngủ trước 23 giờ, ít nhất 5 đêm mỗi tuần.');

    await expect(await canvas.findByText(/^Đã lưu nháp lúc/, {}, { timeout: 6000 })).toBeInTheDocument();
    await send(userEvent);
    await expect(await canvas.findByRole('heading', { name: 'sent' })).toBeInTheDocument();
    await expect(localStorage.getItem(`fitboard.reply.${coach.id}.${reviewId}`)).toBeNull();
  },
});

/** By the keyboard from within a note; what nothing is said of is named before it goes. */
export const PartsWithoutWords = meta.story({
  parameters: atAnswers,
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Thêm ghi chú' }, fetched))[1]!);
    await waitFor(() => expect(canvas.getByLabelText('Ghi chú 1')).toHaveFocus());
    await userEvent.paste('Giữ nhịp này.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('alertdialog', {}, fetched);
    await expect(dialog).toHaveAccessibleDescription(
      /Bạn chưa viết gì về: Thể lực, Lối sống và Dinh dưỡng\./,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Viết tiếp' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), fetched);
    await expect(canvas.getByLabelText('Ghi chú 1')).toHaveValue('Giữ nhịp này.');
  },
});

/** Up is not down: the server says so, and the place is marked. */
export const ATargetThatCannotBe = meta.story({
  parameters: atAnswers,
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Thêm ghi chú' }, fetched))[0]!);
    await waitFor(() => expect(canvas.getByLabelText('Ghi chú 1')).toHaveFocus());
    await userEvent.paste('Giữ nhịp này.');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm mục tiêu' }));
    await userEvent.selectOptions(canvas.getByLabelText('Chỉ số cần theo dõi'), 'waist');
    const value = canvas.getByLabelText('Mức cần đạt');
    await userEvent.type(value, '90');
    await send(userEvent);
    await expect(await canvas.findByText(/Mục tiêu chưa hợp lệ/)).toBeInTheDocument();
    await userEvent.clear(value);
    await userEvent.type(value, '83,5');
    await send(userEvent);
    await expect(await canvas.findByRole('heading', { name: 'sent' })).toBeInTheDocument();
  },
});

export const APartOfAPicture = meta.story({
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Viết ghi chú về: Phía trước' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi chỗ gắn' }, fetched));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ghi chú này nói về gì?' }, fetched));
    await userEvent.click(await dialog.findByRole('button', { name: 'Khoanh một vùng' }));
    fireEvent.change(dialog.getByRole('slider', { name: 'Chiều cao' }), { target: { value: '60' } });
    await expect(dialog.getByRole('slider', { name: 'Chiều cao' })).toHaveAttribute(
      'aria-valuetext',
      '60 phần trăm',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Gắn vào ghi chú' }));
    await expect(await canvas.findByRole('img', { name: /có khoanh vùng được nói tới/ })).toBeInTheDocument();
  },
});

export const NothingWritten = meta.story({
  parameters: atAnswers,
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi trả lời' }, fetched));
    await expect(await canvas.findByText(/Vui lòng nhập nội dung đánh giá/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Xem trước' }));
    await expect(await screen.findByText('Bạn chưa viết gì', {}, fetched)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Thêm ghi chú' }))[0]!);
    const note = await canvas.findByLabelText('Ghi chú 1', {}, fetched);
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(4100));
    await expect(screen.queryByText(/Vui lòng nhập nội dung đánh giá/)).toBeNull();
    await expect(canvas.getByText(/^Đã đủ 4\.000 ký tự/)).toBeInTheDocument();
  },
});

export const TheMemberTakesItBack = meta.story({
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Câu trả lời' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Viết ghi chú về: Mục tiêu trong 4 tuần/ }),
    );
    const note = await canvas.findByLabelText('Ghi chú 1', {}, fetched);
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.paste('Mục tiêu hợp lý.');
    await canceled(reviewId);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    const dialog = await screen.findByRole('alertdialog', {}, fetched);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gửi trả lời' }));
    await expect(await screen.findByText(/Yêu cầu này vừa thay đổi/)).toBeInTheDocument();
    await expect(note).toHaveValue('Mục tiêu hợp lý.');
    await expect(screen.queryByText(/sửa câu trả lời đã gửi/)).toBeNull();
  },
});

const onceSaved = { timeout: 6000 };
const note1 = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getByLabelText('Ghi chú 1')).toHaveFocus(), fetched);
  return screen.getByLabelText('Ghi chú 1');
};
const begin = async (userEvent: UserEventObject, text: string) => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Thêm ghi chú' }, fetched))[0]!);
  const note = await note1();
  await userEvent.paste(text);
  return note;
};
const conflict = () => screen.findByRole('alert', {}, onceSaved);

/** Two windows of one coach: neither writes over the other unseen. */
export const WrittenElsewhereToo = meta.story({
  parameters: atAnswers,
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    const note = await begin(userEvent, 'Viết ở đây.');
    await drafted(reviewId, 'Viết ở máy kia.', 0);
    const alert = await conflict();
    await expect(alert).toHaveTextContent('Bản nháp này vừa được sửa ở tab hoặc thiết bị khác');
    // What is typed on stays here and goes nowhere.
    await userEvent.click(note);
    await userEvent.paste(' Thêm một câu.');
    await expect(canvas.queryByText('Đang lưu nháp…')).toBeNull();
    await expect(await draftOf(reviewId)).toMatchObject({ version: 1, notes: [{ text: 'Viết ở máy kia.' }] });

    await userEvent.click(within(alert).getByRole('button', { name: 'Giữ bản này' }));
    await expect(await canvas.findByText(/^Đã lưu nháp lúc/, {}, onceSaved)).toBeInTheDocument();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(note).toHaveValue('Viết ở đây. Thêm một câu.');
    await expect(await draftOf(reviewId)).toMatchObject({
      version: 2,
      notes: [{ text: 'Viết ở đây. Thêm một câu.' }],
    });
  },
});

export const WhatWasWrittenElsewhereGoesOn = meta.story({
  parameters: atAnswers,
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await begin(userEvent, 'Viết ở đây.');
    await drafted(reviewId, 'Viết ở máy kia.', 0);
    const theirs = within(await conflict()).getByRole('button', { name: 'Dùng bản ở nơi khác' });
    // Typed on over there while this window asks: the newest is taken.
    await drafted(reviewId, 'Viết ở máy kia. Xong.', 1);
    await userEvent.click(theirs);
    await waitFor(() => expect(canvas.getByLabelText('Ghi chú 1')).toHaveValue('Viết ở máy kia. Xong.'));
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Ghi chú 1'));
    await userEvent.paste(' Ngủ sớm nhé.');
    await waitFor(
      async () =>
        expect(await draftOf(reviewId)).toMatchObject({
          version: 3,
          notes: [{ text: 'Viết ở máy kia. Xong. Ngủ sớm nhé.' }],
        }),
      onceSaved,
    );
  },
});

export const SentWithoutChoosing = meta.story({
  parameters: atAnswers,
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await begin(userEvent, 'Viết ở đây.');
    await drafted(reviewId, 'Viết ở máy kia.', 0);
    await conflict();
    await send(userEvent);
    // Nothing is left to choose: it leaves without a question.
    await expect(await canvas.findByRole('heading', { name: 'sent' })).toBeInTheDocument();
    await expect(await draftOf(reviewId)).toMatchObject({ version: 0, notes: [] });
  },
});

export const WrittenElsewhereInEnglish = meta.story({
  parameters: atAnswers,
  beforeEach: make(),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add a note' }, fetched))[0]!);
    await drafted(reviewId, 'Viết ở máy kia.', 0);
    await userEvent.keyboard('Typed here.');
    const alert = within(await conflict());
    await expect(alert.getByRole('button', { name: 'Use the other version' })).toBeInTheDocument();
    await expect(alert.getByRole('button', { name: 'Keep this one' })).toBeInTheDocument();
  },
});

export const Changing = meta.story({
  parameters: atAnswers,
  beforeEach: make(answered, rated),
  play: async ({ canvas, userEvent }) => {
    const note = (await canvas.findAllByLabelText('Ghi chú 1', {}, fetched))[0]!;
    await expect(note).toHaveValue('Ba tuần qua bạn giữ nhịp rất đều. Cứ thế này, chưa cần tập nặng hơn.');
    await userEvent.click(note);
    await userEvent.paste(' Tuần tới thêm một buổi đi bộ.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản sửa' }));
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: `Sửa câu trả lời gửi ${member.fullname}?` },
      fetched,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu bản sửa' }));
    await expect(await canvas.findByRole('heading', { name: 'sent' })).toBeInTheDocument();
  },
});

export const Comparing = meta.story({
  beforeEach: make(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'So sánh' }));
    await expect(await canvas.findByRole('combobox', { name: 'So với tuần' }, fetched)).toBeInTheDocument();
    const short = await canvas.findByRole('switch', { name: 'Chỉ hiện mục thay đổi' }, fetched);
    await expect(short).toBeChecked();
    const rows = canvas.getAllByRole('row').length;
    await expect(canvas.queryByText('Không đổi')).toBeNull();
    await expect(short).toHaveAccessibleDescription(/^Đang ẩn \d+ mục không đổi\.$/);
    await userEvent.click(short);
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(rows);
    await expect(canvas.getAllByText('Không đổi')).not.toHaveLength(0);
    await expect(short).not.toHaveAccessibleDescription();
  },
});
export const InEnglishAndDark = meta.story({
  beforeEach: make(answered),
  globals: { language: 'en', theme: 'dark' },
});
export const NothingToAnswer = meta.story({
  beforeEach: make(canceled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có gì để trả lời ở đây')).toBeInTheDocument();
  },
});
const elsewhere = '/dashboard/review/elsewhere/answer';
export const NotThere = meta.story({
  parameters: { path: elsewhere },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy bài đánh giá này')).toBeInTheDocument();
  },
});
export const NoSuchId = meta.story({
  parameters: { path: "/dashboard/review/1'/answer" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy bài đánh giá này')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  parameters: {
    path: elsewhere,
    server: { ...serverFor(coach), answers: { 'GET /reviews/elsewhere': 'waiting' } },
  },
});
export const Failing = meta.story({
  parameters: {
    path: elsewhere,
    server: { ...serverFor(coach), answers: { 'GET /reviews/elsewhere': 'failing' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
