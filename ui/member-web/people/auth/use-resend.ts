import { isApiError } from '#ui/api/api-error.ts';
import { waitSeconds, waitUntil } from '#ui/resend-wait.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import { useResendCode } from './data.ts';
import { pendingAddress, type PendingAddress } from './pending-address.ts';

/** Another code or link, at most every five minutes; the wait is visible and survives a reload. */
export const useResend = (pending: PendingAddress | undefined) => {
  const seconds = useCountdown(pending?.resendAt);
  const { mutate, isPending, error, isSuccess, reset } = useResendCode({
    onSent: ({ resendAfter }, email) => {
      const known = pendingAddress.current();
      pendingAddress.remember({
        ...(known?.email === email ? known : { email }),
        resendAt: waitUntil(resendAfter),
        wrongTries: 0,
      });
    },
    onRefused: (refusal) => {
      if (isApiError(refusal, 'auth.wait_5_minutes'))
        pendingAddress.change({ resendAt: waitSeconds(refusal.params['seconds']) });
    },
  });

  return {
    seconds,
    busy: isPending,
    isSent: isSuccess,
    // The countdown says it already.
    error: isApiError(error, 'auth.wait_5_minutes') && seconds > 0 ? null : error,
    resend: (email: string) => mutate(email),
    reset,
  };
};
