import { Route, Routes } from 'react-router';
import { longTalk, me, now, serverFor, talks } from '#fixtures/community/chat-talks.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { chatRoomPath, paths } from '../../../app/paths.ts';
import ChatPage from '../ChatPage.tsx';
import { chatSessionOf, wipeChat } from '../live/session.ts';
import { client } from '../../../app/client.ts';

const Frame = () => (
  <main style={{ display: 'flex', height: '100dvh' }}>
    <Routes>
      <Route path="/en?/dashboard/chat/:roomId?" element={<ChatPage />} />
    </Routes>
  </main>
);
const meta = preview.meta({
  title: 'Probe/Room',
  component: Frame,
  parameters: { layout: 'fullscreen', path: paths.chat, server: serverFor() },
  beforeEach: async () => {
    await wipeChat();
    Object.assign(globalThis, { chatSessionOf, client, meId: me.id });
    return wipeChat;
  },
});
const long = longTalk(10_000);
const mid = longTalk(600);
Object.assign(globalThis, { longRoom: long.roomId, midRoom: mid.roomId });
export const Long = meta.story({
  parameters: { path: chatRoomPath(long.roomId), server: { as: me, at: now, seed: long.seed } },
});
export const Mid = meta.story({
  parameters: { path: chatRoomPath(mid.roomId), server: { as: me, at: now, seed: mid.seed } },
});
const unreadSeed = {
  ...mid.seed,
  chatMembers: mid.seed.chatMembers.map((member) =>
    member.userId === me.id ? { ...member, readSeq: 300 } : member,
  ),
};
export const Unread = meta.story({
  parameters: { path: chatRoomPath(mid.roomId), server: { as: me, at: now, seed: unreadSeed } },
});
export const At = meta.story({
  parameters: { path: `${chatRoomPath(mid.roomId)}?at=222`, server: { as: me, at: now, seed: mid.seed } },
});
export const Lan = meta.story({ parameters: { path: chatRoomPath(talks.withLan) } });
export const Group = meta.story({ parameters: { path: chatRoomPath(talks.group) } });
