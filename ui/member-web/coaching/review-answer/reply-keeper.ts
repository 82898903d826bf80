import { isApiError } from '#ui/api/api-error.ts';
import { type KeptForm, type ReplyForm, wordsOf } from './reply-form.ts';

/** Long enough not to send each letter, short enough that another device finds it. */
export const pause = 2_000;
export const tryAgain = 15_000;

export type Saving = Readonly<{
  /** CONFLICT: somebody wrote elsewhere meanwhile; nothing is saved until it is said which one goes on. */
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

/** Holds what is written: on the device with each letter, on the server every few seconds, one save at a time. */
export const createReplyKeeper = ({
  start,
  version: first,
  isUnheard,
  savedAt,
  device,
  save,
  load,
}: Options) => {
  let kept: Kept = {
    form: start,
    edition: 0,
    saving: { state: isUnheard ? 'WAITING' : savedAt === null ? 'NOTHING' : 'SAVED', at: savedAt },
  };
  let version = first;
  let unheard: ReplyForm | null = isUnheard ? start : null;
  // Said by this window and not known to have arrived: a lost answer is no stranger's change.
  const said = new Set(isUnheard ? [wordsOf(start)] : []);
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: Partial<Kept>) => {
    kept = { ...kept, ...next };
    for (const listener of listeners) listener();
  };
  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait);
  };
  const isStopped = () => kept.saving.state === 'CONFLICT';

  const heard = (form: ReplyForm, written: Written) => {
    ({ version } = written);
    said.clear();
    if (unheard === form) {
      unheard = null;
      device.remove();
      show({ saving: { state: 'SAVED', at: written.at } });
    } else if (unheard !== null) {
      // More was typed meanwhile: its own turn comes, and the device keeps it until then.
      device.write({ ...unheard, version });
      show({ saving: { state: 'WAITING', at: written.at } });
    }
  };
  /** Another version is there: ours after all, or somebody else's. */
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
        if (unheard !== null) show({ saving: { state: 'FAILED', at: kept.saving.at } });
      }
    } finally {
      isSaving = false;
      if (unheard !== null && !isStopped()) later(wait);
    }
  };
  if (isUnheard) later(pause);

  return {
    now: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change: (next: (form: ReplyForm) => ReplyForm) => {
      const form = next(kept.form);
      unheard = form;
      device.write({ ...form, version });
      if (isStopped()) return show({ form });
      show({ form, saving: { state: 'WAITING', at: kept.saving.at } });
      return later(pause);
    },
    /** Whoever leaves within the pause leaves nothing behind. */
    flush: () => void run(),
    /** Goes on with what the server holds; what was written here is given up. */
    takeTheirs: async () => {
      const { form, at, version: newest } = await load();
      version = newest;
      unheard = null;
      said.clear();
      device.remove();
      const saving: Saving = { state: at === null ? 'NOTHING' : 'SAVED', at };
      show({ form, saving, edition: kept.edition + 1 });
    },
    /** Goes on with what is written here, over whatever the server holds by now. */
    keepMine: async () => {
      const theirs = await load();
      ({ version } = theirs);
      said.clear();
      unheard = kept.form;
      device.write({ ...kept.form, version });
      show({ saving: { state: 'WAITING', at: theirs.at } });
      await run();
    },
    /** It is sent: no draft of it shall come back. */
    forget: () => {
      clearTimeout(timer);
      unheard = null;
      device.remove();
      show({ saving: { state: 'NOTHING', at: null } });
    },
  };
};

export type ReplyKeeper = ReturnType<typeof createReplyKeeper>;
