import { isApiError } from '#ui/api/api-error.ts';
import { listenToPage } from './page-events.ts';
import { readServerDraft, writeServerDraft } from './data.ts';
import { type DraftContent, draftStorage, parseDraft } from './draft-storage.ts';
import type { ServerDraft } from './starting-point.ts';

/** Another tab or device wrote in between; `theirs` is null when there is no draft any more, because the week was saved. */
export type Conflict = Readonly<{ theirs: ServerDraft | null }>;

export type DraftState = 'untouched' | 'keeping' | 'device' | 'kept' | 'unkept';

const settleTime = 1200;

type Options = Readonly<{
  userId: string;
  version: number;
  read: () => Omit<DraftContent, 'step'>;
  step: number;
  onState: (state: DraftState) => void;
  onConflict: (conflict: Conflict) => void;
}>;

/** Keeps every change on the device at once and on the server a moment later, and notices when another tab or device does too. */
export const createDraftKeeper = ({
  userId,
  version: first,
  step: firstStep,
  read,
  onState,
  onConflict,
}: Options) => {
  const storage = draftStorage(userId);
  const tab: string = crypto.randomUUID();
  let version = first;
  let step = firstStep;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isTouched = false;
  let isWriting = false;
  let isBehind = false;

  const keepOnDevice = (synced: boolean) =>
    storage.write({ ...read(), step, version, tab, synced, savedAt: Date.now() });

  const meetOther = async () => {
    isStopped = true;
    clearTimeout(timer);
    try {
      onConflict({ theirs: await readServerDraft() });
    } catch {
      isStopped = false; // without a connection the next write will tell
    }
  };

  const keepOnServer = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped || !isTouched) return;
    if (isWriting) {
      isBehind = true;
      return;
    }
    isWriting = true;
    isBehind = false;
    try {
      version = await writeServerDraft({ ...read(), step, version });
      if (!isStopped) {
        keepOnDevice(!isBehind && timer === undefined);
        onState('kept');
      }
    } catch (error) {
      if (isApiError(error, 'version.stale')) await meetOther();
      else if (!isStopped) onState(keepOnDevice(false) ? 'device' : 'unkept');
    } finally {
      isWriting = false;
    }
    if (isBehind) await keepOnServer();
  };

  const changed = () => {
    if (isStopped) return;
    isTouched = true;
    onState(keepOnDevice(false) ? 'keeping' : 'unkept');
    clearTimeout(timer);
    timer = setTimeout(() => void keepOnServer(), settleTime);
  };

  const seen = ({ key, newValue }: StorageEvent) => {
    if (key !== storage.key || isStopped || !isTouched) return;
    const theirs = parseDraft(newValue);
    // Only what the server has can be offered; the other tab writes again once it is there.
    if (theirs !== null && theirs.tab !== tab && theirs.synced) void meetOther();
  };
  /** A write that still waits for its moment. */
  const keepPending = () => {
    if (timer !== undefined) void keepOnServer();
  };

  return {
    changed,
    /** The screen is part of the draft; looking around is no change. */
    lookAt: (screen: number) => {
      step = screen;
    },
    /** Listens to the other tabs, the connection and the end of the page. Answers how to stop. */
    attend: () => {
      const stop = listenToPage({
        onStorage: seen,
        onOnline: () => void keepOnServer(),
        onHidden: keepPending,
      });
      return () => {
        stop();
        keepPending();
      };
    },
    /** Goes on from the given version of the server's copy. */
    goOn: (from: number) => {
      version = from;
      isStopped = false;
      isTouched = true;
    },
    pause: () => {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
    },
    keepNow: () => {
      keepOnDevice(false);
      void keepOnServer();
    },
    forget: () => {
      storage.remove();
      isTouched = false;
    },
  };
};
