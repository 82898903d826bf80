import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { type Choice, useMute } from './data.ts';

/** Mutes a signal and turns it back on, and says so; what failed stays to be read beside the list. */
export const useMuteStep = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { mutate, isPending, error } = useMute();
  return {
    isBusy: isPending,
    refusal: error,
    choose: (choice: Choice) =>
      mutate(choice, {
        onSuccess: () =>
          toast(
            formatMessage({
              id: choice.isMuted ? 'desk.attention.muteDone' : 'desk.attention.unmuteDone',
            }),
            {
              kind: 'success',
              ...(choice.isMuted && { undo: () => mutate({ ...choice, isMuted: false }) }),
            },
          ),
      }),
  };
};

export type MuteStep = ReturnType<typeof useMuteStep>;
