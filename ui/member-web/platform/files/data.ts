import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { mediaContract } from '#http/platform/contract/media.ts';
import type { mediaFolders, mediaUploads } from '#http/platform/contract/media-folders.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { mediaKeys, type OwnFile, useMediaRefresh } from '../../app/data/media.ts';
import { client } from '../../app/client.ts';

export type Folder = z.output<(typeof mediaFolders)['list']['output']>['items'][number];
export type Usage = z.output<(typeof mediaContract)['usage']['output']>;
export type Use = z.output<(typeof mediaContract)['uses']['output']>['items'][number];
export type PendingUpload = z.output<(typeof mediaUploads)['list']['output']>['items'][number];
export type OpenedFile = z.output<(typeof mediaContract)['url']['output']>;

export const useFolders = () =>
  useQuery({
    queryKey: [...mediaKeys.all, 'folders'],
    queryFn: ({ signal }) => client.mediaFolders.list(undefined, { signal }),
  });

export const useUsage = () =>
  useQuery({
    queryKey: [...mediaKeys.all, 'usage'],
    queryFn: ({ signal }) => client.media.usage(undefined, { signal }),
  });

/** What was begun on any device and is not finished. */
export const usePendingUploads = () =>
  useQuery({
    queryKey: [...mediaKeys.all, 'uploads'],
    queryFn: ({ signal }) => client.mediaUploads.list(undefined, { signal }),
  });

export const useUses = (id: string) =>
  useQuery({
    queryKey: [...mediaKeys.all, 'uses', id],
    queryFn: ({ signal }) => client.media.uses({ params: { id } }, { signal }),
  });

/** Any file that the reader may open; for everybody else it is not there. */
export const useOpenedFile = (id: string, viewer: string | null, isKnown: boolean) =>
  useQuery({
    queryKey: ['file', id, viewer],
    queryFn: ({ signal }) => client.media.url({ params: { id } }, { signal }),
    // Who asks decides what is answered.
    enabled: isKnown,
    retry: (count, error) => count < 2 && (!isApiError(error) || error.status === 0),
    // The address ends within a minute; who shows the file asks for another one itself.
    refetchOnWindowFocus: false,
  });

/** An address for a download, asked for when it is needed. */
export const freshFile = (id: string): Promise<OpenedFile> => client.media.url({ params: { id } });

type FolderChange = Readonly<{ folder: Folder; name?: string; parentId?: string | null }>;
type FileChange = Readonly<{ file: OwnFile; name?: string; folderId?: string | null }>;

export const useFolderSteps = () => {
  const refresh = useMediaRefresh();
  const create = useMutation({
    mutationFn: (body: Readonly<{ name: string; parentId: string | null }>) =>
      client.mediaFolders.create({ body }),
    onSuccess: refresh,
  });
  const change = useMutation({
    mutationFn: ({ folder: { id, version }, ...body }: FolderChange) =>
      client.mediaFolders.change({ params: { id }, body: { ...body, version } }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Folder) => client.mediaFolders.delete({ params: { id } }),
    onSettled: refresh,
  });
  return { create: create.mutateAsync, change: change.mutateAsync, remove: remove.mutateAsync };
};

export const useFileSteps = () => {
  const refresh = useMediaRefresh();
  const change = useMutation({
    mutationFn: ({ file: { id, version }, ...body }: FileChange) =>
      client.media.change({ params: { id }, body: { ...body, version } }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Pick<OwnFile, 'id'>) => client.media.delete({ params: { id } }),
  });
  const restore = useMutation({
    mutationFn: ({ id }: Pick<OwnFile, 'id'>) => client.media.restore({ params: { id } }),
  });
  return {
    change: change.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
    refresh,
  };
};
