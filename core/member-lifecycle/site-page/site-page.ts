import type { PostCard } from '#core/content/post/views/post-card.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { OwnSite, SiteLink } from '#core/sites/own-site/own-site.ts';

/** An article of the owner's; it is read on the platform, in its own language. */
export type SitePost = Pick<
  PostCard,
  'slug' | 'language' | 'title' | 'description' | 'publishDate' | 'readingMinutes'
> &
  Readonly<{ imageUrl: string | null; imageAlt: string }>;

/** What one block shows. A block that has nothing to show, or nothing that visitors may see, is left out. */
export type SiteBlockContent =
  | Readonly<{ kind: 'about'; text: string }>
  | Readonly<{
      kind: 'badges' | 'certificates';
      items: readonly Readonly<{ publicId: string; title: string }>[];
    }>
  | Readonly<{
      kind: 'stats';
      weeks: number | null;
      streak: number | null;
      bmi: number | null;
      bodyFat: number | null;
    }>
  | Readonly<{ kind: 'rating'; mean: number; count: number }>
  | Readonly<{ kind: 'gallery'; items: readonly Readonly<{ url: string; alt: string }>[] }>
  | Readonly<{ kind: 'posts'; items: readonly SitePost[] }>
  | Readonly<{ kind: 'challenges'; items: readonly Readonly<{ slug: string; title: string; pay: number }>[] }>
  | Readonly<{ kind: 'price'; price: number; username: string }>
  | Readonly<{ kind: 'links'; items: readonly SiteLink[] }>
  | Readonly<{ kind: 'followers' | 'members'; count: number }>
  | Readonly<{ kind: 'contact'; email: string | null; phone: string | null }>;

/** A member's site as any visitor sees it. */
export type SitePage = Pick<OwnSite, 'palette' | 'analyticsId' | 'facebookAppId'> &
  Readonly<{
    userId: UserId;
    language: Language;
    siteName: string;
    name: string;
    tagline: string;
    avatarUrl: string | null;
    faviconUrl: string | null;
    logoUrl: string | null;
    textLogoUrl: string | null;
    blocks: readonly SiteBlockContent[];
  }>;
