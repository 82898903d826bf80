import { useState } from 'react';
import { signedIn } from '#ui/api/signed-in.ts';
import { viewingMark } from '#ui/api/viewing-mark.ts';
import { chatWaiting } from '../kept-chat/chat-waiting.ts';
import { logout } from '../data/own-account.ts';
import { deviceMarks } from '#ui/device/device-marks.ts';
import { leaveDevice } from '../device/keep-device.ts';
import { leavingNotices } from '../leaving-notices.ts';
import { useLocalNavigate } from '../parts/use-local-path.ts';
import { paths } from '../paths.ts';

export type Unsent = Readonly<{ messages: number; weeks: number }>;
const nothing: Unsent = { messages: 0, weeks: 0 };

/** How many messages would be lost; nothing of the chat is fetched where none can be. */
const countMessages = async (): Promise<number> => {
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
  const [unsent, setUnsent] = useState(nothing);
  const navigate = useLocalNavigate();

  const signOut = async (isWarned = false): Promise<void> => {
    setBusy(true);
    // There is no sign-in of the member to end here: the way out is out of the viewing.
    if (viewingMark.current() !== null) {
      viewingMark.leave();
      return location.assign('/admin/');
    }
    const messages = isWarned ? 0 : await countMessages().catch(() => 0);
    const weeks = isWarned ? 0 : deviceMarks.waitingWeeks();
    if (messages + weeks > 0) {
      setBusy(false);
      return setUnsent({ messages, weeks });
    }
    leavingNotices.leaveNow();
    try {
      await logout();
    } catch {
      // Without a connection the cookie stays: the server hears of it before this browser asks who reads.
      deviceMarks.setLeaving(true);
    }
    await forgetChat().catch(() => undefined);
    await leaveDevice();
    await navigate(paths.home);
    signedIn.signOut();
    // A form that closed with its page may have kept its last words once more.
    await leaveDevice();
    return undefined;
  };

  return { signOut, busy, unsent, stay: () => setUnsent(nothing) };
};
