import type { QueryClient } from '@tanstack/react-query';
import { signedIn, type SignedInUser } from '#ui/api/signed-in.ts';
import { deviceMarks } from '#ui/device/device-marks.ts';
import { forgetDevice } from '#ui/device/forget-device.ts';

/** Without the copy for offline use no page would open to show any of it. */
const whenCopyStands = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.ready;
  return true;
};

const memberNow = (): SignedInUser | undefined => {
  const session = signedIn.current();
  return session.status === 'member' ? session.user : undefined;
};

/** Known from this device alone: nothing answers. */
const isUnproven = (): boolean => {
  const session = signedIn.current();
  return session.status === 'member' && session.accessToken === '';
};

/** Ends keeping before anything is forgotten: an answer that comes meanwhile must not be kept again. */
let stopKeeping: (() => void) | undefined;

const endKeeping = () => {
  stopKeeping?.();
  stopKeeping = undefined;
};

/** At signing out: nothing of the member stays on this device. */
export const leaveDevice = async (): Promise<void> => {
  endKeeping();
  await forgetDevice(null);
};

/**
 * Keeps what the signed-in member reads, for when there is no connection, and forgets it with the sign-in; another
 * member's is forgotten before anything of this one is kept.
 * @returns how to stop
 */
export const keepDevice = (queries: QueryClient): (() => void) => {
  let keptUser: SignedInUser | undefined;
  let isEnded = false;

  const keepMember = async (user: SignedInUser): Promise<void> => {
    if (!(await whenCopyStands())) return;
    const [{ keepAnswers, restoreAnswers }, { answersOnDevice }] = await Promise.all([
      import('./keep-answers.ts'),
      import('./answers-database.ts'),
    ]);
    if (isEnded || memberNow()?.id !== user.id) return;
    await answersOnDevice.keepMember(user);
    if (isUnproven() || !navigator.onLine) await restoreAnswers(queries, user.id);
    if (isEnded || memberNow()?.id !== user.id || stopKeeping !== undefined) return;
    const stopAnswers = keepAnswers(queries, user.id);
    const restore = () => void restoreAnswers(queries, user.id).catch(() => undefined);
    addEventListener('offline', restore);
    stopKeeping = () => {
      stopAnswers();
      removeEventListener('offline', restore);
    };
  };

  const forgetAnswers = async (): Promise<void> => {
    endKeeping();
    if (deviceMarks.owner() === null) return;
    await (await import('./answers-database.ts')).answersOnDevice.forget();
  };

  const follow = async (): Promise<void> => {
    const user = memberNow();
    const before = keptUser;
    keptUser = user;
    if (user !== undefined && user === before) return;
    if (user === undefined) {
      if (signedIn.current().status === 'visitor') await forgetAnswers();
      return;
    }
    if (before?.id !== user.id) endKeeping();
    deviceMarks.setLeaving(false);
    const owner = deviceMarks.owner();
    if (owner !== null && owner !== user.id) await forgetDevice(user.id);
    deviceMarks.setOwner(user.id);
    await keepMember(user);
  };

  const changed = () => void follow().catch(() => undefined); // a browser that keeps nothing works all the same
  changed();
  const stopHearing = signedIn.subscribe(changed);
  return () => {
    isEnded = true;
    stopHearing();
    endKeeping();
  };
};
