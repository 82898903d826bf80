import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { createToastQueue } from './toast-queue.ts';
import { type Say, ToastContext } from './use-toast.ts';

const ToastStack = lazy(() => import('./ToastStack.tsx'));

/** The stack is fetched with the first toast: most visits see none. */
export const Toasts = ({ children }: Readonly<{ children: ReactNode }>) => {
  const [queue] = useState(createToastQueue);
  const [needed, setNeeded] = useState(false);
  const say = useMemo<Say>(
    () =>
      (message, { undo, kind = 'default' } = {}) => {
        setNeeded(true);
        queue.say({ message, kind, undo });
      },
    [queue],
  );
  return (
    <ToastContext value={say}>
      {children}
      {needed && (
        <Suspense>
          <ToastStack queue={queue} />
        </Suspense>
      )}
    </ToastContext>
  );
};
