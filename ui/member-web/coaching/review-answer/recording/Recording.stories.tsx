import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { MediaProcessor } from '#core/platform/media/ports.ts';
import { asked, coach, heardFromItsName, serverFor } from '#fixtures/coaching/review-scene.ts';
import { plainMediaProcessor } from '#fixtures/engine/ports.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocalNavigate } from '../../../app/parts/use-local-path.ts';
import { answerPath } from '../../../app/paths.ts';
import { carryRequestsByFetch } from '../../../app/uploads/story-requests.ts';
import { WithUploads } from '../../../app/uploads/story-uploads.tsx';
import AnswerPage from '../AnswerPage.tsx';
import { recordingShelf } from './recording-shelf.ts';

let reviewId = '';
const fetched = { timeout: 10_000 };

/** As the server takes what was spoken. */
const soundProcessor: MediaProcessor = {
  ...plainMediaProcessor,
  process: async (...given) => ({
    ...(await plainMediaProcessor.process(...given)),
    type: 'AUDIO',
    contentType: 'audio/webm',
    width: null,
    height: null,
    duration: 130,
    thumbnailPath: null,
  }),
};

const Open = () => {
  const navigate = useLocalNavigate();
  const { search } = useLocation();
  useEffect(() => void navigate(answerPath(reviewId) + search, { replace: true }), [navigate, search]);
  return null;
};
const AtItsAddress = () => (
  <WithUploads uploads={{}}>
    <Routes>
      <Route path="/en?/dashboard/review/:id/answer" element={<AnswerPage />} />
      <Route path="/en?/dashboard/review/:id" element={<h1>{'sent'}</h1>} />
      <Route path="*" element={<Open />} />
    </Routes>
  </WithUploads>
);

const stopped: string[] = [];
/** A microphone that is allowed, or not, and tells when it is let go. */
const speakInto = (refusal: string | null): (() => void) => {
  stopped.length = 0;
  const { MediaRecorder: ownRecorder } = globalThis;
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  class Recorder extends EventTarget {
    static isTypeSupported = (kind: string) => kind.startsWith('audio/webm') || kind.startsWith('video/webm');
    state: 'inactive' | 'recording' | 'paused' = 'inactive';
    start() {
      this.state = 'recording';
    }
    pause() {
      this.state = 'paused';
    }
    resume() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      const data = new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])], { type: 'audio/webm' });
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  globalThis.MediaRecorder = Recorder as unknown as typeof MediaRecorder; // what is used of it
  const stream = { getTracks: () => [{ stop: () => stopped.push('microphone') }] };
  navigator.mediaDevices.getUserMedia = async () => {
    if (refusal !== null) throw new DOMException('No', refusal);
    return stream as unknown as MediaStream; // likewise
  };
  return () => {
    globalThis.MediaRecorder = ownRecorder;
    navigator.mediaDevices.getUserMedia = ask;
  };
};

const open =
  (refusal: string | null = null) =>
  async () => {
    localStorage.clear();
    const undo = carryRequestsByFetch();
    const silence = speakInto(refusal);
    reviewId = await asked();
    await recordingShelf({ userId: coach.id, reviewId }).drop();
    return () => {
      undo();
      silence();
    };
  };

const meta = preview.meta({
  title: 'Features/ReviewAnswer/Recording',
  component: AtItsAddress,
  parameters: {
    layout: 'fullscreen',
    path: '/?tab=answers',
    server: { ...serverFor(coach), ports: { ...heardFromItsName, mediaProcessor: soundProcessor } },
  },
});

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;
type User = Readonly<{ click: (element: Element) => Promise<void> }>;
const speak = async (canvas: Canvas, userEvent: User) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ghi âm' }, fetched));
  await expect(await canvas.findByRole('timer')).toHaveTextContent('Đang ghi 0:00');
};

