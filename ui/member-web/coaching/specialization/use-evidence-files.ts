import { useEffect, useRef, useState } from 'react';
import { maxDocumentBytes } from '#core/platform/media/medium.ts';
import { maxEvidenceFiles } from '#core/coaching/specialization/specialization-request.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { fieldMessage, codeMessage } from '#ui/api/field-message.ts';
import { uploadMedium } from '../../app/uploads/upload-medium.ts';
import type { KeptFile } from './evidence.ts';

export type Item = Readonly<{
  /** Of this row, and of its upload: a repeated attempt makes no second file. */
  key: string;
  name: string;
  /** Undefined until it has arrived. */
  id?: string;
  /** From 0 to 1 while it is on its way. */
  share?: number;
  error?: unknown;
}>;

const megabytes = maxDocumentBytes / (1024 * 1024);

const problemOf = ({ type, size }: File): string | undefined => {
  // What the browser does not know is the server's to judge.
  if (type !== '' && !type.startsWith('image/') && type !== 'application/pdf')
    return 'specialization.files.kind';
  return size > maxDocumentBytes ? codeMessage('media.too_large', { megabytes }) : undefined;
};

const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Certificates on their way to the server: each with its own progress, repeat and removal. */
export const useEvidenceFiles = (start: readonly KeptFile[]) => {
  const [items, setItems] = useState<readonly Item[]>(() =>
    start.map(({ id, name }) => ({ key: id, id, name })),
  );
  const [problem, setProblem] = useState<string>();
  const flights = useRef(new Map<string, Readonly<{ file: File; controller: AbortController }>>());
  useEffect(() => {
    const { current } = flights;
    return () => {
      for (const { controller } of current.values()) controller.abort();
    };
  }, []);

  const put = (key: string, parts: Omit<Item, 'key' | 'name'>) =>
    setItems((now) => now.map((item) => (item.key === key ? { key, name: item.name, ...parts } : item)));

  const send = async (key: string, file: File) => {
    const controller = new AbortController();
    flights.current.set(key, { file, controller });
    put(key, { share: 0 });
    try {
      const { id } = await uploadMedium({
        purpose: 'EVIDENCE',
        file,
        name: file.name,
        key,
        signal: controller.signal,
        onProgress: (share) => put(key, { share }),
      });
      put(key, { id });
    } catch (error) {
      if (isStopped(error)) return;
      put(key, {
        error: error instanceof ApiError ? error : new ApiError({ code: 'generic.unexpected', status: 0 }),
      });
    }
  };

  const add = (files: readonly File[]) => {
    setProblem(undefined);
    const room = maxEvidenceFiles - items.length;
    const wrong = files.map(problemOf).find((found) => found !== undefined);
    const fitting = files.filter((file) => problemOf(file) === undefined);
    if (fitting.length > room) {
      setProblem(fieldMessage('specialization.files.many', { max: maxEvidenceFiles }));
    } else if (wrong !== undefined) setProblem(wrong);
    for (const file of fitting.slice(0, room)) {
      const key = crypto.randomUUID();
      setItems((now) => [...now, { key, name: file.name, share: 0 }]);
      void send(key, file);
    }
  };

  return {
    items,
    problem,
    add,
    again: (key: string) => {
      const flight = flights.current.get(key);
      if (flight !== undefined) void send(key, flight.file);
    },
    remove: (key: string) => {
      flights.current.get(key)?.controller.abort();
      flights.current.delete(key);
      setProblem(undefined);
      setItems((now) => now.filter((item) => item.key !== key));
    },
    arrived: items.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }])),
    isSending: items.some(({ share }) => share !== undefined),
    isFull: items.length >= maxEvidenceFiles,
  };
};

export type EvidenceFiles = ReturnType<typeof useEvidenceFiles>;
