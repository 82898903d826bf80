import { useMutation } from '@tanstack/react-query';
import { client } from '../../app/client.ts';

type ReportSteps = Readonly<{ onSent: () => void; onRefused: (error: Error) => void }>;

/** Tells staff of a rating. */
export const useRatingReport = (ratingId: string, { onSent, onRefused }: ReportSteps) =>
  useMutation({
    mutationFn: (reason: string) =>
      client.reviews.reportRating({ params: { id: ratingId }, body: { reason } }),
    onSuccess: onSent,
    onError: onRefused,
  });
