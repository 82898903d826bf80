import { useCallback, useState } from 'react';
import type { MediaPurpose, MediaType, UploadPurpose } from '#core/platform/media/medium.ts';
import { useMediaRefresh } from '../../data/media.ts';
import type { Uploaded } from '../upload-medium.ts';
import { useArrivals, useUploads } from '../use-uploads.ts';

/** A file that was chosen, as those who asked for it show it. */
export type PickedFile = Readonly<{
  id: string;
  type: MediaType;
  purpose: MediaPurpose;
  name: string;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
  duration: number | null;
  url: string;
  thumbnailUrl: string | null;
}>;

type Options = Readonly<{
  purpose: UploadPurpose;
  only: readonly MediaType[] | undefined;
  most: number;
  mostVideos: number;
}>;

const hasRoom = (chosen: readonly PickedFile[], file: PickedFile, { most, mostVideos }: Options): boolean =>
  chosen.length < most &&
  (file.type !== 'VIDEO' || chosen.filter(({ type }) => type === 'VIDEO').length < mostVideos);

const chooseAll = (files: readonly PickedFile[], options: Options): readonly PickedFile[] =>
  files.reduce<readonly PickedFile[]>(
    (chosen, file) => (hasRoom(chosen, file, options) ? [...chosen, file] : chosen),
    [],
  );

/** What is chosen so far, in order. A file that arrives is chosen by itself while there is room. */
export const usePicked = (options: Options) => {
  const { queue, items } = useUploads(options.purpose);
  const refresh = useMediaRefresh();
  const { purpose, only } = options;
  const arrivedBefore = () =>
    items.flatMap(({ medium }) =>
      medium === null || (only !== undefined && !only.includes(medium.type)) ? [] : [medium],
    );
  const [chosen, setChosen] = useState<readonly PickedFile[]>(() => chooseAll(arrivedBefore(), options));
  const [isFull, setIsFull] = useState(false);

  const toggle = (file: PickedFile) => {
    if (chosen.some(({ id }) => id === file.id)) {
      setIsFull(false);
      return setChosen(chosen.filter(({ id }) => id !== file.id));
    }
    const fits = hasRoom(chosen, file, options);
    setIsFull(!fits);
    return fits ? setChosen([...chosen, file]) : undefined;
  };

  const { most, mostVideos } = options;
  const arrive = useCallback(
    (medium: Uploaded) => {
      void refresh();
      if (medium.purpose !== purpose) return;
      setChosen((now) =>
        hasRoom(now, medium, { purpose, only, most, mostVideos }) ? [...now, medium] : now,
      );
    },
    [refresh, purpose, only, most, mostVideos],
  );
  useArrivals(arrive);

  return {
    queue,
    /** On their way, or refused; what has arrived stands among the files. */
    items: items.filter(({ status }) => status !== 'DONE'),
    chosen,
    isFull,
    toggle,
    send: useCallback((files: readonly File[]) => void queue.add(files, { purpose }), [queue, purpose]),
    /** The queue has done its part. */
    finish: () => queue.dismiss(items.filter(({ status }) => status === 'DONE').map(({ id }) => id)),
  };
};
