import type { ArchiveProblem } from '#core/member-lifecycle/archive-import/archive-entries.ts';
import type { ReadArchive } from '#core/member-lifecycle/archive-import/read-archive.ts';
import { openArchive, type OpenedArchive } from './readers/read-archive-file.ts';

export type ArchiveOrder = Readonly<{ kind: 'OPEN'; file: Blob } | { kind: 'UNPACK'; path: string }>;
export type ArchiveAnswerOfReader =
  | Readonly<{ kind: 'READ'; read: ReadArchive }>
  | Readonly<{ kind: 'PROBLEM'; problem: ArchiveProblem }>
  | Readonly<{ kind: 'UNPACKED'; path: string; blob: Blob | null }>;

const answer = (said: ArchiveAnswerOfReader): void => postMessage(said);

let opened: OpenedArchive | null = null;

const open = async (file: Blob): Promise<void> => {
  const found = await openArchive(file);
  if (typeof found === 'string') {
    answer({ kind: 'PROBLEM', problem: found });
    return;
  }
  opened = found;
  answer({ kind: 'READ', read: found.read });
};

addEventListener('message', ({ data: order }: MessageEvent<ArchiveOrder>) => {
  if (order.kind === 'OPEN') void open(order.file);
  else
    void (opened?.unpack(order.path) ?? Promise.resolve(null)).then((blob) =>
      answer({ kind: 'UNPACKED', path: order.path, blob }),
    );
});
