import { discoverFrom, discoverScore } from '#core/community/feed/discover.ts';
import type { LinkPreview } from '#core/community/feed/link-preview.ts';
import type { BellRound, BellRounds, LinkPreviews, Ranking, Rankings } from '#core/community/feed/ports.ts';
import { ascending, descending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';
import { countsIn } from './likes.ts';
import { isMuted, isVisible } from './readers.ts';

declare module '../engine/store.ts' {
  interface Tables {
    feedRankings: Ranking;
    linkPreviews: LinkPreview & Readonly<{ dueAt: Date | null }>;
    bellRounds: BellRound;
  }
}

export const memoryRankings = (view: () => View): Rankings => ({
  async rank(at, most) {
    const from = discoverFrom(at);
    const best = view()
      .table('feedPosts')
      .all()
      .filter(({ status, visibility }) => status === 'PUBLISHED' && visibility === 'PUBLIC')
      .filter(({ publishedAt }) => publishedAt >= from && publishedAt <= at)
      .filter(({ authorId }) => {
        const author = view().table('users').get(authorId);
        return author?.status === 'ACTIVE' && author.isPublic && author.createdAt <= from;
      })
      .map((post) => ({ ...post, score: discoverScore({ ...post, ...countsIn(view(), post.id) }, at) }))
      .toSorted(descending(({ score, id }) => [score, id]))
      .slice(0, most);
    const items = best.map(({ id, authorId }, place) => ({ postId: id, authorId, place }));
    if (items.length > 0) view().table('feedRankings').set(at.toISOString(), { rankedAt: at, items });
    return items.length;
  },

  async deleteBefore(before) {
    for (const [key, { rankedAt }] of view().table('feedRankings').entries())
      if (rankedAt < before) view().table('feedRankings').delete(key);
  },

  async visible(reader, at, rankedAt) {
    const table = view().table('feedRankings');
    const [newest] = table.all().toSorted(descending((ranking) => [ranking.rankedAt]));
    if (rankedAt === null && !newest) return null;
    const ranking = rankedAt === null ? newest : table.get(rankedAt.toISOString());
    const items = (ranking?.items ?? []).filter(({ postId, authorId }) => {
      const post = view().table('feedPosts').get(postId);
      const isOpen = post?.status === 'PUBLISHED' && post.visibility === 'PUBLIC';
      if (!isOpen || !view().table('users').get(authorId)?.isPublic) return false;
      return isVisible(view(), reader)(post) && !isMuted(view(), reader.readerId, authorId, at);
    });
    return { rankedAt: rankedAt ?? ranking?.rankedAt ?? at, items };
  },
});

export const memoryLinkPreviews = (view: () => View): LinkPreviews => {
  const table = () => view().table('linkPreviews');
  const plain = ({ dueAt: _dueAt, ...preview }: LinkPreview & { dueAt: Date | null }): LinkPreview => preview;
  return {
    of: async (urls) =>
      new Map(urls.flatMap((url) => table().get(url) ?? []).map((stored) => [stored.url, plain(stored)])),
    async want(url, at, freshFrom) {
      const known = table().get(url);
      const isFresh = known && known.fetchedAt !== null && known.fetchedAt > freshFrom;
      if (known && (known.dueAt !== null || isFresh)) return;
      const unknown = { url, status: 'PENDING', title: '', description: '', imageId: null, fetchedAt: null } as const; // prettier-ignore
      table().set(url, { ...(known ?? unknown), dueAt: at });
    },
    async take(at, until, limit) {
      const due = table()
        .all()
        .filter(({ dueAt }) => dueAt !== null && dueAt <= at)
        .toSorted(ascending(({ dueAt, url }) => [dueAt ?? at, url]))
        .slice(0, limit);
      for (const preview of due) table().set(preview.url, { ...preview, dueAt: until });
      return due.map(plain);
    },
    async settle(preview) {
      table().set(preview.url, { ...preview, dueAt: null });
    },
  };
};

export const memoryBellRounds = (view: () => View): BellRounds => {
  const table = () => view().table('bellRounds');
  return {
    async start(round) {
      if (!table().get(round.postId)) table().set(round.postId, round);
    },
    take: async () =>
      table()
        .all()
        .toSorted(ascending(({ postId }) => [postId]))[0] ?? null,
    async update(round) {
      if (table().get(round.postId)) table().set(round.postId, round);
    },
    async end(postId) {
      table().delete(postId);
    },
  };
};
