import type { ReplyForm } from './reply-form.ts';

/** Long enough not to send each letter, short enough that another device finds it. */
export const pause = 2_000;
export const tryAgain = 15_000;

export type Saving = Readonly<{
  state: 'NOTHING' | 'WAITING' | 'SAVED' | 'FAILED';
  /** When the server last heard it. */
  at: Date | null;
}>;
export type Kept = Readonly<{ form: ReplyForm; saving: Saving }>;

type Options = Readonly<{
  start: ReplyForm;
  /** The device holds something that the server has not heard. */
  isUnheard: boolean;
  savedAt: Date | null;
  device: Readonly<{ write: (form: ReplyForm) => void; remove: () => void }>;
  /** Answers when the server wrote it. */
  save: (form: ReplyForm) => Promise<Date | null>;
}>;

/** Holds what is written: on the device with each letter, on the server every few seconds, one save at a time. */
export const createReplyKeeper = ({ start, isUnheard, savedAt, device, save }: Options) => {
  let kept: Kept = {
    form: start,
    saving: { state: isUnheard ? 'WAITING' : savedAt === null ? 'NOTHING' : 'SAVED', at: savedAt },
  };
  let unheard: ReplyForm | null = isUnheard ? start : null;
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
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    const said = unheard;
    if (said === null || isSaving) return;
    isSaving = true;
    try {
      const at = await save(said);
      // More was typed meanwhile: its own turn comes, and the device keeps it until then.
      if (unheard === said) {
        unheard = null;
        device.remove();
        show({ saving: { state: 'SAVED', at } });
      }
    } catch {
      if (unheard !== null) show({ saving: { state: 'FAILED', at: kept.saving.at } });
    } finally {
      isSaving = false;
      if (unheard !== null) later(kept.saving.state === 'FAILED' ? tryAgain : pause);
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
      device.write(form);
      show({ form, saving: { state: 'WAITING', at: kept.saving.at } });
      later(pause);
    },
    /** Whoever leaves within the pause leaves nothing behind. */
    flush: () => void run(),
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
