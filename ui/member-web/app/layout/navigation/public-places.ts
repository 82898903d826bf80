import type { MessageId } from '#ui/intl.ts';
import { paths } from '../../paths.ts';

type PublicPlace = Readonly<{ to: string; label: MessageId }>;

/** What visitors are led to, in the order of the bar. */
export const publicPlaces: readonly PublicPlace[] = [
  { to: paths.aiCoach, label: 'nav.aiCoach' },
  { to: paths.coaches, label: 'nav.coaches' },
  { to: paths.challenges, label: 'nav.challenges' },
  { to: paths.articles, label: 'nav.articles' },
  { to: paths.pricing, label: 'nav.pricing' },
];
