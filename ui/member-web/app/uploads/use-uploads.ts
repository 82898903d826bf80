import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { signedIn } from '#ui/api/signed-in.ts';
import type { MediaType, UploadPurpose } from '#core/platform/media/medium.ts';
import { isDrawnSmaller } from './file-limits.ts';
import { preparePicture } from './preparation/prepare-picture.ts';
import type { Carriers, Ready } from './upload-flight.ts';
import { isUnderWay, type UploadItem } from './upload-item.ts';
import { uploadMedium } from './upload-medium.ts';
import { uploadMemory } from './upload-memory.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';
import { readPlayed } from './preparation/video-poster.ts';

export const prepareFile = async (file: File, type: MediaType, purpose: UploadPurpose): Promise<Ready> => {
  if (type === 'IMAGE') {
    const ready = await preparePicture(file, { smaller: isDrawnSmaller(purpose) });
    return { file: ready, poster: null, seconds: null };
  }
  if (type === 'FILE') return { file, poster: null, seconds: null };
  return { file, ...(await readPlayed(file, type)) };
};

const lockOf = (id: string) => `fitboard-upload-${id}`;

const browserCarriers: Carriers = {
  prepare: prepareFile,
  whole: uploadMedium,
  // Large files are rare: what carries them is fetched with the first one.
  inParts: async (sent) => (await import('./upload-in-parts.ts')).uploadInParts(sent),
  discard: async (address) => (await import('./upload-in-parts.ts')).discardUpload(address),
  alone: (id, send) => (navigator.locks ? navigator.locks.request(lockOf(id), send) : send()),
  isSentElsewhere: async (id) => {
    if (!navigator.locks) return false;
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === lockOf(id));
  },
};

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Leaving the page would lose what goes up in one piece. */
const askBeforeLeaving = (queue: UploadQueue) => {
  let asks = false;
  queue.subscribe(() => {
    const needed = queue.items().some(isUnderWay);
    if (needed === asks) return;
    asks = needed;
    if (needed) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
};

let ofThisPage: UploadQueue | undefined;

/** One for the whole page: an upload goes on while other screens are open. */
const queueOfThisPage = (): UploadQueue => {
  if (ofThisPage) return ofThisPage;
  const queue = createUploadQueue({ carriers: browserCarriers, memory: uploadMemory() });
  ofThisPage = queue;
  const follow = () => {
    const session = signedIn.current();
    if (session.status !== 'unknown') void queue.signIn(session.status === 'member' ? session.user.id : null);
  };
  signedIn.subscribe(follow);
  follow();
  addEventListener('online', queue.takeUp);
  askBeforeLeaving(queue);
  return queue;
};

/** Stories put their own queue here. */
export const UploadQueueContext = createContext<UploadQueue | null>(null);

export const useUploadQueue = (): UploadQueue => useContext(UploadQueueContext) ?? queueOfThisPage();

const none: readonly UploadItem[] = [];

/** Files on their way: of one purpose, or all. */
export const useUploads = (purpose?: UploadPurpose) => {
  const queue = useUploadQueue();
  const all = useSyncExternalStore(queue.subscribe, queue.items, () => none);
  const items = purpose === undefined ? all : all.filter((item) => item.purpose === purpose);
  return { queue, items };
};

/** After each file that has arrived. */
export const useArrivals = (arrive: Parameters<UploadQueue['whenArrived']>[0]) => {
  const queue = useUploadQueue();
  useEffect(() => queue.whenArrived(arrive), [queue, arrive]);
};
