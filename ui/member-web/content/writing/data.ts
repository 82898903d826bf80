import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { writtenPosts } from '#http/content/contract/written-posts.ts';
import type { PostStatus } from '#core/content/post/post.ts';
import type { Language } from '#core/kernel/language.ts';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { mediumBy } from '#ui/learning/data.ts';
import { client } from '../../app/client.ts';
import { articleKeys } from '../data.ts';

export type Written = z.output<(typeof writtenPosts)['read']['output']>;
export type WrittenCard = z.output<(typeof writtenPosts)['listOwn']['output']>['items'][number];
export type Revision = z.output<(typeof writtenPosts)['revisions']['output']>[number];
export type CopyBody = z.input<(typeof writtenPosts)['keepCopy']['body']>;

const keys = {
  lists: ['me', 'posts'] as const,
  list: (status: PostStatus | undefined) => ['me', 'posts', status] as const,
  one: (id: string) => ['posts', 'written', id] as const,
  revisions: (id: string) => ['posts', 'written', id, 'revisions'] as const,
};

/** What one has written, last changed first. */
export const useOwnArticles = (status: PostStatus | undefined) => {
  const query = useInfiniteQuery({
    queryKey: keys.list(status),
    ...cursorPages((place, options) =>
      client.writtenPosts.listOwn(
        { query: { limit: 20, ...(status === undefined ? {} : { status }), ...place } },
        options,
      ),
    ),
  });
  return { query, articles: (query.data?.pages ?? []).flatMap(({ items }) => items) };
};

const read = (id: string): Promise<Written> => client.writtenPosts.read({ params: { id } });

export const useWritten = (id: string) => useQuery({ queryKey: keys.one(id), queryFn: () => read(id) });

export const useRevisions = (id: string) =>
  useQuery({
    queryKey: keys.revisions(id),
    queryFn: ({ signal }) => client.writtenPosts.revisions({ params: { id } }, { signal }),
  });

/** The operator's model, by the name of its host; null: there is none. */
export const useTranslationHost = (): string | null => {
  const { data = null } = useQuery({
    queryKey: ['translation-host'],
    queryFn: async ({ signal }) => (await client.site.publicSettings({}, { signal })).translationHost,
    staleTime: Infinity,
  });
  return data;
};

/** What a writer can do; each answers the article as it stands then. */
export const useWriterSteps = () => {
  const queries = useQueryClient();
  const keep = async (written: Written): Promise<Written> => {
    queries.setQueryData(keys.one(written.id), written);
    await Promise.all([
      queries.invalidateQueries({ queryKey: keys.lists }),
      queries.invalidateQueries({ queryKey: keys.revisions(written.id) }),
      queries.invalidateQueries({ queryKey: articleKeys.ones }),
    ]);
    return written;
  };
  const calls = client.writtenPosts;
  const once = () => ({ idempotencyKey: crypto.randomUUID() });
  return {
    read: async (id: string) => {
      const written = await read(id);
      queries.setQueryData(keys.one(id), written);
      return written;
    },
    create: async (title: string, language: Language) =>
      keep(await calls.create({ body: { title, language } }, once())),
    keepCopy: (id: string, body: CopyBody) => calls.keepCopy({ params: { id }, body }),
    /** Of what the server keeps under this version, which is what is on the screen. */
    save: async (
      id: string,
      version: number,
      parts: Readonly<{ enableComments?: boolean; isReviewed?: true }> = {},
    ) => keep(await calls.save({ params: { id }, body: { version, ...parts } })),
    submit: async (id: string, version: number) =>
      keep(await calls.submit({ params: { id }, body: { version } })),
    publish: async (id: string) => {
      const { version } = await read(id);
      return keep(await calls.publish({ params: { id }, body: { version } }));
    },
    withdraw: async (id: string) => keep(await calls.withdraw({ params: { id } })),
    translate: async (id: string, isMachine: boolean) =>
      keep(await calls.translate({ params: { id }, body: { isMachine } }, once())),
    trash: async (id: string) => keep(await calls.trash({ params: { id }, body: {} })),
    restore: async (id: string) => keep(await calls.restore({ params: { id } })),
    restoreRevision: async (id: string, rev: number) => {
      const { copyVersion } = await read(id);
      return keep(await calls.restoreRevision({ params: { id, rev }, body: { version: copyVersion } }));
    },
    sharePreview: async (id: string) => {
      const { token } = await calls.sharePreview({ params: { id } });
      await keep(await read(id));
      return token;
    },
    revokePreview: async (id: string) => {
      await calls.revokePreview({ params: { id } });
      await keep(await read(id));
    },
  };
};
export type WriterSteps = ReturnType<typeof useWriterSteps>;

export const shownOf = ({
  id,
  type,
  url,
  thumbnailUrl,
  width,
  height,
}: Omit<ShownMedium, 'posterUrl'>): ShownMedium => ({
  id,
  type,
  url,
  thumbnailUrl,
  posterUrl: null,
  width,
  height,
});

export const uploadImage = async (file: File, signal: AbortSignal): Promise<ShownMedium> => {
  const body = new FormData();
  body.set('purpose', 'ARTICLE');
  body.set('file', file, file.name);
  return shownOf(await client.media.upload({ body }, { signal, idempotencyKey: crypto.randomUUID() }));
};

const mediumOf = mediumBy(client.media.url);
const freshMs = 50_000;

/** A picture with the address it has now. */
export const usePicture = (id: string | null) =>
  useQuery({
    queryKey: ['posts', 'medium', id],
    queryFn: () => mediumOf(id ?? ''),
    enabled: id !== null,
    staleTime: freshMs,
    refetchInterval: freshMs,
  });
