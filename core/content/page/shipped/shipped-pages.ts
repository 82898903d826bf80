import type { PageKey, PublishedVersion, PageWords } from '../page.ts';
import { aboutUsWords } from './about-us.ts';
import { postFeaturesWords } from './post-features.ts';
import { privacyWords } from './privacy.ts';
import { termsWords } from './terms.ts';

const effectiveAt = new Date('2026-11-01T00:00:00+07:00');

const shipped = (key: PageKey, words: PageWords): PublishedVersion => ({
  id: `shipped-${key}`,
  key,
  number: 1,
  status: 'PUBLISHED',
  ...words,
  effectiveAt,
  consentVersion: null,
  publishedBy: null,
  version: 1,
  createdAt: effectiveAt,
  updatedAt: effectiveAt,
});

/** What each page says before staff have written anything: stored by nobody, shown while nothing else is in force. */
export const shippedPages: Readonly<Record<PageKey, PublishedVersion>> = {
  'about-us': shipped('about-us', aboutUsWords),
  'post-features': shipped('post-features', postFeaturesWords),
  terms: shipped('terms', termsWords),
  privacy: shipped('privacy', privacyWords),
};
