// Written by hand for its gathering alone: the reason, with what was measured, is at the top of `frames.ts`.
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

/** A socket, and what is queued for it in this turn. */
type Line = { readonly socket: HubSocket; batch: Batch | null };

export const createHub = (defer: (work: () => void) => void = setImmediate) => {
  const users = new Map<UserId, Map<HubSocket, Line>>();
  let queued: Line[] = [];
  let root = emptyBatch();
  let isDeferred = false;

  const flush = () => {
    isDeferred = false;
    root = emptyBatch();
    const lines = queued;
    queued = [];
    for (const line of lines) {
      const { socket, batch } = line;
      if (!batch) continue;
      line.batch = null;
      if (socket.waiting() > maxWaitingBytes) {
        remove(socket);
        socket.drop();
      } else socket.write(bytesOf(batch));
    }
  };

  const enqueue = (line: Line, frame: Frame) => {
    const at = line.batch ?? root;
    let batch = at.next.get(frame);
    if (!batch) {
      batch = { frame, before: at, next: new Map(), bytes: null };
      at.next.set(frame, batch);
    }
    if (!line.batch) queued.push(line);
    line.batch = batch;
    if (isDeferred) return;
    isDeferred = true;
    defer(flush);
  };

  const remove = (socket: HubSocket) => {
    const lines = users.get(socket.userId);
    const line = lines?.get(socket);
    if (line) line.batch = null;
    lines?.delete(socket);
    if (lines?.size === 0) users.delete(socket.userId);
  };

  return {
    /** False when this person has as many open as one may have. */
    add(socket: HubSocket): boolean {
      const lines = users.get(socket.userId) ?? new Map<HubSocket, Line>();
      if (lines.size >= maxSocketsPerUser) return false;
      lines.set(socket, { socket, batch: null });
      users.set(socket.userId, lines);
      return true;
    },
    remove,
    /** To one connection. */
    answer(socket: HubSocket, frame: Frame): void {
      const line = users.get(socket.userId)?.get(socket);
      if (line) enqueue(line, frame);
    },
    /** To every device of a person. */
    send(userId: UserId, frame: Frame): void {
      for (const line of users.get(userId)?.values() ?? []) enqueue(line, frame);
    },
    broadcast(frame: Frame): void {
      for (const lines of users.values()) for (const line of lines.values()) enqueue(line, frame);
    },
    /** Those of the ended sign-ins; all of the person's when none is named. */
    close(userId: UserId, sessionIds: readonly string[] | null, code: number, reason: string): void {
      for (const socket of users.get(userId)?.keys() ?? []) {
        if (sessionIds !== null && !(socket.sessionId !== null && sessionIds.includes(socket.sessionId)))
          continue;
        remove(socket);
        socket.close(code, reason);
      }
    },
    closeAll(code: number, reason: string): void {
      for (const userId of users.keys()) this.close(userId, null, code, reason);
    },
    /** Whether this person has a device here. */
    has: (userId: UserId): boolean => users.has(userId),
    users: (): readonly UserId[] => [...users.keys()],
    sockets: (): readonly HubSocket[] => [...users.values()].flatMap((lines) => [...lines.keys()]),
    get size(): number {
      let count = 0;
      for (const lines of users.values()) count += lines.size;
      return count;
    },
  };
};
export type Hub = ReturnType<typeof createHub>;
