import { Route, Routes } from 'react-router';
import { expect, spyOn, waitFor } from 'storybook/test';
import { me, now, seed, talks } from '#fixtures/community/chat-talks.ts';
import { memoryMediaStore } from '#fixtures/engine/ports.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { chatRoomPath } from '../../../app/paths.ts';
import ChatPage from '../ChatPage.tsx';
import { wipeChat } from '../live/session.ts';

const Frame = () => (
  <main style={{ display: 'flex', height: '100dvh' }}>
    <Routes>
      <Route path="/en?/dashboard/chat/:roomId?" element={<ChatPage />} />
    </Routes>
  </main>
);

const sent = { ownerId: me.id, purpose: 'CHAT', width: null, height: null, thumbnailKey: null } as const;
const poster = aMedium({ ...sent, id: 'poster', name: 'poster.jpg' });
const film = aMedium({
  ...sent,
  id: 'film',
  type: 'VIDEO',
  name: 'Leo dốc.mp4',
  contentType: 'video/mp4',
  posterId: poster.id,
});
const voice = aMedium({
  ...sent,
  id: 'voice',
  type: 'AUDIO',
  name: 'Lời nhắn.weba',
  contentType: 'audio/webm',
});
const paper = aMedium({
  ...sent,
  id: 'paper',
  type: 'FILE',
  name: 'Lịch tập.pdf',
  contentType: 'application/pdf',
});
const files = [film, voice, paper];

/** The room has been open for a minute: what it came with is over, and the server gives other addresses now. */
let isLater = false;
const over = (key: string) => `${location.origin}/files/${key}?expires=1&signature=x`;
const fresh = (key: string) => `${location.origin}/files/${key}?expires=9999999999&signature=x`;
const ports = {
  mediaStore: { ...memoryMediaStore(), signedUrl: (key: string) => (isLater ? fresh : over)(key) },
};

const meta = preview.meta({
  title: 'Features/Chat/Attachments',
  component: Frame,
  parameters: {
    layout: 'fullscreen',
    path: chatRoomPath(talks.withLan),
    server: {
      as: me,
      at: now,
      ports,
      seed: {
        ...seed,
        media: [poster, ...files],
        chatMessages: seed.chatMessages.map((message) =>
          message.body === 'Đều chân, không đau gối nữa'
            ? { ...message, attachments: files.map(({ id }) => id) }
            : message,
        ),
      },
    },
  },
  beforeEach: async () => {
    isLater = false;
    await wipeChat();
    return wipeChat;
  },
});

/** A film is shown by the picture that was drawn of it, and nothing of it is fetched before it is played. */
export const Film = meta.story({
  play: async ({ canvas }) => {
    const player = await canvas.findByLabelText<HTMLVideoElement>('Video Leo dốc.mp4');
    await expect([player.poster, player.preload, player.muted]).toEqual([over(poster.key), 'none', false]);
  },
});

/** Seen later than a minute after it came: pressed once, it plays. */
export const FilmSeenLater = meta.story({
  play: async ({ canvas }) => {
    const player = await canvas.findByLabelText<HTMLVideoElement>('Video Leo dốc.mp4');
    isLater = true;
    const plays = spyOn(HTMLMediaElement.prototype, 'play');
    // Without a person's press only what is silent may play.
    player.muted = true;
    player.play().catch(() => undefined); // its address is over
    await waitFor(() => expect(player.src).toBe(fresh(film.key)), { timeout: 10_000 });
    await waitFor(() => expect(plays.mock.calls.length).toBeGreaterThan(1));
    plays.mockRestore();
  },
});

export const NoteHeardLater = meta.story({
  play: async ({ canvas }) => {
    const player = await canvas.findByLabelText<HTMLAudioElement>('Tin nhắn thoại');
    await expect(player.src).toBe(over(voice.key));
    isLater = true;
    player.preload = 'auto';
    player.load();
    await waitFor(() => expect(player.src).toBe(fresh(voice.key)), { timeout: 10_000 });
  },
});

export const DownloadedLater = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole<HTMLAnchorElement>('link', { name: /^Tải về Lịch tập.pdf/ });
    isLater = true;
    const followed: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
      this: HTMLAnchorElement,
    ) {
      followed.push(`${this.download} ${this.href}`);
    });
    await userEvent.click(link);
    await waitFor(() => expect(followed).toEqual([`${paper.name} ${fresh(paper.key)}`]));
    click.mockRestore();
  },
});
