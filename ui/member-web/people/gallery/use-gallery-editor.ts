import { useRef, useState } from 'react';
import type { PickedFile } from '../../app/uploads/picker/use-picked.ts';
import { type Addition, type GalleryPicture, useGallery, useGallerySteps } from './data.ts';

/** The same pictures with one at another place. */
export const withMoved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const moved = items[from];
  if (moved === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
};

export const useGalleryEditor = () => {
  const query = useGallery();
  const { add, order, remove, describe, putBack } = useGallerySteps();
  const [isPicking, setIsPicking] = useState(false);
  const [picked, setPicked] = useState<readonly PickedFile[]>([]);
  const [renamed, setRenamed] = useState<GalleryPicture>();
  /** Of the pictures that are being added: a second try goes on after the one that was refused. */
  const added = useRef(new Set<string>());
  const pictures = query.data?.items ?? [];

  return {
    query,
    pictures,
    isPicking,
    setIsPicking,
    picked,
    setPicked: (files: readonly PickedFile[]) => {
      added.current.clear();
      setPicked(files);
    },
    renamed,
    setRenamed,
    refusal: order.error ?? remove.error ?? putBack.error,
    move: (from: number, to: number) => {
      const next = withMoved(pictures, from, to);
      if (next !== pictures) order.mutate(next);
    },
    /** One after the other: each stands behind the one before it. */
    addAll: async (additions: readonly Addition[]) => {
      for (const addition of additions.filter(({ mediumId }) => !added.current.has(mediumId))) {
        // oxlint-disable-next-line no-await-in-loop -- the order of the answers is the order in the gallery
        await add.mutateAsync(addition);
        added.current.add(addition.mediumId);
      }
    },
    remove: remove.mutateAsync,
    putBack: (picture: GalleryPicture, at: number) => putBack.mutate({ picture, at }),
    describe: (picture: GalleryPicture, alt: string) => describe.mutateAsync({ picture, alt }),
  };
};

export type GalleryEditor = ReturnType<typeof useGalleryEditor>;
