import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';

export const sessionsKey = ['sessions'] as const;

export const useSessions = () => {
  const queries = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const query = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => client.auth.sessions({}, { signal }),
  });
  const again = () => queries.invalidateQueries({ queryKey: sessionsKey });

  const end = useMutation({
    mutationFn: (id: string) => client.auth.endSession({ params: { id } }),
    onSuccess: () => toast(formatMessage({ id: 'account.devices.ended' }), { kind: 'success' }),
    onSettled: again,
  });
  const endOthers = async () => {
    const { ended } = await client.auth.endOtherSessions();
    toast(formatMessage({ id: 'account.devices.endedOthers' }, { count: ended }), { kind: 'success' });
    await again();
  };

  return { query, end, endOthers };
};
