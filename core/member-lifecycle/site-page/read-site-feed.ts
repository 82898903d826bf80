import { visitor } from '#core/access/actor/actor.ts';
import { mediaIn } from '#core/content/post/files/media-in.ts';
import { filesOfPost } from '#core/content/post/files/own-files.ts';
import { listPosts } from '#core/content/post/use-cases/read-posts.ts';
import type { PostRow } from '#core/content/post/ports.ts';
import type { PostId } from '#core/content/post/post.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Language } from '#core/kernel/language.ts';
import { addressOf, openAddressExpiry } from '#core/platform/media/address.ts';
import { mediumViews } from '#core/platform/media/medium-view.ts';
import { presentRichText } from '#core/platform/rich-text/views/present-rich-text.ts';
import { readSitePage } from './read-site-page.ts';
import type { SitePage } from './site-page.ts';

const mostItems = 20;

/** An article with its whole text, for those who read it elsewhere. */
export type SiteFeedItem = Readonly<{
  id: PostId;
  slug: string;
  language: Language;
  title: string;
  description: string;
  html: string;
  tags: readonly string[];
  publishedAt: Date;
  /** When readers got the text that they see. */
  textAt: Date;
}>;
export type SiteFeed = Pick<SitePage, 'name' | 'tagline' | 'siteName'> &
  Readonly<{ items: readonly SiteFeedItem[] }>;

/** Addresses of its pictures that last for the page they are read on. */
const shownMedia = async ({ reads, mediaStore, clock }: Composition, row: PostRow) => {
  const ids = mediaIn({ ...row, imageId: null, metaImageId: null });
  const found = await filesOfPost(reads, row, ids);
  const now = clock.now();
  const seen = found.filter(({ hiddenAt }) => hiddenAt === null);
  const views = await mediumViews(
    { media: reads.media, mediaStore, now },
    seen.map((medium) => ({ medium })),
  );
  const shown = views.map(async (view) => {
    const medium = seen.find(({ id }) => id === view.id);
    return medium ? { ...view, ...(await addressOf(mediaStore, medium, now, openAddressExpiry(now))) } : view;
  });
  return new Map((await Promise.all(shown)).map((view) => [view.id, view]));
};

/** The newest articles of a site's owner, in whichever language. Fails as the site's page does. */
export const readSiteFeed = (ports: Composition) => {
  const pageOf = readSitePage(ports);
  const list = listPosts(ports);
  const { sentences: say, baseUrl } = ports;
  return async (asked: Parameters<typeof pageOf>[0]): Promise<SiteFeed> => {
    const { name, tagline, siteName } = await pageOf(asked);
    const { items } = await list(visitor, { authorId: asked.userId, limit: mostItems });
    const rows = await ports.reads.posts.among(items.map(({ id }) => id));
    const texts = await Promise.all(
      items.map(async ({ id, slug, language, title, description, tags }): Promise<SiteFeedItem | null> => {
        const row = rows.find((one) => one.id === id);
        if (!row || row.publishedAt === null) return null;
        const words = {
          tip: say(language, 'site.feed.tip', {}),
          warning: say(language, 'site.feed.warning', {}),
          medical: say(language, 'site.feed.medical', {}),
          table: say(language, 'site.feed.table', {}),
        };
        const media = await shownMedia(ports, row);
        const html = presentRichText(row.html, { media, words, baseUrl, absolute: true });
        const names = tags.map((tag) => tag.name);
        const { publishedAt, textAt } = row;
        return { id, slug, language, title, description, html, tags: names, publishedAt, textAt };
      }),
    );
    return { name, tagline, siteName, items: texts.filter((one) => one !== null) };
  };
};
