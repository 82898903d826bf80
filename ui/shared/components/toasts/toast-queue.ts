import type { ReactNode } from 'react';

export type QueuedToast = Readonly<{
  message: ReactNode;
  kind: 'default' | 'success' | 'error';
  undo: (() => unknown) | undefined;
}>;

/** Keeps what is said before the stack that shows it has arrived. */
export const createToastQueue = () => {
  const waiting: QueuedToast[] = [];
  let reader: ((toast: QueuedToast) => void) | undefined;
  return {
    say(toast: QueuedToast) {
      if (reader) reader(toast);
      else waiting.push(toast);
    },
    read(next: (toast: QueuedToast) => void) {
      reader = next;
      for (const toast of waiting.splice(0)) next(toast);
      return () => {
        reader = undefined;
      };
    },
  };
};

export type ToastQueue = ReturnType<typeof createToastQueue>;
