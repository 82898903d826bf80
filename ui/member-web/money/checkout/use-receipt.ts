import { useEffect, useRef, useState } from 'react';
import { useReceiptSteps } from './data.ts';

/** The person did it: no refusal to speak of. */
const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Sends the picture, then ties it to the order; a failed attempt can be repeated without sending anything twice. */
export const useReceipt = (paymentId: string) => {
  const { sending, removing } = useReceiptSteps(paymentId);
  const flight = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  useEffect(() => () => flight.current?.abort(), []);

  const attempt = (file: File, key: string) => {
    const controller = new AbortController();
    flight.current = controller;
    setShare(0);
    sending.mutate({ file, key, signal: controller.signal, onProgress: setShare });
  };

  return {
    send: (file: File) => {
      removing.reset();
      attempt(file, crypto.randomUUID());
    },
    again: () => {
      if (sending.variables !== undefined) attempt(sending.variables.file, sending.variables.key);
    },
    stop: () => {
      flight.current?.abort();
      sending.reset();
    },
    remove: () => removing.mutate(),
    /** From 0 to 1; undefined while nothing is on its way. */
    share: sending.isPending ? share : undefined,
    isRemoving: removing.isPending,
    error: isStopped(sending.error) ? null : (sending.error ?? removing.error),
    canRepeat: sending.isError && !isStopped(sending.error),
  };
};
