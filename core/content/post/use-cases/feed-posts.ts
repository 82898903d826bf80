import { visitor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { MediumView } from '#core/platform/media/medium-view.ts';
import { postCards, type PostCard } from '../views/post-card.ts';
import { textMedia, type PageNeeds } from '../views/post-page.ts';

/** As many as a feed holds. */
const feedLength = 20;

/** A published article as those read it who follow by a feed: whole, and as a stranger sees it. */
export type FeedPost = PostCard &
  Readonly<{
    html: string;
    media: readonly MediumView[];
    publishedAt: Date;
    /** When readers got this text. */
    textAt: Date;
  }>;

export type FeedFilter = Readonly<{
  language?: Language | undefined;
  /** Id or address. */
  category?: string | undefined;
  authorId?: UserId | undefined;
}>;

/** The newest articles, for feeds. */
export const feedPosts =
  (needs: PageNeeds) =>
  async (filter: FeedFilter): Promise<readonly FeedPost[]> => {
    const { items } = await needs.reads.posts.pageOf({ ...filter, viewerId: null }, { limit: feedLength });
    const cards = await postCards(needs)(visitor, items);
    return Promise.all(
      items.map(async (row, index) => ({
        ...cards[index]!, // one for each row
        html: row.html,
        media: await textMedia(needs, row),
        publishedAt: row.publishedAt ?? row.createdAt,
        textAt: row.textAt,
      })),
    );
  };
