import { type ReactNode, useState } from 'react';
import { signedIn } from '#ui/api/signed-in.ts';
import { client } from '../client.ts';
import type { Carriers } from './upload-flight.ts';
import type { RememberedUpload, UploadMemory } from './upload-memory.ts';
import { createUploadQueue } from './upload-queue.ts';
import { prepareFile, UploadQueueContext } from './use-uploads.ts';

const memoryOf = (uploads: readonly RememberedUpload[]): UploadMemory => {
  const kept = new Map(uploads.map((upload) => [upload.id, upload]));
  return {
    ofOwner: async (ownerId) => [...kept.values()].filter((upload) => upload.ownerId === ownerId),
    put: async (upload) => void kept.set(upload.id, upload),
    remove: async (id) => void kept.delete(id),
    forgetFiles: async () => undefined,
  };
};

/** In one request each, by `fetch`: the application of the story answers. */
const carriers: Carriers = {
  prepare: prepareFile,
  whole: ({ file, name, purpose, folderId, signal, onProgress }) => {
    const body = new FormData();
    body.set('purpose', purpose);
    if (folderId !== null) body.set('folderId', folderId);
    body.set('file', file, name);
    onProgress(0.5);
    return client.media.upload({ body }, { signal });
  },
  inParts: (sent) => carriers.whole({ ...sent, key: crypto.randomUUID() }),
  discard: async () => undefined,
  alone: (_id, send) => send(),
  isSentElsewhere: async () => false,
};

export type StoryUploads = Readonly<{
  /** In place of what the story's application answers. */
  carriers?: Partial<Carriers>;
  remembered?: readonly RememberedUpload[];
  /** On their way when the page opens. */
  files?: readonly File[];
}>;

/** The queue of a story: real but for the line. */
export const WithUploads = ({
  uploads,
  children,
}: Readonly<{ uploads: StoryUploads; children: ReactNode }>) => {
  const [queue] = useState(() => {
    const { carriers: replaced = {}, remembered = [], files = [] } = uploads;
    const made = createUploadQueue({ carriers: { ...carriers, ...replaced }, memory: memoryOf(remembered) });
    const session = signedIn.current();
    void made.signIn(session.status === 'member' ? session.user.id : null);
    if (files.length > 0) made.add(files, { purpose: 'GENERAL' });
    return made;
  });
  return <UploadQueueContext value={queue}>{children}</UploadQueueContext>;
};
