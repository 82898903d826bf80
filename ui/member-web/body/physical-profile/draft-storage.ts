import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { bodySides } from '#core/body/snapshot/snapshot.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { sentPhotos } from './photos/device-photo.ts';
import { completeInputs, type Photo } from './profile-form.ts';

export type DraftContent = Readonly<{
  inputs: ProfileInputs;
  carriedOver: readonly string[];
  media: readonly Photo[];
  step: number;
}>;

export type DeviceDraft = DraftContent &
  Readonly<{
    /** The server's version that this one continues; 0: the server has none. */
    version: number;
    savedAt: number;
    /** The server has exactly this. */
    synced: boolean;
    /** Which tab wrote it. */
    tab: string;
  }>;

const keyOf = (userId: string) => `fitboard.profile-draft.${userId}`;

const isPhoto = (value: unknown): value is Photo => {
  const photo = value as Partial<Photo> | null; // anything may lie in the storage
  return typeof photo?.mediaId === 'string' && bodySides.some((side) => side === photo.side);
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const parseDraft = (text: string | null): DeviceDraft | null => {
  if (text === null) return null;
  try {
    const given = JSON.parse(text) as Partial<DeviceDraft> | null; // checked field by field below
    if (given === null || typeof given !== 'object' || typeof given.savedAt !== 'number') return null;
    return {
      inputs: completeInputs(given.inputs ?? {}),
      carriedOver: texts(given.carriedOver),
      media: Array.isArray(given.media) ? sentPhotos(given.media.filter(isPhoto)) : [],
      step: Number.isInteger(given.step) ? Number(given.step) : 0,
      version: Number.isInteger(given.version) ? Number(given.version) : 0,
      savedAt: given.savedAt,
      synced: given.synced === true,
      tab: typeof given.tab === 'string' ? given.tab : '',
    };
  } catch {
    return null;
  }
};

/** A browser may refuse to store (private mode, a full disk): then the server's copy has to do. */
export const draftStorage = (userId: string) => {
  const key = keyOf(userId);
  return {
    key,
    read: (): DeviceDraft | null => {
      try {
        return parseDraft(localStorage.getItem(key));
      } catch {
        return null;
      }
    },
    write: (draft: DeviceDraft): boolean => {
      // A form that closes with its page must not leave anything of a member who has signed out.
      const session = signedIn.current();
      if (session.status !== 'member' || session.user.id !== userId) return false;
      try {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    remove: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept, so nothing is left.
      }
    },
  };
};
