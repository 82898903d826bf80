import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { MediaProcessor } from '#core/platform/media/ports.ts';
import { me, now, seed, serverFor, talks } from '#fixtures/community/chat-talks.ts';
import { memoryMediaStore, plainMediaProcessor } from '#fixtures/engine/ports.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { client } from '../../../app/client.ts';
import { chatRoomPath } from '../../../app/paths.ts';
import { carryRequestsByFetch } from '../../../app/uploads/story-requests.ts';
import { WithUploads } from '../../../app/uploads/story-uploads.tsx';
import ChatPage from '../ChatPage.tsx';
import { wipeChat } from '../live/session.ts';

const Frame = () => (
  <WithUploads uploads={{}}>
    <main style={{ display: 'flex', height: '100dvh' }}>
      <Routes>
        <Route path="/en?/dashboard/chat/:roomId?" element={<ChatPage />} />
      </Routes>
    </main>
  </WithUploads>
);

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#7fb09a"/></svg>')}`;
const own = aMedium({
  ownerId: me.id,
  purpose: 'GENERAL',
  name: 'Hồ Tây.jpg',
  key: drawing,
  thumbnailKey: drawing,
  createdAt: now,
});
const server = { ...serverFor(), seed: { ...seed, media: [own] } };
/** As the server takes what was spoken. */
const soundProcessor: MediaProcessor = {
  ...plainMediaProcessor,
  process: async (...given) => ({
    ...(await plainMediaProcessor.process(...given)),
    type: 'AUDIO',
    contentType: 'audio/webm',
    width: null,
    height: null,
    duration: 1,
    thumbnailPath: null,
  }),
};
const ports = { mediaStore: { ...memoryMediaStore(), signedUrl: (key: string) => key } };

const meta = preview.meta({
  title: 'Features/Chat/Composer',
  component: Frame,
  parameters: {
    layout: 'fullscreen',
    path: chatRoomPath(talks.withLan),
    server: { ...server, ports },
  },
  beforeEach: async () => {
    await wipeChat();
    const undo = carryRequestsByFetch();
    return async () => {
      undo();
      await wipeChat();
    };
  },
});

const newest = async () => (await client.chatMessages.list({ params: { id: talks.withLan } })).items.at(-1);
type Canvas = Pick<typeof screen, 'findByRole'>;
const fieldIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Viết tin nhắn' });

const pictureFile = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(120, 80);
  canvas.getContext('2d')?.fillRect(0, 0, 120, 80);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'Chụp.png', { type: 'image/png' });
};
/** What a browser says when files are pasted, or dragged over the page. */
const bring = (kind: 'paste' | 'dragover' | 'drop', onto: Element, files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const given = { bubbles: true, cancelable: true };
  onto.dispatchEvent(
    kind === 'paste'
      ? new ClipboardEvent(kind, { ...given, clipboardData: transfer })
      : new DragEvent(kind, { ...given, dataTransfer: transfer }),
  );
};

const stopped: string[] = [];
/** A microphone that says one word, and tells when it is let go. */
const speakInto = (isAllowed: boolean): (() => void) => {
  stopped.length = 0;
  const { MediaRecorder: ownRecorder } = globalThis;
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  class Recorder extends EventTarget {
    static isTypeSupported = (kind: string) => kind.startsWith('audio/webm');
    state: 'inactive' | 'recording' = 'inactive';
    start() {
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
    if (!isAllowed) throw new DOMException('Permission denied', 'NotAllowedError');
    return stream as unknown as MediaStream; // likewise
  };
  return () => {
    globalThis.MediaRecorder = ownRecorder;
    navigator.mediaDevices.getUserMedia = ask;
  };
};

/** Spoken and sent: it arrives as a sound, and the microphone is let go. */
export const VoiceNote = meta.story({
  parameters: { server: { ...server, ports: { ...ports, mediaProcessor: soundProcessor } } },
  beforeEach: () => speakInto(true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ghi âm tin nhắn' }));
    await expect(await canvas.findByRole('timer')).toHaveTextContent('00:00');
    await expect(canvas.queryByRole('textbox', { name: 'Viết tin nhắn' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:01'), { timeout: 3_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi tin thoại' }));
    await waitFor(async () => expect((await newest())?.attachments).toMatchObject([{ type: 'AUDIO' }]));
    await expect(await canvas.findByLabelText('Tin nhắn thoại')).toBeInTheDocument();
    await expect(stopped).toEqual(['microphone']);
  },
});

export const VoiceNoteThrownAway = meta.story({
  beforeEach: () => speakInto(true),
  play: async ({ canvas, userEvent }) => {
    const before = await newest();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ghi âm tin nhắn' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ bản ghi' }));
    await fieldIn(canvas);
    await expect(stopped).toEqual(['microphone']);
    await expect((await newest())?.id).toBe(before?.id);
    await expect(canvas.queryByText('Đang gửi')).toBeNull();
  },
});

export const WithoutAMicrophone = meta.story({
  beforeEach: () => speakInto(false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ghi âm tin nhắn' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await fieldIn(canvas);
  },
});

