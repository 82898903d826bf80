import { useEffect, useRef, useState } from 'react';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { localTimeOf } from '#core/kernel/week.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import type { ReadingOptions } from './readers/collector.ts';
import type { ProblemOfFile } from './readers/file-problem.ts';
import type { ReadFile } from './readers/read-file.ts';
import type { ReadingOrder, ReadingReport } from './file-reader.worker.ts';

/** What the member says of a file where the file itself does not. */
export type Answers = Pick<ReadingOptions, 'dateOrder' | 'units'>;

export type FileReading =
  | Readonly<{ stage: 'NONE' }>
  | Readonly<{ stage: 'READING'; name: string; share: number }>
  | Readonly<{ stage: 'PROBLEM'; name: string; problem: ProblemOfFile | 'NO_READER' }>
  | Readonly<{ stage: 'READ'; name: string; read: ReadFile; answers: Answers; number: number }>;

const metric: Answers = { dateOrder: 'DMY', units: { mass: 'kg', length: 'cm' } };

/** Reads one file at a time beside the page, which stays free; a file that is let go is read no further. */
export const useImport = () => {
  const user = useSignedInUser();
  const [reading, setReading] = useState<FileReading>({ stage: 'NONE' });
  const worker = useRef<Worker | null>(null);
  const file = useRef<File | null>(null);
  const number = useRef(0);

  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => stop, []);

  const read = (chosen: File, answers: Answers): void => {
    stop();
    file.current = chosen;
    const { name } = chosen;
    setReading({ stage: 'READING', name, share: 0 });
    const timeZone = user?.timeZone ?? defaultTimeZone;
    const options = { ...answers, timeZone, today: localTimeOf(new Date(), timeZone).date };
    const started = new Worker(new URL('./file-reader.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<ReadingReport>) => {
      if (data.kind === 'PROGRESS') {
        setReading({ stage: 'READING', name, share: data.share });
        return;
      }
      stop();
      if (data.kind === 'PROBLEM') setReading({ stage: 'PROBLEM', name, problem: data.problem });
      else {
        number.current += 1;
        setReading({ stage: 'READ', name, read: data.read, answers, number: number.current });
      }
    });
    // It could not be fetched, or the browser is too old for it.
    started.addEventListener('error', () => {
      stop();
      setReading({ stage: 'PROBLEM', name, problem: 'NO_READER' });
    });
    const order: ReadingOrder = { file: chosen, options };
    started.postMessage(order);
  };

  return {
    reading,
    open: (chosen: File) => read(chosen, metric),
    answer: (answers: Answers) => {
      if (file.current !== null) read(file.current, answers);
    },
    close: () => {
      stop();
      file.current = null;
      setReading({ stage: 'NONE' });
    },
  };
};
