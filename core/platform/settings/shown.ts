import type { Settings } from './site.ts';

/** The logo that the platform comes with. */
export const ownLogoUrl = '/logo.svg';

/** What stands in a setting that holds several, apart by spaces. */
export const wordsOf = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

/** Whether this page is not open yet. `path` is without language. */
export const isComingSoon = ({ comingSoon }: Pick<Settings, 'comingSoon'>, path: string): boolean =>
  wordsOf(comingSoon).some((address) => path === address || path.startsWith(`${address}/`));
