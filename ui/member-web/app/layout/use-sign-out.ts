import { useState } from 'react';
import { signedIn } from '#ui/api/signed-in.ts';
import { chatWaiting } from '../kept-chat/chat-waiting.ts';
import { logout } from '../data/own-account.ts';
import { leavingNotices } from '../leaving-notices.ts';
import { useLocalNavigate } from '../parts/use-local-path.ts';
import { paths } from '../paths.ts';

/** How many messages would be lost; nothing of the chat is fetched where none can be. */
const countUnsent = async (): Promise<number> => {
  const session = signedIn.current();
  if (session.status !== 'member' || !chatWaiting.is()) return 0;
  const { countWaiting } = await import('../../community/chat/live/session.ts');
  return countWaiting(session.user.id);
};

const forgetChat = async (): Promise<void> => {
  if (!chatWaiting.wasUsed()) return;
  const { wipeChat } = await import('../../community/chat/live/session.ts');
  await wipeChat();
};

/** Signing out leaves nothing of the person on this device, and warns before what was not sent yet is lost. */
export const useSignOut = () => {
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const navigate = useLocalNavigate();

  const signOut = async (isWarned = false): Promise<void> => {
    setBusy(true);
    const waiting = isWarned ? 0 : await countUnsent().catch(() => 0);
    if (waiting > 0) {
      setBusy(false);
      return setUnsent(waiting);
    }
    leavingNotices.leaveNow();
    try {
      await logout();
    } catch {
      // Without a connection the cookie stays until it expires; this browser forgets the person all the same.
    }
    await forgetChat().catch(() => undefined);
    await navigate(paths.home);
    signedIn.signOut();
    return undefined;
  };

  return { signOut, busy, unsent, stay: () => setUnsent(0) };
};
