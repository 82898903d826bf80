import { acceptedFor } from '#core/platform/media/accepted.ts';
import type { MediaType, UploadPurpose } from '#core/platform/media/medium.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { refusalOfReady } from './file-limits.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { UploadItem } from './upload-item.ts';
import type { Uploaded } from './upload-medium.ts';
import type { RememberedUpload, UploadMemory } from './upload-memory.ts';

/** Up to here a file goes in one piece. */
export const largestWhole = 8 * 1024 * 1024;

export type Ready = Readonly<{ file: File; poster: Blob | null; seconds: number | null }>;

type Sent = Readonly<{
  file: File;
  name: string;
  purpose: UploadPurpose;
  folderId: string | null;
  posterId: string | null;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}>;

/** How files are made ready and leave the device. */
export type Carriers = Readonly<{
  prepare(file: File, type: MediaType, purpose: UploadPurpose): Promise<Ready>;
  whole(sent: Sent & Readonly<{ key: string }>): Promise<Uploaded>;
  inParts(
    sent: Sent &
      Readonly<{ address: string | null; onAddress: (address: string) => void; onArrived: () => void }>,
  ): Promise<Uploaded>;
  discard(address: string): Promise<void>;
  /** Runs while no other page of this browser sends the same upload. */
  alone<Result>(id: string, send: () => Promise<Result>): Promise<Result>;
  isSentElsewhere(id: string): Promise<boolean>;
}>;

/** What the queue keeps of one file besides what screens show. */
export type Flight = {
  readonly id: string;
  /** A repeated attempt of the same file makes one medium. */
  key: string;
  file: File | null;
  ready: Ready | null;
  posterId: string | null;
  address: string | null;
  fingerprint: string | null;
  controller: AbortController;
};

type Around = Readonly<{
  carriers: Carriers;
  memory: UploadMemory;
  change: (part: Partial<UploadItem>) => void;
  /** Takes over what an earlier upload of the same file has sent; false: that one is still on its way. */
  takeOver: (earlier: RememberedUpload) => Promise<boolean>;
}>;

/** A film without its picture is still a film; without a line neither would arrive. */
const sendPoster = async (flight: Flight, item: UploadItem, carriers: Carriers): Promise<string | null> => {
  const { ready, controller, key } = flight;
  if (ready?.poster == null || !acceptedFor(item.purpose).types.includes('IMAGE')) return null;
  try {
    const { id } = await carriers.whole({
      file: new File([ready.poster], 'poster.jpg', { type: 'image/jpeg' }),
      name: 'poster.jpg',
      purpose: item.purpose,
      folderId: null,
      posterId: null,
      key: `${key}-poster`,
      signal: controller.signal,
      onProgress: () => undefined,
    });
    return id;
  } catch (error) {
    if (isApiError(error) && error.code !== 'network.unreachable') return null;
    throw error;
  }
};

const findEarlier = async (flight: Flight, item: UploadItem, { memory, takeOver }: Around): Promise<void> => {
  if (flight.address !== null) return;
  const known = await memory.ofOwner(item.ownerId).catch(() => []);
  const earlier = known.find(
    ({ id, fingerprint, purpose }) =>
      id !== flight.id && fingerprint === flight.fingerprint && purpose === item.purpose,
  );
  if (earlier === undefined || !(await takeOver(earlier))) return;
  flight.address = earlier.address;
  flight.posterId = earlier.posterId ?? flight.posterId;
};

const sendInParts = async (flight: Flight, item: UploadItem, around: Around): Promise<Uploaded> => {
  const { carriers, memory, change } = around;
  const { id, controller } = flight;
  const file = flight.ready!.file; // made ready by the caller
  flight.fingerprint ??= await fingerprintOf(file);
  await findEarlier(flight, item, around);

  const send = () =>
    carriers.alone(id, () =>
      carriers.inParts({
        file,
        name: file.name,
        purpose: item.purpose,
        folderId: item.folderId,
        posterId: flight.posterId,
        address: flight.address,
        signal: controller.signal,
        onProgress: (share) => change({ share }),
        onArrived: () => change({ status: 'FINISHING', share: 1 }),
        onAddress: (address) => {
          flight.address = address;
          const { ownerId, name, size, type, purpose, folderId } = item;
          const { posterId, fingerprint } = flight;
          const plain = { id, ownerId, address, name, size, type, purpose, folderId, posterId, file };
          // A browser that keeps nothing sends all the same; only a reload starts anew.
          void memory
            .put({ ...plain, fingerprint: fingerprint ?? '', startedAt: Date.now() })
            .catch(() => undefined);
        },
      }),
    );
  try {
    return await send();
  } catch (error) {
    if (!isApiError(error, 'media.upload_expired') || flight.address === null) throw error;
    flight.address = null;
    change({ status: 'SENDING', share: 0 });
    return send();
  }
};

/** One file, from the device to the server's answer. */
export const runFlight = async (flight: Flight, item: UploadItem, around: Around): Promise<Uploaded> => {
  const { carriers, memory, change } = around;
  const { file, controller, key } = flight;
  const { purpose, folderId, type } = item;
  if (flight.ready === null) {
    change({ status: 'PREPARING' });
    flight.ready = await carriers.prepare(file!, type, purpose); // nothing without its file is started
  }
  controller.signal.throwIfAborted();
  const { ready } = flight;
  const refusal = refusalOfReady({ size: ready.file.size, seconds: ready.seconds }, type, purpose);
  if (refusal) throw refusal;
  change({ status: 'SENDING' });
  flight.posterId ??= await sendPoster(flight, item, carriers);

  if (ready.file.size > largestWhole || flight.address !== null) {
    const medium = await sendInParts(flight, item, around);
    await memory.remove(flight.id).catch(() => undefined);
    return medium;
  }
  return carriers.whole({
    file: ready.file,
    name: ready.file.name,
    purpose,
    folderId,
    posterId: flight.posterId,
    key,
    signal: controller.signal,
    onProgress: (share) => change(share < 1 ? { share } : { share, status: 'FINISHING' }),
  });
};
