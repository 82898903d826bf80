import { describe, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '#ui/api/api-error.ts';
import { type Carriers, largestWhole } from './upload-flight.ts';
import type { Uploaded } from './upload-medium.ts';
import type { RememberedUpload, UploadMemory } from './upload-memory.ts';
import { createUploadQueue } from './upload-queue.ts';
import { shareOfAll } from './upload-item.ts';

const mediumOf = (name: string) => ({ id: `medium of ${name}`, name }) as Uploaded; // the queue hands it on unread
const small = (name = 'a.png') => new File(['12345'], name, { type: 'image/png' });
const film = (name = 'a.mp4', fill = 1) =>
  new File([new Uint8Array(largestWhole + 1).fill(fill)], name, { type: 'video/mp4' });
const here = { purpose: 'GENERAL' } as const;
const never = () => new Promise<never>(() => undefined);

const memoryOnly = (withFiles = true): UploadMemory => {
  const kept = new Map<string, RememberedUpload>();
  const lose = (upload: RememberedUpload) => kept.set(upload.id, { ...upload, file: null });
  return {
    ofOwner: async (ownerId) => [...kept.values()].filter((upload) => upload.ownerId === ownerId),
    put: async (upload) => void (withFiles ? kept.set(upload.id, upload) : lose(upload)),
    remove: async (id) => void kept.delete(id),
    forgetFiles: async (ownerId) =>
      [...kept.values()].filter((upload) => upload.ownerId === ownerId).forEach(lose),
  };
};

const carriersOf = (parts: Partial<Carriers> = {}) => ({
  prepare: vi.fn<Carriers['prepare']>(async (file) => ({ file, poster: null, seconds: null })),
  whole: vi.fn<Carriers['whole']>(async ({ name }) => mediumOf(name)),
  inParts: vi.fn<Carriers['inParts']>(async ({ name }) => mediumOf(name)),
  discard: vi.fn<Carriers['discard']>(async () => undefined),
  alone: <Result>(_id: string, send: () => Promise<Result>) => send(),
  isSentElsewhere: async () => false,
  ...parts,
});

type Options = Readonly<{ carriers?: Carriers; memory?: UploadMemory }>;

const aQueue = ({ carriers = carriersOf(), memory = memoryOnly() }: Options = {}) => {
  const queue = createUploadQueue({ carriers, memory });
  void queue.signIn('an');
  return queue;
};
type Queue = ReturnType<typeof createUploadQueue>;

const states = (queue: Queue) => queue.items().map(({ status }) => status);
const settled = (queue: Queue, expected: readonly string[]) =>
  vi.waitFor(() => expect(states(queue)).toEqual(expected));

describe('the queue of uploads', () => {
  it('sends three at once, the others wait', async () => {
    const carriers = carriersOf({ whole: never });
    const queue = aQueue({ carriers });
    queue.add(['1.png', '2.png', '3.png', '4.png'].map(small), here);
    await settled(queue, ['SENDING', 'SENDING', 'SENDING', 'WAITING']);
    await queue.cancel(queue.items()[0]!.id);
    await settled(queue, ['SENDING', 'SENDING', 'SENDING']);
  });

  it('reports how far it is, and what arrived', async () => {
    const shares: number[] = [];
    const arrived: string[] = [];
    const carriers = carriersOf({
      whole: async ({ name, onProgress }) => {
        onProgress(0.5);
        onProgress(1);
        return mediumOf(name);
      },
    });
    const queue = aQueue({ carriers });
    queue.subscribe(() => shares.push(shareOfAll(queue.items())));
    queue.whenArrived(({ id }) => arrived.push(id));
    queue.add([small()], here);
    await settled(queue, ['DONE']);
    expect(shares).toContain(0.5);
    expect(arrived).toEqual(['medium of a.png']);
    expect(queue.items()[0]?.medium?.id).toBe('medium of a.png');
  });

  it('refuses at once what the server would refuse', () => {
    const carriers = carriersOf();
    const queue = aQueue({ carriers });
    queue.add([new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })], here);
    expect(queue.items()[0]).toMatchObject({ status: 'FAILED', error: { code: 'media.type_not_allowed' } });
    expect(carriers.prepare).not.toHaveBeenCalled();
  });

  it('sends a film in parts, after its picture', async () => {
    const poster = new Blob(['jpeg']);
    const carriers = carriersOf({ prepare: async (file) => ({ file, poster, seconds: 30 }) });
    const queue = aQueue({ carriers });
    queue.add([film()], { purpose: 'GENERAL', folderId: 'f1' });
    await settled(queue, ['DONE']);
    expect(carriers.inParts).toHaveBeenCalledWith(
      expect.objectContaining({ posterId: 'medium of poster.jpg', folderId: 'f1', address: null }),
    );
  });

  it('sends a film without a picture that was refused', async () => {
    const poster = new Blob(['jpeg']);
    const carriers = carriersOf({
      prepare: async (file) => ({ file, poster, seconds: 30 }),
      whole: () => Promise.reject(new ApiError({ code: 'media.unreadable', status: 400 })),
    });
    const queue = aQueue({ carriers });
    queue.add([film()], here);
    await settled(queue, ['DONE']);
    expect(carriers.inParts).toHaveBeenCalledWith(expect.objectContaining({ posterId: null }));
  });

  it('does not send what is too long', async () => {
    const carriers = carriersOf({ prepare: async (file) => ({ file, poster: null, seconds: 601 }) });
    const queue = aQueue({ carriers });
    queue.add([film()], here);
    await settled(queue, ['FAILED']);
    expect(queue.items()[0]?.error).toMatchObject({ code: 'media.too_long' });
    expect(carriers.inParts).not.toHaveBeenCalled();
  });

  it('keeps one key for all tries of a file', async () => {
    const keys: string[] = [];
    const carriers = carriersOf({
      whole: async ({ key, name }) => {
        keys.push(key);
        if (keys.length === 1) throw unreachable();
        return mediumOf(name);
      },
    });
    const queue = aQueue({ carriers });
    queue.add([small()], here);
    await settled(queue, ['FAILED']);
    queue.retry(queue.items()[0]!.id);
    await settled(queue, ['DONE']);
    expect(keys[1]).toBe(keys[0]);
  });

  it('throws away the parts of what is canceled', async () => {
    let signal: AbortSignal | undefined;
    const carriers = carriersOf({
      inParts: (sent) => {
        ({ signal } = sent);
        sent.onAddress('/api/media/uploads/u1');
        return never();
      },
    });
    const queue = aQueue({ carriers });
    queue.add([film()], here);
    await vi.waitFor(() => expect(signal).toBeDefined());
    await queue.cancel(queue.items()[0]!.id);
    expect(signal?.aborted).toBe(true);
    expect(carriers.discard).toHaveBeenCalledWith('/api/media/uploads/u1');
    expect(queue.items()).toEqual([]);
    // A list of the server's that is older than its end does not bring it back.
    expect(queue.knows('u1')).toBe(true);
  });
});

