import type { MessageId } from '#ui/intl.ts';
import { paths } from '../../paths.ts';

type PublicPlace = Readonly<{ to: string; label: MessageId }>;

/** What visitors are led to, in the order of the bar. Until the AI Coach has a screen, the home page says what it will do. */
export const publicPlaces: readonly PublicPlace[] = [
  { to: '/#ai-coach', label: 'nav.aiCoach' },
  { to: paths.coaches, label: 'nav.coaches' },
  { to: paths.challenges, label: 'nav.challenges' },
  { to: paths.articles, label: 'nav.articles' },
  { to: paths.pricing, label: 'nav.pricing' },
];
