import type { SeenWeek, WaitingPhoto, WaitingWeek } from '../../waiting-weeks/week-queue.ts';
import { sentPhotos } from '../photos/device-photo.ts';
import { inputsIn, settledInputs, type ProfileValues } from '../profile-form.ts';

type Pressed = Readonly<{
  userId: string;
  values: ProfileValues;
  photos: readonly WaitingPhoto[];
  seen: SeenWeek;
}>;

/** The save as the member pressed it, with everything that it needs to go out later. */
export const waitingWeekOf = ({ userId, values, photos, seen }: Pressed): WaitingWeek => ({
  id: crypto.randomUUID(),
  userId,
  key: crypto.randomUUID(),
  pressedAt: Date.now(),
  seen,
  inputs: settledInputs(inputsIn(values)),
  carriedOver: [...values.carriedOver],
  // A copy: what is kept must not change with the form.
  media: sentPhotos(values.media).map((photo) => ({ ...photo })),
  photos: photos.filter(({ side }) => values.media.some((photo) => photo.side === side)),
  wasSent: false,
  question: null,
});
