import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { createToastQueue } from './toast-queue.ts';

const ToastStack = lazy(() => import('./ToastStack.tsx'));

type Options = Readonly<{ undo?: () => unknown; kind?: 'default' | 'success' | 'error' }>;
type Say = (message: ReactNode, options?: Options) => void;

const ToastContext = createContext<Say | undefined>(undefined);

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

/** `toast(text)` tells, `toast(text, { undo })` offers to take it back. An error never lives in a toast alone. */
export const useToast = (): Say => {
  const say = useContext(ToastContext);
  if (say === undefined) throw new Error('Toasts is missing above');
  return say;
};
