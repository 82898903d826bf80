import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import {
  asked,
  coach,
  lostVoice,
  member,
  spoken,
  spokenInSilence,
  voicedServerFor,
} from '#fixtures/coaching/review-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { reviewPath } from '../../app/paths.ts';
import ReviewPage from './ReviewPage.tsx';

let reviewId = '';
const make = (step: (id: string) => Promise<unknown>) => async () => {
  reviewId = await asked();
  await step(reviewId);
};
const withLostVoice = voicedServerFor(member);
/** The player is fetched with the first answer that is spoken. */
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

const meta = preview.meta({
  title: 'Features/Review/SpokenAnswer',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', server: voicedServerFor(member) },
});

/** Heard at one's own speed, read below, and begun from any line. */
export const HeardAndRead = meta.story({
  beforeEach: make(spoken),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Giọng nói 2:10' }, fetched)).toBeInTheDocument();
    const player = await canvas.findByLabelText<HTMLAudioElement>('Giọng nói của huấn luyện viên', {
      selector: 'audio',
    });
    await userEvent.click(canvas.getByRole('button', { name: '1,25×' }));
    await waitFor(() => expect(player.playbackRate).toBe(1.25));
    await expect(canvas.getByRole('button', { name: /^Phát từ 0:00 Chào bạn/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Phát từ 0:40 Tuần tới/ }));
    // The tone lasts a second, so this is its end.
    await waitFor(() => expect(player.currentTime).toBeGreaterThan(0));
    await expect(canvas.getByText('Vòng eo giảm đúng hướng.', { exact: false })).toBeInTheDocument();
  },
});

export const WithoutCaptions = meta.story({
  beforeEach: make(spokenInSilence),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có phụ đề', {}, fetched)).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: 'Lời trong bản ghi' })).toBeNull();
  },
});

/** Staff took the file away, or the coach's account is gone: the words stay. */
export const GoneWithItsWordsLeft = meta.story({
  beforeEach: () => {
    reviewId = lostVoice.id;
  },
  parameters: {
    server: { ...withLostVoice, seed: { ...withLostVoice.seed, reviews: [lostVoice] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/không còn phát được/, {}, fetched)).toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Lời trong bản ghi' })).toHaveTextContent('Tuần tới thêm');
  },
});

/** The address does not answer: it is said, and can be asked for again. */
export const NotPlayedNow = meta.story({
  beforeEach: make(spoken),
  parameters: {
    server: { ...voicedServerFor(member), answers: { 'GET /media/voice/url': 'failing' } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Chưa phát được bản ghi này. Hãy thử lại.', {}, fetched),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Lời trong bản ghi' })).toBeInTheDocument();
  },
});

export const AsItsCoachReads = meta.story({
  beforeEach: make(spoken),
  parameters: { server: voicedServerFor(coach) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Giọng nói 2:10' }, fetched)).toBeInTheDocument();
  },
});

export const InEnglish = meta.story({
  globals: { language: 'en' },
  beforeEach: make(spoken),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Voice message 2:10' }, fetched),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: '1.5×' }, fetched)).toBeInTheDocument();
  },
});
