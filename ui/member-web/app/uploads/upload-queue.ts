import type { MediaType, UploadPurpose } from '#core/platform/media/medium.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { mediaTypeOf, refusalOf } from './file-limits.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isUnderWay, type UploadItem } from './upload-item.ts';
import type { RememberedUpload } from './upload-memory.ts';
import { aFlight, createUploadRunner, type RunnerParts } from './upload-runner.ts';

/** An unfinished upload as the server lists it. */
type UploadElsewhere = Readonly<{
  id: string;
  name: string;
  size: number;
  purpose: UploadPurpose;
  folderId: string | null;
}>;

const addressOfUpload = (uploadId: string): string => `/api/media/uploads/${encodeURIComponent(uploadId)}`;

type Place = Readonly<{ purpose: UploadPurpose; folderId?: string | null }>;

const itemOf = (file: File, ownerId: string, { purpose, folderId = null }: Place): UploadItem => {
  const type: MediaType = mediaTypeOf(file) ?? 'FILE';
  const error = refusalOf(file, purpose);
  return {
    id: crypto.randomUUID(),
    ownerId,
    name: file.name,
    size: file.size,
    type,
    purpose,
    folderId,
    status: error === undefined ? 'WAITING' : 'FAILED',
    share: 0,
    error,
    medium: null,
    preview: type === 'IMAGE' && error === undefined ? URL.createObjectURL(file) : null,
  };
};

const itemOfRemembered = (upload: RememberedUpload): UploadItem => {
  const { id, ownerId, name, size, type, purpose, folderId, file } = upload;
  const status = file === null ? 'FILE_NEEDED' : 'WAITING';
  const plain = { id, ownerId, name, size, type, purpose, folderId };
  return { ...plain, status, share: 0, error: undefined, medium: null, preview: null };
};

/** A line that came back, or a new sign-in, lets these go on by themselves. */
const waitsForLine = ({ status, error }: UploadItem): boolean =>
  status === 'FAILED' && isApiError(error) && (error.code === 'network.unreachable' || error.status === 401);

/**
 * Files on their way, each with its progress, to be canceled, tried again and taken up after a break. It lives as long
 * as the page, whichever screen is open.
 */
export const createUploadQueue = (parts: RunnerParts) => {
  const { carriers, memory } = parts;
  const runner = createUploadRunner(parts);
  const { store, pump, restart } = runner;
  /** The server's list of unfinished ones may be older than their end. */
  const canceled = new Set<string>();

  const takeUp = () => {
    for (const { id } of store.shown().filter(waitsForLine)) restart(id);
  };

  /** What was on its way when the page was left. */
  const restore = async (ownerId: string) => {
    const remembered = await memory.ofOwner(ownerId).catch(() => []);
    for (const upload of remembered) {
      if (runner.flightOf(upload.id) || (await carriers.isSentElsewhere(upload.id))) continue;
      const { id, file, posterId, address, fingerprint } = upload;
      const ready = file === null ? null : { file, poster: null, seconds: null };
      runner.put(aFlight(id, { file, ready, posterId, address, fingerprint }));
      store.add([itemOfRemembered(upload)]);
    }
    pump();
  };

  return {
    subscribe: store.subscribe,
    items: store.shown,
    add: (files: readonly File[], place: Place): readonly string[] => {
      const ownerId = store.ownerId();
      if (ownerId === null) return [];
      const items = files.map((file) => ({ file, item: itemOf(file, ownerId, place) }));
      for (const { file, item } of items) runner.put(aFlight(item.id, { file }));
      store.add(items.map(({ item }) => item));
      pump();
      return items.map(({ item }) => item.id);
    },
    cancel: (id: string) => {
      const address = runner.flightOf(id)?.address;
      if (address) canceled.add(address);
      return runner.cancel(id);
    },
    retry: restart,
    /** The file that the browser had lost; false: it is another one, which would have to start anew. */
    giveFile: async (id: string, file: File): Promise<boolean> => {
      const flight = runner.flightOf(id);
      if (flight === undefined || flight.fingerprint !== (await fingerprintOf(file))) return false;
      runner.put({ ...flight, file, ready: { file, poster: null, seconds: null } });
      restart(id);
      return true;
    },
    /**
     * What was begun elsewhere goes on here, when name and length are the same; false: it is another file. What the
     * two parts are together, the server reads at the end.
     */
    takeFromServer: (upload: UploadElsewhere, file: File): boolean => {
      const ownerId = store.ownerId();
      if (ownerId === null || file.name !== upload.name || file.size !== upload.size) return false;
      const item = itemOf(file, ownerId, upload);
      const ready = { file, poster: null, seconds: null };
      runner.put(aFlight(item.id, { file, ready, address: addressOfUpload(upload.id) }));
      store.add([item]);
      pump();
      return true;
    },
    discardFromServer: (uploadId: string) => carriers.discard(addressOfUpload(uploadId)),
    /** Which unfinished ones of the server are on this list already, or were canceled on it. */
    knows: (uploadId: string): boolean => {
      const address = addressOfUpload(uploadId);
      return canceled.has(address) || runner.flights().some((flight) => flight.address === address);
    },
    /** Off the list: what is done, and what was refused. */
    dismiss: runner.forget,
    whenArrived: runner.whenArrived,
    takeUp,
    /** Nothing of one member goes up, or is shown, while another one is signed in. */
    signIn: async (ownerId: string | null) => {
      const before = store.ownerId();
      if (before === ownerId) return takeUp();
      store.showOnly(ownerId);
      if (ownerId === null) {
        for (const item of store.all().filter(isUnderWay)) {
          runner.flightOf(item.id)?.controller.abort();
          store.change(item.id, { status: 'WAITING' });
        }
        if (before !== null) await memory.forgetFiles(before).catch(() => undefined);
        return undefined;
      }
      const strangers = store.all().filter((item) => item.ownerId !== ownerId);
      runner.forget(strangers.map(({ id }) => id));
      for (const { id, status } of store.shown()) if (status === 'WAITING') restart(id);
      takeUp();
      return restore(ownerId);
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;
