import { signedIn } from '#ui/api/signed-in.ts';
import { chatWaiting } from './chat-waiting.ts';

/**
 * What others wrote leaves the device with the sign-in, also where it was ended elsewhere. What this member wrote and has
 * not sent stays, for when they sign in again.
 */
export const forgetRoomsWithSignIn = (): (() => void) =>
  signedIn.subscribe(() => {
    if (signedIn.current().status !== 'visitor' || !chatWaiting.wasUsed()) return;
    const forget = async () => (await import('../../community/chat/live/session.ts')).forgetRooms();
    // Without a connection the code may not be there; a week later the rooms are dropped all the same.
    forget().catch(() => undefined);
  });
