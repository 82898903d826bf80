declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    ownSite: 'site.poster.scan' | `site.page.${SitePageWord}`;
  }
}

/** Words of a member's site that the platform gives. */
export type SitePageWord =
  | 'about' | 'badges' | 'certificates' | 'stats' | 'rating' | 'gallery' | 'challenges' | 'price' | 'links'
  | 'followers' | 'members' | 'contact' | 'request' | 'free' | 'footer' | 'missing' | 'missingText' | 'other'
  | 'agree' | 'weeks' | 'bodyFat' | 'refuse' | 'consent'; // prettier-ignore
