import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { usePreferenceSwitch } from './data/preferences.ts';

/** One preference of the member; a toast says that it is kept. */
export const usePreference = (onSaved?: () => void) => {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const { mutate, error, isPending } = usePreferenceSwitch(() => {
    toast(formatMessage({ id: 'ui.saved' }), { kind: 'success' });
    onSaved?.();
  });
  return { choose: mutate, error, isPending };
};
