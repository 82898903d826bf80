import { useEffect, useRef, useState } from 'react';
import {
  bringArchive,
  type ImportPlan,
  type ImportReport,
} from '#core/member-lifecycle/archive-import/bring-archive.ts';
import type { ArchiveProblem } from '#core/member-lifecycle/archive-import/archive-entries.ts';
import type { ReadArchive } from '#core/member-lifecycle/archive-import/read-archive.ts';
import type { ArchiveAnswerOfReader, ArchiveOrder } from './archive-reader.worker.ts';
import { useRefreshBrought, waysOf } from './data.ts';

type Named = Readonly<{ name: string; size: number }>;
export type ArchiveStage =
  | Readonly<{ stage: 'NONE' }>
  | (Named & Readonly<{ stage: 'READING' }>)
  | (Named & Readonly<{ stage: 'PROBLEM'; problem: ArchiveProblem | 'NO_READER' }>)
  | (Named & Readonly<{ stage: 'READ'; read: ReadArchive; number: number }>)
  | (Named & Readonly<{ stage: 'RUNNING'; done: number; plan: ImportPlan }>)
  /** Broken off: what was brought stays, and going on brings the rest. */
  | (Named & Readonly<{ stage: 'FAILED'; error: unknown; plan: ImportPlan }>)
  | (Named & Readonly<{ stage: 'DONE'; report: ImportReport }>);

/** One archive at a time, read beside the page, which stays free; one that is let go is read no further. */
export const useArchive = () => {
  const [state, setState] = useState<ArchiveStage>({ stage: 'NONE' });
  const refresh = useRefreshBrought();
  const worker = useRef<Worker | null>(null);
  const running = useRef<AbortController | null>(null);
  const number = useRef(0);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => stop, []);

  const open = (file: File): void => {
    stop();
    const { name, size } = file;
    setState({ stage: 'READING', name, size });
    const started = new Worker(new URL('./archive-reader.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<ArchiveAnswerOfReader>) => {
      if (data.kind === 'PROBLEM') {
        stop();
        setState({ stage: 'PROBLEM', name, size, problem: data.problem });
      } else if (data.kind === 'READ') {
        number.current += 1;
        setState({ stage: 'READ', name, size, read: data.read, number: number.current });
      }
    });
    // It could not be fetched, or the browser is too old for it.
    started.addEventListener('error', () => {
      stop();
      setState({ stage: 'PROBLEM', name, size, problem: 'NO_READER' });
    });
    started.postMessage({ kind: 'OPEN', file } satisfies ArchiveOrder);
  };

  /** One at a time: the answer to the last question. */
  const unpack = (path: string): Promise<Blob | null> =>
    new Promise((resolve) => {
      const reader = worker.current;
      if (reader === null) {
        resolve(null);
        return;
      }
      const hear = ({ data }: MessageEvent<ArchiveAnswerOfReader>) => {
        if (data.kind !== 'UNPACKED' || data.path !== path) return;
        reader.removeEventListener('message', hear);
        resolve(data.blob);
      };
      reader.addEventListener('message', hear);
      reader.postMessage({ kind: 'UNPACK', path } satisfies ArchiveOrder);
    });

  const bring = async ({ name, size }: Named, plan: ImportPlan): Promise<void> => {
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    setState({ stage: 'RUNNING', name, size, done: 0, plan });
    try {
      const report = await bringArchive(plan, {
        ...waysOf(plan, { unpack, signal }),
        onStep: (done) => {
          if (!signal.aborted) setState({ stage: 'RUNNING', name, size, done, plan });
        },
      });
      if (signal.aborted) return;
      stop();
      setState({ stage: 'DONE', name, size, report });
    } catch (error) {
      if (!signal.aborted) setState({ stage: 'FAILED', name, size, error, plan });
    } finally {
      await refresh();
    }
  };

  return {
    state,
    open,
    bring,
    close: () => {
      // What had come until then is shown everywhere.
      if (running.current !== null) void refresh();
      stop();
      setState({ stage: 'NONE' });
    },
  };
};
