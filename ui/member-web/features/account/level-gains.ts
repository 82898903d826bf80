import type { PaidLevel } from '#core/level/level.ts';
import type { MessageId } from '#ui/intl.tsx';

/** What a level opens, and the screen where that is; what has no screen yet is said to be coming. */
export const levelGains: Readonly<
  Record<PaidLevel, readonly Readonly<{ words: MessageId; screen: string }>[]>
> = {
  PRO: [{ words: 'account.level.gain.aiChat', screen: '/dashboard/ai-chat' }],
  PREMIUM: [],
};

/** The test beside compares this list with the map of screens, so that neither is forgotten. */
export const comingScreens: ReadonlySet<string> = new Set(['/dashboard/ai-chat']);

/** In whole percent: what a year costs less than the same days bought by the month. */
export const yearSaving = (month: number, year: number): number =>
  month <= 0 ? 0 : Math.max(0, Math.floor((1 - year / ((month * 365) / 30)) * 100));
