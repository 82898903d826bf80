import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { expect, screen, within } from 'storybook/test';
import { agreed, hoa, hoaSeed, hoaWeekId, poorSeed, reviewed } from '#fixtures/assistant/ai-stories.ts';
import { obedientModel } from '#fixtures/assistant/obedient-model.ts';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import preview from '../../../../.storybook/preview.tsx';
import { useWeek } from '../../app/data/indicators.ts';
import ReviewPanel from './ReviewPanel.tsx';

const Week = () => {
  const week = useWeek(hoaWeekId);
  return week.data === undefined ? null : <ReviewPanel week={week.data} />;
};

const AtItsAddress = () => (
  <Suspense>
    <Routes>
      <Route path="*" element={<Week />} />
    </Routes>
  </Suspense>
);

const khoa = aCoach({ username: 'khoa.pt', fullname: 'Trần Minh Khoa' });
const seed = { ...hoaSeed, users: [khoa] };

const meta = preview.meta({
  title: 'Features/AiReview',
  component: AtItsAddress,
  parameters: { path: `/indicator/${hoaWeekId}`, server: { as: hoa, seed } },
  beforeEach: () => localStorage.clear(),
});

/** Price, balance after and who words it; then sentences whose numbers open; the same again is free. */
export const Asked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2.700 Base Coin')).toBeInTheDocument();
    await expect(canvas.getByText(/dữ liệu của bạn không rời khỏi đây/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đánh giá, 300 Base Coin' }));
    await expect(await canvas.findByText(/Đã trả 300 Base Coin/)).toBeInTheDocument();
    await expect(canvas.getByRole('log')).not.toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Đánh giá phần khác hoặc đánh giá lại' }));
    await expect(await canvas.findByRole('button', { name: 'Xem lại, miễn phí' })).toBeInTheDocument();
  },
});

export const Kept = meta.story({
  parameters: { server: { as: hoa, seed, before: reviewed } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Nguồn:/ });
    await userEvent.click(first!); // found at least one
    await expect(await screen.findByRole('dialog', { name: 'Câu này dựa trên' })).toHaveTextContent('Nguồn');
  },
});
export const KeptInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: hoa, seed, before: reviewed } },
});

/** A coach is chosen; the review goes along. */
export const HandedOver = meta.story({
  parameters: { server: { as: hoa, seed, before: reviewed } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hỏi huấn luyện viên' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gửi cho huấn luyện viên nào?' }));
    const coach = await dialog.findByRole('link', { name: /Trần Minh Khoa/ });
    await expect(coach).toHaveAttribute('href', '/coach/khoa.pt/request-review');
    await userEvent.click(coach);
    await expect(localStorage.getItem(`fitboard.hand-over.${hoa.id}`)).toContain(hoaWeekId);
  },
});

export const TooFewCoins = meta.story({
  parameters: { server: { as: hoa, seed: poorSeed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn còn thiếu 180 Base Coin.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Đánh giá, 300/ })).toBeDisabled();
  },
});

const model = obedientModel({ pauseMs: 30 });
/** Sentence by sentence, as a model words it. */
export const WordedByAModel = meta.story({
  parameters: { server: { as: hoa, seed, ports: { languageModel: model }, before: agreed(model) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đánh giá, 300 Base Coin' }));
    await expect(await canvas.findByText(/Diễn đạt bởi tiny-coach/)).toBeInTheDocument();
  },
});

const broken = obedientModel({ failsAfter: { lines: 1, failure: 'TIMEOUT' } });
/** What the model could not say, rules do, free. */
export const Failed = meta.story({
  parameters: { server: { as: hoa, seed, ports: { languageModel: broken }, before: agreed(broken) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đánh giá, 300 Base Coin' }));
    await expect(await canvas.findByText(/Mô hình AI|bị ngắt giữa chừng/)).toBeInTheDocument();
    await expect(canvas.getByText(/Bộ quy tắc của Fitboard đã trả lời thay/)).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: hoa, seed, answers: { 'GET /ai/reviews': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: hoa, seed, answers: { 'GET /ai/reviews': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
