import { createContext, type ReactNode, useContext } from 'react';

type Options = Readonly<{ undo?: () => unknown; kind?: 'default' | 'success' | 'error' }>;
export type Say = (message: ReactNode, options?: Options) => void;

export const ToastContext = createContext<Say | undefined>(undefined);

/** `toast(text)` tells, `toast(text, { undo })` offers to take it back. An error never lives in a toast alone. */
export const useToast = (): Say => {
  const say = useContext(ToastContext);
  if (say === undefined) throw new Error('Toasts is missing above');
  return say;
};
