import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '#ui/save-file.ts';
import { client } from '../../app/client.ts';
import { type Payment, paymentKeys } from '../../app/data/payments.ts';
import { uploadMedium } from '../../app/uploads/upload-medium.ts';
import { receiptPicture } from './receipt-picture.ts';

/** What a member may say about an order. */
export const useOrderSteps = (id: string) => {
  const queries = useQueryClient();
  const keep = (payment: Payment) => {
    queries.setQueryData(paymentKeys.one(id), payment);
    void queries.invalidateQueries({ queryKey: paymentKeys.list });
  };
  // Refused: the money may have arrived a moment ago. What stands is asked anew.
  const again = () => queries.invalidateQueries({ queryKey: paymentKeys.one(id) });
  return {
    markPaid: useMutation({
      mutationFn: () => client.payments.markPaid({ params: { id } }),
      onSuccess: keep,
      onError: again,
    }),
    cancel: useMutation({
      mutationFn: () => client.payments.cancel({ params: { id } }),
      onSuccess: keep,
      onError: again,
    }),
  };
};

/** The receipt of a completed order, as a file. */
export const useReceiptFile = ({ id, code }: Pick<Payment, 'id' | 'code'>) =>
  useMutation({
    mutationFn: () => client.payments.receiptPdf({ params: { id } }),
    onSuccess: (file) => saveFile(file, `${code}.pdf`),
  });

type Attempt = Readonly<{
  file: File;
  /** Of the upload: a repeated attempt makes no second file. */
  key: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}>;

/** The member's picture of the transfer: sent, tied to the order, and taken off again. */
export const useReceiptSteps = (paymentId: string) => {
  const queries = useQueryClient();
  const queryKey = paymentKeys.one(paymentId);
  const keep = (payment: Payment) => queries.setQueryData(queryKey, payment);
  const tie = (mediumId: string | null) =>
    client.payments.receipt({ params: { id: paymentId }, body: { mediumId } });

  return {
    sending: useMutation({
      mutationFn: async ({ file, key, signal, onProgress }: Attempt) => {
        const { id } = await uploadMedium({
          purpose: 'RECEIPT',
          file: await receiptPicture(file),
          name: file.name,
          key,
          signal,
          onProgress,
        });
        return tie(id);
      },
      onSuccess: keep,
      onError: () => queries.invalidateQueries({ queryKey }),
    }),
    removing: useMutation({ mutationFn: () => tie(null), onSuccess: keep }),
  };
};
