import { signedIn } from '#ui/api/signed-in.ts';
import { answersOnDevice } from './answers-database.ts';
import { deviceMarks } from '#ui/device/device-marks.ts';

/**
 * Nothing answers who this is: the member who was signed in here reads on with what lies on this device. Whatever is asked of
 * the server waits for a sign-in as before.
 * @returns whether there was one
 */
export const resumeFromDevice = async (): Promise<boolean> => {
  const owner = deviceMarks.owner();
  if (owner === null) return false;
  const user = await answersOnDevice.member(owner).catch(() => undefined);
  if (user === undefined || signedIn.current().status !== 'unknown') return false;
  signedIn.resume(user);
  return true;
};
