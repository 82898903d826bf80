import { useState } from 'react';
import { altMaxLength, mostMedia } from '#core/community/feed/post.ts';
import type { PickedFile } from '../../app/uploads/picker/use-picked.ts';
import type { UploadItem } from '../../app/uploads/upload-item.ts';
import { useUploads } from '../../app/uploads/use-uploads.ts';
import type { Post, PostBody } from '../post/data.ts';

/** One picture or video of the post: on its way, or there already. */
export type Attachment = Readonly<{
  key: string;
  alt: string;
  /** Of a file that is on its way or has just arrived. */
  uploadId: string | null;
  mediumId: string | null;
  url: string | null;
  type: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'FILE';
}>;

const fromPost = (media: Post['media']): readonly Attachment[] =>
  media.map(({ id, alt, url, thumbnailUrl, type }) => ({
    key: id,
    alt,
    uploadId: null,
    mediumId: id,
    url: thumbnailUrl ?? url,
    type,
  }));

const purpose = 'FEED';

/** Pictures in their order; each is sent as soon as it is chosen. */
export const useAttachments = (start: Post['media'] = []) => {
  const { queue, items } = useUploads(purpose);
  const [list, setList] = useState<readonly Attachment[]>(() => fromPost(start));
  const [isTooMany, setTooMany] = useState(false);
  const uploadOf = ({ uploadId }: Attachment): UploadItem | undefined =>
    uploadId === null ? undefined : items.find(({ id }) => id === uploadId);

  const add = (files: readonly File[]) => {
    const room = mostMedia - list.length;
    setTooMany(files.length > room);
    const taken = files.slice(0, Math.max(0, room));
    const ids = queue.add(taken, { purpose });
    const added = ids.map((id, index): Attachment => ({
      key: id,
      alt: '',
      uploadId: id,
      mediumId: null,
      url: null,
      type: taken[index]?.type.startsWith('video/') ? 'VIDEO' : 'IMAGE',
    }));
    setList((before) => [...before, ...added]);
  };

  /** What the picker hands over has arrived on the server already. */
  const addPicked = (files: readonly PickedFile[]) =>
    setList((before) => {
      const known = new Set(before.map(({ mediumId }) => mediumId));
      const added = files
        .filter(({ id }) => !known.has(id))
        .map(({ id, type, url, thumbnailUrl }): Attachment => ({
          key: id,
          alt: '',
          uploadId: null,
          mediumId: id,
          url: thumbnailUrl ?? url,
          type,
        }));
      return [...before, ...added].slice(0, mostMedia);
    });

  const remove = (key: string) => {
    const gone = list.find((one) => one.key === key);
    setList((before) => before.filter((one) => one.key !== key));
    setTooMany(false);
    if (gone?.uploadId) void queue.cancel(gone.uploadId);
  };

  const move = (key: string, by: 1 | -1) =>
    setList((before) => {
      const from = before.findIndex((one) => one.key === key);
      const to = from + by;
      const one = before[from];
      if (one === undefined || to < 0 || to >= before.length) return before;
      const next = before.filter((other) => other.key !== key);
      return [...next.slice(0, to), one, ...next.slice(to)];
    });

  const cancelAll = () => {
    for (const { uploadId } of list) if (uploadId !== null) void queue.cancel(uploadId);
  };

  const mediumIdOf = (one: Attachment) => one.mediumId ?? uploadOf(one)?.medium?.id ?? null;

  return {
    list,
    uploadOf,
    isTooMany,
    add,
    addPicked,
    remove,
    move,
    describe: (key: string, alt: string) =>
      setList((before) =>
        before.map((one) => (one.key === key ? { ...one, alt: alt.slice(0, altMaxLength) } : one)),
      ),
    retry: (one: Attachment) => one.uploadId !== null && queue.retry(one.uploadId),
    isOnTheWay: list.some((one) => mediumIdOf(one) === null && uploadOf(one)?.status !== 'FAILED'),
    hasFailed: list.some((one) => mediumIdOf(one) === null && uploadOf(one)?.status === 'FAILED'),
    body: (): PostBody['media'] =>
      list.flatMap((one) => {
        const mediumId = mediumIdOf(one);
        return mediumId === null ? [] : [{ mediumId, alt: one.alt }];
      }),
    /** After the post is there. */
    forget: () => queue.dismiss(list.flatMap(({ uploadId }) => uploadId ?? [])),
    /** When it is thrown away. */
    cancelAll,
    /** In place of everything here: what another version of the post shows. */
    showPost: (media: Post['media']) => {
      cancelAll();
      setTooMany(false);
      setList(fromPost(media));
    },
  };
};

export type Attachments = ReturnType<typeof useAttachments>;
