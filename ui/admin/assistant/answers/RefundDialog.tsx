import { FormattedMessage, useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RefuseDialog } from '../../app/forms/DecisionDialogs.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { StaffAnswer } from '../data.ts';
import { assistantClient } from '../parts/client.ts';

type Props = Readonly<{ answer: StaffAnswer; reload: () => unknown; onClose: () => void }>;

/** The coins of one answer go back to its owner, once. */
export const RefundDialog = ({ answer, reload, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const { id, userName, charged } = answer;
  const values = { name: userName, coins: charged };
  return (
    <RefuseDialog
      words={{
        title: <FormattedMessage id="console.ai.refund.title" values={values} />,
        consequence: <FormattedMessage id="console.ai.refund.consequence" values={values} />,
        confirmLabel: <FormattedMessage id="console.ai.refund.confirm" values={values} />,
      }}
      notifiesMember={false}
      reload={reload}
      onClose={onClose}
      run={async (reason) => {
        await assistantClient.adminAi.refund({ params: { id }, body: { reason } });
        await refreshed('ai-answers', 'ai-usage', 'transactions', 'ledger');
        toast(formatMessage({ id: 'console.ai.refund.done' }, values));
      }}
    />
  );
};
