import type { Application } from '#core/application.ts';
import type { FeedFilter, FeedPost } from '#core/content/post/use-cases/feed-posts.ts';
import { inLanguage, type Language } from '#core/kernel/language.ts';
import { pageLink } from '#core/kernel/page-link.ts';
import { presentRichText } from '#core/platform/rich-text/views/present-rich-text.ts';
import { say } from '#adapters/ports/messages.ts';
import { escapeHtml } from '../plain-page.ts';
import type { Feed, FeedItem } from './write-feed.ts';

const wordsIn = (language: Language) => ({
  tip: say(language, 'feed.callout.tip'),
  warning: say(language, 'feed.callout.warning'),
  medical: say(language, 'feed.callout.medical'),
  table: say(language, 'feed.table'),
});

const itemOf = (post: FeedPost, baseUrl: string): FeedItem => {
  const { id, slug, language, title, description, image, html, media, author, category, tags } = post;
  const text = presentRichText(html, {
    media: new Map(media.map((medium) => [medium.id, medium])),
    words: wordsIn(language),
    baseUrl,
    absolute: true,
  });
  const picture =
    image === null ? '' : `<p><img src="${escapeHtml(image.url)}" alt="${escapeHtml(image.alt)}"></p>`;
  return {
    id: `urn:uuid:${id}`,
    url: pageLink(baseUrl, language, `/post/${encodeURIComponent(slug)}`),
    title,
    summary: description,
    html: picture + text,
    authors: author === null || author.name === '' ? [] : [author.name],
    categories: [
      ...(category === null ? [] : [inLanguage(category.name, language)]),
      ...tags.map(({ name }) => name),
    ],
    publishedAt: post.publishedAt,
    updatedAt: post.textAt,
  };
};

type Place = Pick<Feed, 'title' | 'description' | 'language' | 'pageUrl' | 'ownUrl'>;

/**
 * The newest articles that anybody may read, whole: of the platform, of a category or of one author, as the feed of an
 * author's own site is. `place` says what it is called and where it stands.
 */
export const postsFeed = async (
  { app, baseUrl }: Readonly<{ app: Pick<Application, 'post'>; baseUrl: string }>,
  filter: FeedFilter,
  place: Place,
): Promise<Feed> => ({
  ...place,
  items: (await app.post.feedPosts(filter)).map((post) => itemOf(post, baseUrl)),
});
