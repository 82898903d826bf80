import { isLanguage, type Language } from '#core/kernel/language.ts';
import { localDraft } from '../../../app/device/local-draft.ts';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export type PlayerPreferences = Readonly<{ speed: number; captions: Language | 'off' }>;

const read = (stored: unknown): PlayerPreferences | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { speed, captions } = stored as Record<string, unknown>; // any object may be read so
  const known = speeds.find((one) => one === speed);
  if (known === undefined) return undefined;
  return { speed: known, captions: isLanguage(captions) ? captions : 'off' };
};

/** How this device plays videos; it goes for every lesson. */
export const keptPreferences = localDraft('learning-player', read);
