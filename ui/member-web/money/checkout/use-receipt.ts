import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../app/client.ts';
import { type Payment, paymentKeys } from '../../app/data/payments.ts';
import { uploadMedium } from '../../app/parts/upload-medium.ts';
import { receiptPicture } from './receipt-picture.ts';

/** The person did it: no refusal to speak of. */
const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

type Attempt = Readonly<{ file: File; key: string }>;

/** Sends the picture, then ties it to the order; a failed attempt can be repeated without sending anything twice. */
export const useReceipt = (paymentId: string) => {
  const queries = useQueryClient();
  const flight = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  useEffect(() => () => flight.current?.abort(), []);

  const keep = (payment: Payment) => queries.setQueryData(paymentKeys.one(paymentId), payment);
  const tie = (mediumId: string | null) =>
    client.payments.receipt({ params: { id: paymentId }, body: { mediumId } });

  const sending = useMutation({
    mutationFn: async ({ file, key }: Attempt) => {
      const controller = new AbortController();
      flight.current = controller;
      setShare(0);
      const { id } = await uploadMedium({
        purpose: 'RECEIPT',
        file: await receiptPicture(file),
        name: file.name,
        key,
        signal: controller.signal,
        onProgress: setShare,
      });
      return tie(id);
    },
    onSuccess: keep,
    onError: () => queries.invalidateQueries({ queryKey: paymentKeys.one(paymentId) }),
  });
  const removing = useMutation({ mutationFn: () => tie(null), onSuccess: keep });

  return {
    send: (file: File) => {
      removing.reset();
      sending.mutate({ file, key: crypto.randomUUID() });
    },
    again: () => {
      if (sending.variables !== undefined) sending.mutate(sending.variables);
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
