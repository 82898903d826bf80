import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mediaContract } from '#http/platform/contract/media.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { client, send } from '../client.ts';
import { useMay } from '../parts/rights.ts';
import { type NamedPicture, pictureOf } from './picture.ts';

const memberClient = createClient({ media: mediaContract }, send, decodeWithContract);

const perPage = 24;

/** The site's pictures whose names fit, newest first, page by page. */
export const useSharedPictures = (q: string) => {
  const query = useInfiniteQuery({
    queryKey: ['media', 'shared', q],
    queryFn: ({ pageParam, signal }) =>
      client.adminMedia.shared(
        {
          query: {
            limit: perPage,
            ...(q === '' ? {} : { q }),
            ...(pageParam === '' ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Until the next answer, what fitted before.
    placeholderData: (before) => before,
    // Their addresses end some minutes later.
    staleTime: 4 * 60_000,
  });
  return { query, pictures: (query.data?.pages ?? []).flatMap(({ items }) => items.map(pictureOf)) };
};

/** Of the caller, who names the attempt: a form has no text to tell two pictures apart by. */
type Attempt = Readonly<{ key: string; signal?: AbortSignal }>;
export type SendPicture = (file: Blob, name: string, attempt: Attempt) => Promise<NamedPicture>;

/**
 * Keeps a new picture: among the site's, for those who may add to them, else as the sender's own, which the record shows
 * from then on.
 */
export const useSendPicture = (): Readonly<{ isShared: boolean; sendPicture: SendPicture }> => {
  const queries = useQueryClient();
  const isShared = useMay()('media.create');
  const sendPicture = useCallback<SendPicture>(
    async (file, name, { key, signal }) => {
      const body = new FormData();
      if (!isShared) body.set('purpose', 'GENERAL');
      body.set('file', file, name);
      const options = { idempotencyKey: key, ...(signal ? { signal } : {}) };
      const kept = isShared
        ? await client.adminMedia.share({ body }, options)
        : await memberClient.media.upload({ body }, options);
      if (isShared) void queries.invalidateQueries({ queryKey: ['media'] });
      return pictureOf(kept);
    },
    [isShared, queries],
  );
  return { isShared, sendPicture };
};
