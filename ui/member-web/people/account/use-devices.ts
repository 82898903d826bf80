import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { endOtherSessions, useEndSession, useRefreshSessions, useSessions } from './data.ts';

/** The devices that are signed in; a toast says what was ended. */
export const useDevices = () => {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const query = useSessions();
  const again = useRefreshSessions();
  const end = useEndSession(() => toast(formatMessage({ id: 'account.devices.ended' }), { kind: 'success' }));

  const endOthers = async () => {
    const ended = await endOtherSessions();
    toast(formatMessage({ id: 'account.devices.endedOthers' }, { count: ended }), { kind: 'success' });
    await again();
  };

  return { query, end, endOthers };
};
