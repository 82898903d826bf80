declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    ownSite: 'site.poster.scan' | `site.page.${SitePageWord}` | `site.feed.${SiteFeedWord}`;
  }
}

/** Words of a member's site that the platform gives. */
export type SitePageWord =
  | 'about' | 'badges' | 'certificates' | 'stats' | 'rating' | 'gallery' | 'posts' | 'challenges' | 'price' | 'links'
  | 'followers' | 'members' | 'contact' | 'request' | 'free' | 'footer' | 'missing' | 'missingText' | 'other'
  | 'minutes' | 'feed' | 'unreachable' | 'unreachableText' | 'verified' | 'reviews' | 'agree' | 'weeks' | 'bodyFat' | 'refuse' | 'consent'; // prettier-ignore

/** What callouts and tables are called where an article is read without our screens. */
type SiteFeedWord = 'tip' | 'warning' | 'medical' | 'table';