/** Stops at the first try, after the server gave it a place. */
const cutLine = () => {
  const asked: (string | null)[] = [];
  const carriers = carriersOf({
    inParts: async ({ name, address, onAddress }) => {
      asked.push(address);
      if (asked.length > 1) return mediumOf(name);
      onAddress('/api/media/uploads/u1');
      throw unreachable();
    },
  });
  return { asked, carriers };
};

describe('a film after a break', () => {
  it('goes on by itself when the line is back', async () => {
    const { asked, carriers } = cutLine();
    const queue = aQueue({ carriers });
    queue.add([film()], here);
    await settled(queue, ['FAILED']);
    queue.takeUp();
    await settled(queue, ['DONE']);
    expect(asked).toEqual([null, '/api/media/uploads/u1']);
  });

  it('goes on after a reload', async () => {
    const { asked, carriers } = cutLine();
    const memory = memoryOnly();
    const before = aQueue({ carriers, memory });
    before.add([film()], here);
    await settled(before, ['FAILED']);
    const after = aQueue({ carriers, memory });
    await settled(after, ['DONE']);
    expect(asked).toEqual([null, '/api/media/uploads/u1']);
    expect(await memory.ofOwner('an')).toEqual([]);
  });

  it('asks for the file that the browser did not keep, and takes no other', async () => {
    const { asked, carriers } = cutLine();
    const memory = memoryOnly(false);
    const before = aQueue({ carriers, memory });
    before.add([film()], here);
    await settled(before, ['FAILED']);
    const after = aQueue({ carriers, memory });
    await settled(after, ['FILE_NEEDED']);
    const { id } = after.items()[0]!;
    expect(await after.giveFile(id, film('a.mp4', 2))).toBe(false);
    expect(await after.giveFile(id, film('another name.mp4'))).toBe(true);
    await settled(after, ['DONE']);
    expect(asked).toEqual([null, '/api/media/uploads/u1']);
  });

  it('goes on when the same file is simply chosen again', async () => {
    const { asked, carriers } = cutLine();
    const memory = memoryOnly(false);
    const before = aQueue({ carriers, memory });
    before.add([film()], here);
    await settled(before, ['FAILED']);
    const after = aQueue({ carriers, memory });
    await settled(after, ['FILE_NEEDED']);
    after.add([film()], here);
    await settled(after, ['DONE']);
    expect(asked).toEqual([null, '/api/media/uploads/u1']);
  });

  it('is not sent by two pages at once', async () => {
    const { carriers } = cutLine();
    const memory = memoryOnly();
    const before = aQueue({ carriers, memory });
    before.add([film()], here);
    await settled(before, ['FAILED']);
    const other = createUploadQueue({ carriers: { ...carriers, isSentElsewhere: async () => true }, memory });
    await other.signIn('an');
    expect(other.items()).toEqual([]);
  });

  it('starts anew once when its day is over', async () => {
    const asked: (string | null)[] = [];
    const memory = memoryOnly();
    const carriers = carriersOf({
      inParts: async ({ name, address, onAddress }) => {
        asked.push(address);
        if (address !== null) throw new ApiError({ code: 'media.upload_expired', status: 404 });
        if (asked.length > 1) return mediumOf(name);
        onAddress('/api/media/uploads/u1');
        throw unreachable();
      },
    });
    const queue = aQueue({ carriers, memory });
    queue.add([film()], here);
    await settled(queue, ['FAILED']);
    queue.retry(queue.items()[0]!.id);
    await settled(queue, ['DONE']);
    expect(asked).toEqual([null, '/api/media/uploads/u1', null]);
  });
});

describe('a new sign-in', () => {
  it('goes on where the same member was, and shows another one nothing', async () => {
    const asked: (string | null)[] = [];
    const memory = memoryOnly();
    const carriers = carriersOf({
      inParts: async ({ name, address, onAddress, signal }) => {
        asked.push(address);
        if (asked.length > 1) return mediumOf(name);
        onAddress('/api/media/uploads/u1');
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    });
    const queue = aQueue({ carriers, memory });
    queue.add([film()], here);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await queue.signIn(null);
    expect(queue.items()).toEqual([]);
    const [kept] = await memory.ofOwner('an');
    expect(kept).toMatchObject({ address: '/api/media/uploads/u1', file: null });
    await queue.signIn('an');
    await settled(queue, ['DONE']);
    expect(asked).toEqual([null, '/api/media/uploads/u1']);
  });

  it('of another member leaves nothing of the first', async () => {
    const carriers = carriersOf({ whole: never });
    const queue = aQueue({ carriers });
    queue.add([small()], here);
    await queue.signIn(null);
    await queue.signIn('binh');
    expect(queue.items()).toEqual([]);
    await queue.signIn('an');
    expect(queue.items()).toEqual([]);
  });
});
