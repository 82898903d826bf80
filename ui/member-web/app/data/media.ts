import { useQueryClient } from '@tanstack/react-query';
import { freshAddress } from '#ui/api/fresh-addresses.ts';
import { client } from '../client.ts';

type Medium = Readonly<{ mediaId: string; thumbnail: boolean; address: string }>;

/** Another address for a private file: one's own by itself, another person's with what the page shows of theirs. */
export const useFreshAddress = () => {
  const queries = useQueryClient();
  return ({ mediaId, thumbnail, address }: Medium): Promise<string | null> =>
    client.media.url({ params: { id: mediaId } }).then(
      ({ url, thumbnailUrl }) => (thumbnail ? (thumbnailUrl ?? url) : url),
      () => freshAddress(queries, address),
    );
};
