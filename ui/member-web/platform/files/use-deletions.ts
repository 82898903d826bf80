import { useEffect, useState } from 'react';
import { undoMinutes } from '#core/platform/media/medium.ts';
import { isApiError } from '#ui/api/api-error.ts';
import type { OwnFile } from '../../app/data/media.ts';
import { useFileSteps } from './data.ts';

type Gone = Readonly<{ files: readonly OwnFile[]; until: number }>;

const undoMs = undoMinutes * 60_000;

/** Deleted files can be taken back for ten minutes; what is in use stays, and is named. */
export const useDeletions = () => {
  const { remove, restore, refresh } = useFileSteps();
  const [gone, setGone] = useState<Gone>();
  const [inUse, setInUse] = useState<readonly OwnFile[]>([]);
  const [refusal, setRefusal] = useState<unknown>();

  useEffect(() => {
    if (gone === undefined) return undefined;
    const timer = setTimeout(() => setGone(undefined), Math.max(0, gone.until - Date.now()));
    return () => clearTimeout(timer);
  }, [gone]);

  const attempt = async (files: readonly OwnFile[], step: (file: OwnFile) => Promise<unknown>) => {
    const answers = await Promise.allSettled(files.map(step));
    const refused = files.flatMap((file, index) => {
      const answer = answers[index];
      return answer?.status === 'rejected' ? [{ file, error: answer.reason as unknown }] : [];
    });
    await refresh();
    return { done: files.filter((_, index) => answers[index]?.status === 'fulfilled'), refused };
  };

  return {
    gone: gone?.files ?? [],
    inUse,
    refusal,
    deleteFiles: async (files: readonly OwnFile[]) => {
      const { done, refused } = await attempt(files, remove);
      setInUse(refused.filter(({ error }) => isApiError(error, 'media.in_use')).map(({ file }) => file));
      setRefusal(refused.find(({ error }) => !isApiError(error, 'media.in_use'))?.error);
      if (done.length > 0) setGone({ files: done, until: Date.now() + undoMs });
      return done;
    },
    undo: async (files: readonly OwnFile[]) => {
      const { refused } = await attempt(files, restore);
      setGone(undefined);
      setRefusal(refused[0]?.error);
    },
    /** The notes above the list are read. */
    dismiss: () => {
      setGone(undefined);
      setInUse([]);
      setRefusal(undefined);
    },
  };
};

export type Deletions = ReturnType<typeof useDeletions>;
