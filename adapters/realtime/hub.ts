import type { UserId } from '#core/kernel/id.ts';
import type { Frame } from './frames.ts';

/** One open connection, as far as the hub needs it. */
export type HubSocket = Readonly<{
  userId: UserId;
  sessionId: string | null;
  /** Bytes written and not yet taken by the network. */
  waiting(): number;
  write(bytes: Buffer): void;
  close(code: number, reason: string): void;
  /** At once, without a goodbye. */
  drop(): void;
}>;

export const maxSocketsPerUser = 10;
/** What the system buffers for a connection comes on top: together the mebibyte that nobody may leave waiting. */
export const maxWaitingBytes = 512 * 1024;

/**
 * Frames queued in one turn of the event loop. Sockets with the same frames in the same order share a batch, so that
 * their bytes are put together once, however many they are.
 */
type Batch = { frame: Frame | null; before: Batch | null; next: Map<Frame, Batch>; bytes: Buffer | null };

const emptyBatch = (): Batch => ({ frame: null, before: null, next: new Map(), bytes: null });

const bytesOf = (batch: Batch): Buffer => {
  if (batch.bytes) return batch.bytes;
  const frames: Buffer[] = [];
  for (let at: Batch | null = batch; at?.frame; at = at.before) frames.push(at.frame.bytes);
  batch.bytes = frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames.toReversed()); // length says it is there
  return batch.bytes;
};

export const createHub = (defer: (work: () => void) => void = setImmediate) => {
  const users = new Map<UserId, Set<HubSocket>>();
  const queued = new Map<HubSocket, Batch>();
  let root = emptyBatch();
  let isDeferred = false;

  const flush = () => {
    isDeferred = false;
    root = emptyBatch();
    const batches = [...queued];
    queued.clear();
    for (const [socket, batch] of batches) {
      if (socket.waiting() > maxWaitingBytes) {
        remove(socket);
        socket.drop();
      } else socket.write(bytesOf(batch));
    }
  };

  const enqueue = (socket: HubSocket, frame: Frame) => {
    const at = queued.get(socket) ?? root;
    let batch = at.next.get(frame);
    if (!batch) {
      batch = { frame, before: at, next: new Map(), bytes: null };
      at.next.set(frame, batch);
    }
    queued.set(socket, batch);
    if (isDeferred) return;
    isDeferred = true;
    defer(flush);
  };

  const remove = (socket: HubSocket) => {
    queued.delete(socket);
    const sockets = users.get(socket.userId);
    sockets?.delete(socket);
    if (sockets?.size === 0) users.delete(socket.userId);
  };

  return {
    /** False when this person has as many open as one may have. */
    add(socket: HubSocket): boolean {
      const sockets = users.get(socket.userId) ?? new Set();
      if (sockets.size >= maxSocketsPerUser) return false;
      sockets.add(socket);
      users.set(socket.userId, sockets);
      return true;
    },
    remove,
    /** To one connection. */
    answer: enqueue,
    /** To every device of a person. */
    send(userId: UserId, frame: Frame): void {
      for (const socket of users.get(userId) ?? []) enqueue(socket, frame);
    },
    broadcast(frame: Frame): void {
      for (const sockets of users.values()) for (const socket of sockets) enqueue(socket, frame);
    },
    /** Those of the ended sign-ins; all of the person's when none is named. */
    close(userId: UserId, sessionIds: readonly string[] | null, code: number, reason: string): void {
      for (const socket of users.get(userId) ?? []) {
        if (sessionIds !== null && !(socket.sessionId !== null && sessionIds.includes(socket.sessionId)))
          continue;
        remove(socket);
        socket.close(code, reason);
      }
    },
    closeAll(code: number, reason: string): void {
      for (const userId of users.keys()) this.close(userId, null, code, reason);
    },
    users: (): readonly UserId[] => [...users.keys()],
    sockets: (): readonly HubSocket[] => [...users.values()].flatMap((sockets) => [...sockets]),
    get size(): number {
      let count = 0;
      for (const sockets of users.values()) count += sockets.size;
      return count;
    },
  };
};
export type Hub = ReturnType<typeof createHub>;