/** Found by its name in the reader's language, and put into the text. A phone has emoji of its own on its keyboard. */
export const Emoji = meta.story({
  parameters: {
    viewport: { options: { desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await fieldIn(canvas), 'Chạy thôi ');
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn emoji' }));
    const panel = await screen.findByRole('dialog', { name: 'Chọn emoji' });
    const search = await within(panel).findByRole('searchbox', {}, { timeout: 5_000 });
    await userEvent.type(search, 'chạy');
    // What is pressed while the list is still drawn anew is gone before the press ends.
    await waitFor(() => expect(within(panel).getAllByRole('gridcell').length).toBeLessThan(100), {
      timeout: 10_000,
    });
    await userEvent.click(within(panel).getByRole('gridcell', { name: 'Người chạy' }));
    await waitFor(
      async () => expect((await fieldIn(canvas)) as HTMLTextAreaElement).toHaveValue('Chạy thôi 🏃'),
      { timeout: 10_000 },
    );
  },
});

/** A picture that was copied goes into the tray, can be taken out again, and is sent. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await fieldIn(canvas);
    bring('paste', field, [await pictureFile()]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ Chụp.png' }));
    await expect(canvas.queryByRole('img', { name: 'Chụp.png' })).toBeNull();
    bring('paste', field, [await pictureFile()]);
    await expect(await canvas.findByRole('img', { name: 'Chụp.png' })).toBeInTheDocument();
    await userEvent.type(field, 'Ảnh sáng nay{Enter}');
    await waitFor(
      async () =>
        expect(await newest()).toMatchObject({ body: 'Ảnh sáng nay', attachments: [{ type: 'IMAGE' }] }),
      { timeout: 5_000 },
    );
    await expect(canvas.queryByRole('button', { name: 'Bỏ Chụp.png' })).toBeNull();
  },
});

/** Words that are pasted stay words. */
export const PastedWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await fieldIn(canvas);
    await userEvent.click(field);
    await userEvent.paste('Lịch tuần sau');
    await expect(field).toHaveValue('Lịch tuần sau');
  },
});

/** Nothing of a text that is too long is cut off: what it may hold is said, and it goes out once it is shorter. */
export const TooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await fieldIn(canvas);
    const words = 'a'.repeat(4_001);
    await userEvent.click(field);
    await userEvent.paste(words);
    await expect(field).toHaveValue(words);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('tối đa 4.000 ký tự');
    await expect(canvas.getByRole('button', { name: 'Gửi' })).toBeDisabled();
    await userEvent.type(field, '{Backspace}{Enter}');
    await waitFor(async () => expect((await newest())?.body).toBe(words.slice(1)));
  },
});

/** Characters that nobody sees are nothing to send. */
export const Invisible = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = await newest();
    const field = await fieldIn(canvas);
    await userEvent.click(field);
    await userEvent.paste('\u200B\u2060 \u00AD');
    await expect(canvas.getByRole('button', { name: 'Gửi' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect((await newest())?.id).toBe(before?.id);
  },
});

const twentyLinks = Array.from({ length: 20 }, (_, index) => `https://vi-du-${index}.vn`).join(' ');
/** What the server refuses stands there with its sentence, and its words go back to be changed. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await fieldIn(canvas);
    await userEvent.click(field);
    await userEvent.paste(twentyLinks);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/tối đa \d+ liên kết/)).toBeInTheDocument();
    await userEvent.type(field, 'Viết sau');
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa lại' }));
    await waitFor(() => expect(field).toHaveValue(`${twentyLinks}\nViết sau`));
    await waitFor(() => expect(canvas.queryByText(/tối đa \d+ liên kết/)).toBeNull());
  },
});

export const Dropped = meta.story({
  play: async ({ canvas }) => {
    await fieldIn(canvas);
    const files = [
      await pictureFile(),
      new File(['<script>'], 'trang.html', { type: 'text/html' }),
      new File(['Tuần 1: 5 km'], 'Lịch.txt', { type: 'text/plain' }),
    ];
    bring('dragover', document.body, files);
    await expect(await canvas.findByText('Thả tệp vào đây để gửi')).toBeInTheDocument();
    bring('drop', document.body, files);
    await expect(await canvas.findByRole('img', { name: 'Chụp.png' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Bỏ Lịch.txt' })).toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/trang\.html: Không nhận loại tệp này/);
    await expect(canvas.queryByText('Thả tệp vào đây để gửi')).toBeNull();
  },
});

/** New files and one's own come from the same picker; what is typed into its search is not sent. */
export const ChosenFromOwnFiles = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await fieldIn(canvas);
    await userEvent.type(field, 'Ảnh hồ');
    await userEvent.click(canvas.getByRole('button', { name: 'Đính kèm tệp' }));
    const dialog = await screen.findByRole('dialog', { name: 'Đính kèm tệp' });
    const tile = await within(dialog).findByRole('button', { name: 'Hồ Tây.jpg' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'hồ{Enter}');
    await expect((await newest())?.body).not.toBe('Ảnh hồ');
    await userEvent.click(
      tile.isConnected ? tile : await within(dialog).findByRole('button', { name: 'Hồ Tây.jpg' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /^Dùng/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('img', { name: 'Hồ Tây.jpg' })).toBeInTheDocument();
    await userEvent.type(field, '{Enter}');
    await waitFor(async () =>
      expect(await newest()).toMatchObject({ body: 'Ảnh hồ', attachments: [{ id: own.id }] }),
    );
  },
});

/** The owner gives the group a picture, with the same picker. */
export const PictureOfAGroup = meta.story({
  parameters: { path: chatRoomPath(talks.group) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Chạy bộ Hồ Tây/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Chạy bộ Hồ Tây' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Đổi ảnh' }));
    const dialog = await screen.findByRole('dialog', { name: 'Đổi ảnh' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Hồ Tây.jpg' }));
    await userEvent.click(within(dialog).getByRole('button', { name: /^Dùng/ }));
    await waitFor(async () => {
      const room = await client.chatRooms.get({ params: { id: talks.group } });
      await expect(room.photoUrl).toContain('data:image/svg');
    });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Bỏ ảnh' }));
    await waitFor(async () =>
      expect((await client.chatRooms.get({ params: { id: talks.group } })).photoUrl).toBeNull(),
    );
  },
});