/** Paused, gone on with, heard again, taken: then it is said whether there are captions, and it is sent. */
export const FromTheMicrophoneToSent = meta.story({
  beforeEach: open(),
  play: async ({ canvas, userEvent }) => {
    await speak(canvas, userEvent);
    await expect(canvas.getByText('còn 5:00')).toBeInTheDocument();
    await expect(canvas.getByRole('meter', { name: 'Âm lượng' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tạm dừng' }));
    await expect(await canvas.findByText(/^Tạm dừng 0:0/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi tiếp' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng và nghe lại' }));
    await expect(await canvas.findByText(/đang nằm trên thiết bị này/)).toBeInTheDocument();
    await expect(stopped).toEqual(['microphone']);

    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    await expect(await canvas.findByText(/chưa nằm trong câu trả lời. Hãy bấm/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng bản này' }));
    const typed = await canvas.findByRole('radio', { name: 'Gõ phụ đề' }, fetched);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    await expect(await canvas.findByText('Hãy chọn gõ phụ đề hoặc không có phụ đề.')).toBeInTheDocument();
    await userEvent.click(typed);
    await userEvent.click(canvas.getByRole('textbox', { name: /^Lời trong bản ghi/ }));
    await userEvent.paste('9:00 Quá bản ghi rồi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    const ask = async () => {
      const dialog = await screen.findByRole('alertdialog', {}, fetched);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Gửi trả lời' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), fetched);
    };
    await ask();
    await expect(await canvas.findByText(/Không đọc được phụ đề ở dòng 1/)).toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Lời trong bản ghi/ }));
    await userEvent.paste('Bạn giữ nhịp rất đều.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    await ask();
    await expect(await canvas.findByRole('heading', { name: 'sent' }, fetched)).toBeInTheDocument();
  },
});

/** Without captions a sentence is asked for; taken out, it can be put back. */
export const WithoutCaptions = meta.story({
  beforeEach: open(),
  play: async ({ canvas, userEvent }) => {
    await speak(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng và nghe lại' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dùng bản này' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Không có phụ đề' }, fetched));
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    const dialog = await screen.findByRole('alertdialog', {}, fetched);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gửi trả lời' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), fetched);
    await expect(await canvas.findByText(/cần ít nhất một câu viết tóm tắt/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản ghi khỏi câu trả lời' }));
    await expect(canvas.queryByRole('radio', { name: 'Không có phụ đề' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByRole('radio', { name: 'Không có phụ đề' })).toBeChecked();
  },
});

/** Thrown away while it runs: nothing is left of it. */
export const ThrownAway = meta.story({
  beforeEach: open(),
  play: async ({ canvas, userEvent }) => {
    await speak(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản này' }));
    await expect(await canvas.findByRole('button', { name: 'Ghi âm' })).toBeInTheDocument();
    await waitFor(async () =>
      expect(await recordingShelf({ userId: coach.id, reviewId }).read()).toBeUndefined(),
    );
    await expect(stopped).toEqual(['microphone']);
  },
});

/** What an earlier visit left is there to be used. */
export const LeftOnTheDevice = meta.story({
  beforeEach: async () => {
    const undo = await open()();
    const file = new File([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])], 'one.webm', { type: 'audio/webm' });
    await recordingShelf({ userId: coach.id, reviewId }).put(
      { kind: 'AUDIO', type: 'audio/webm', name: 'answer-1' },
      file,
    );
    return undo;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/đang nằm trên thiết bị này/, {}, fetched)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản này' }));
    await expect(canvas.queryByText(/đang nằm trên thiết bị này/)).toBeNull();
  },
});

export const NotAllowed = meta.story({
  beforeEach: open('NotAllowedError'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quay video' }, fetched));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/không cho dùng máy quay và micro/);
    await expect(canvas.getByLabelText('Chọn tệp')).toBeInTheDocument();
  },
});

export const NoMicrophone = meta.story({
  beforeEach: open('NotFoundError'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ghi âm' }, fetched));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Không tìm thấy micro/);
  },
});

/** What can't be an answer is refused before it leaves the device. */
export const AnEmptyFile = meta.story({
  beforeEach: open(),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Chọn tệp', {}, fetched);
    await userEvent.upload(input, new File([], 'loi-khuyen.mp3', { type: 'audio/mpeg' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Dùng bản này' })).toBeNull();
  },
});
