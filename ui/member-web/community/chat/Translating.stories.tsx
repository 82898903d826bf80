import { Route, Routes } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import type { Translator } from '#core/platform/translation/ports.ts';
import { me, seed, serverFor, talks } from '#fixtures/community/chat-talks.ts';
import { plainTranslator } from '#fixtures/platform/translator.ts';
import preview from '../../../../.storybook/preview.tsx';
import { chatRoomPath } from '../../app/paths.ts';
import ChatPage from './ChatPage.tsx';
import { wipeChat } from './live/session.ts';

const Frame = () => (
  <main style={{ display: 'flex', height: '100dvh' }}>
    <Routes>
      <Route path="/en?/dashboard/chat/:roomId?" element={<ChatPage />} />
    </Routes>
  </main>
);

/** Everybody in the room agreed to it. */
const agreed = seed.users.map((user) => ({ ...user, translation: true }));
const serverWith = (translator: Translator, as = { ...me, translation: true }) => ({
  ...serverFor(as),
  seed: { ...seed, users: agreed },
  ports: { translator },
});

const meta = preview.meta({
  title: 'Features/Chat/Translating',
  component: Frame,
  parameters: {
    layout: 'fullscreen',
    path: chatRoomPath(talks.withLan),
    server: serverWith(plainTranslator()),
  },
  beforeEach: async () => {
    await wipeChat();
    return wipeChat;
  },
});

type Canvas = Pick<typeof screen, 'findAllByRole' | 'findByText' | 'findByRole' | 'queryByText'>;
type Person = Readonly<{ click: (element: Element) => Promise<void> }>;

const openMenu = async (canvas: Canvas, { click }: Person, name = /^Việc với tin nhắn của Trần/) => {
  const buttons = await canvas.findAllByRole('button', { name });
  await click(buttons.at(-1)!); // each message has one
};

export const ToAndFro = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dịch' }));
    await expect(await canvas.findByText(/^\[vi\] /)).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem bản gốc' }));
    await waitFor(() => expect(canvas.queryByText(/^\[vi\] /)).toBeNull());
  },
});

export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, /Trần Thị Ngọc Lan/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Translate' }));
    await expect(await canvas.findByText(/^\[en\] /)).toBeInTheDocument();
  },
});

export const Asking = meta.story({
  parameters: {
    server: serverWith({ host: 'model.example', translate: () => new Promise(() => undefined) }),
  },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dịch' }));
    await expect(await canvas.findByText('Đang dịch…')).toBeInTheDocument();
  },
});

/** The original stays where it is, with why, and a way to try again. */
export const WithoutAnAnswer = meta.story({
  parameters: { server: serverWith({ host: 'model.example', translate: async () => null }) },
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dịch' }));
    await expect(await canvas.findByText(/Hiện chưa dịch được/)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

const hasNoButton = async ({ canvas, userEvent }: Readonly<{ canvas: Canvas; userEvent: Person }>) => {
  await openMenu(canvas, userEvent);
  await expect(await screen.findByRole('menuitem', { name: 'Trả lời' })).toBeInTheDocument();
  await expect(screen.queryByRole('menuitem', { name: 'Dịch' })).toBeNull();
};
export const NotAgreed = meta.story({
  parameters: { server: serverWith(plainTranslator(), me) },
  play: hasNoButton,
});
export const WithoutAModel = meta.story({
  parameters: { server: serverWith({ host: null, translate: async () => null }) },
  play: hasNoButton,
});
