import { isApiError } from '#ui/api/api-error.ts';
import { type KeptForm, type ReplyForm, wordsOf } from './reply-form.ts';

/** Long enough not to send each letter, short enough that another device finds it. */
export const pause = 2_000;
export const tryAgain = 15_000;

export type Saving = Readonly<{
  /** CONFLICT: another device wrote meanwhile; nothing is saved until it is said which one goes on. */
  state: 'NOTHING' | 'WAITING' | 'SAVED' | 'FAILED' | 'CONFLICT';
  /** When the server last heard it. */
  at: Date | null;
}>;
export type Kept = Readonly<{
  form: ReplyForm;
  saving: Saving;
  /** Raised when another text took the place of this one: fields forget what was typed in them. */
  edition: number;
}>;

type Written = Readonly<{ version: number; at: Date | null }>;

type Options = Readonly<{
  start: ReplyForm;
  /** Of the server's copy that the start was written on; 0: there was none. */
  version: number;
  /** The device holds something that the server has not heard. */
  isUnheard: boolean;
  savedAt: Date | null;
  device: Readonly<{ write: (kept: KeptForm) => void; remove: () => void }>;
  /** Answers when the server wrote it. Fails with version.stale when it holds another version than the given one. */
  save: (kept: KeptForm) => Promise<Written>;
  /** What the server holds now. */
  load: () => Promise<Written & Readonly<{ form: ReplyForm }>>;
}>;

/** What is shown, and who hears of its changes. */
const createShownReply = (start: Kept) => {
  let kept = start;
  const listeners = new Set<() => void>();
  return {
    now: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    show: (next: Partial<Kept>) => {
      kept = { ...kept, ...next };
      for (const listener of listeners) listener();
    },
    isStopped: () => kept.saving.state === 'CONFLICT',
  };
};

type ShownReply = ReturnType<typeof createShownReply>;

/** Brings what is written to the server, one save at a time; the device keeps it until it has arrived. */
const createReplySaver = (
  { now, show, isStopped }: ShownReply,
  { start, version: first, isUnheard, device, save, load }: Options,
) => {
  let version = first;
  let unheard: ReplyForm | null = isUnheard ? start : null;
  // Said by this window and not known to have arrived: a lost answer is no stranger's change.
  const said = new Set(isUnheard ? [wordsOf(start)] : []);
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait);
  };
  const hold = (form: ReplyForm) => {
    unheard = form;
    device.write({ ...form, version });
  };
  const drop = () => {
    unheard = null;
    device.remove();
  };

  const heard = (form: ReplyForm, written: Written) => {
    ({ version } = written);
    said.clear();
    if (unheard === form) {
      drop();
      show({ saving: { state: 'SAVED', at: written.at } });
    } else if (unheard !== null) {
      // More was typed meanwhile: it is saved next, and the device keeps it until then.
      hold(unheard);
      show({ saving: { state: 'WAITING', at: written.at } });
    }
  };
  /** Another version is there: ours after all, or another device's. */
  const meet = async (form: ReplyForm) => {
    const theirs = await load();
    const words = wordsOf(theirs.form);
    if (words === wordsOf(form)) heard(form, theirs);
    else if (said.has(words)) ({ version } = theirs);
    else if (unheard !== null) show({ saving: { state: 'CONFLICT', at: theirs.at } });
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    const form = unheard;
    if (form === null || isSaving || isStopped()) return;
    isSaving = true;
    let wait = pause;
    try {
      said.add(wordsOf(form));
      heard(form, await save({ ...form, version }));
    } catch (error) {
      try {
        if (!isApiError(error, 'version.stale')) throw error;
        await meet(form);
      } catch {
        wait = tryAgain;
        if (unheard !== null) show({ saving: { state: 'FAILED', at: now().saving.at } });
      }
    } finally {
      isSaving = false;
      if (unheard !== null && !isStopped()) later(wait);
    }
  };

  return {
    run,
    later,
    cancel: () => clearTimeout(timer),
    /** This is to be saved; until then the device has it. */
    hold,
    /** Nothing is to be saved any more. */
    drop,
    /** Continues from this version of the server: what was said before it no longer counts. */
    continueFrom: (newest: number) => {
      version = newest;
      said.clear();
    },
  };
};

/** Holds what is written: on the device with each letter, on the server every few seconds, one save at a time. */
export const createReplyKeeper = (options: Options) => {
  const { start, isUnheard, savedAt, load } = options;
  const shown = createShownReply({
    form: start,
    edition: 0,
    saving: { state: isUnheard ? 'WAITING' : savedAt === null ? 'NOTHING' : 'SAVED', at: savedAt },
  });
  const { now, subscribe, show, isStopped } = shown;
  const saver = createReplySaver(shown, options);
  if (isUnheard) saver.later(pause);

  return {
    now,
    subscribe,
    change: (next: (form: ReplyForm) => ReplyForm) => {
      const form = next(now().form);
      saver.hold(form);
      if (isStopped()) return show({ form });
      show({ form, saving: { state: 'WAITING', at: now().saving.at } });
      return saver.later(pause);
    },
    /** A coach who leaves within the pause leaves nothing behind. */
    flush: () => void saver.run(),
    /** Goes on with what the server holds; what was written here is given up. */
    takeTheirs: async () => {
      const { form, at, version: newest } = await load();
      saver.continueFrom(newest);
      saver.drop();
      const saving: Saving = { state: at === null ? 'NOTHING' : 'SAVED', at };
      show({ form, saving, edition: now().edition + 1 });
    },
    /** Goes on with what is written here, over whatever the server holds by now. */
    keepMine: async () => {
      const theirs = await load();
      saver.continueFrom(theirs.version);
      saver.hold(now().form);
      show({ saving: { state: 'WAITING', at: theirs.at } });
      await saver.run();
    },
    /** It is sent: no draft of it shall come back. */
    forget: () => {
      saver.cancel();
      saver.drop();
      show({ saving: { state: 'NOTHING', at: null } });
    },
  };
};

export type ReplyKeeper = ReturnType<typeof createReplyKeeper>;
