import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useEndCoachAccess } from './data.ts';

export type Ending = Readonly<{ coachId: string; name: string; isWaiting: boolean }>;
type Props = Readonly<{ ending: Ending | null; onClose: () => void }>;

/** One question before a coach sees nothing more. */
export const EndAccessDialog = ({ ending, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const end = useEndCoachAccess((name) =>
    toast(formatMessage({ id: 'sharing.coaches.ended' }, { name }), { kind: 'success' }),
  );
  return (
    <ConfirmOnDemand
      open={ending !== null}
      title={<FormattedMessage id="sharing.coaches.end.title" values={{ name: ending?.name ?? '' }} />}
      confirmLabel={<FormattedMessage id="sharing.coaches.end" />}
      dangerous
      onConfirm={async () => {
        if (ending) await end(ending);
      }}
      onClose={onClose}
    >
      <FormattedMessage
        id={ending?.isWaiting ? 'sharing.coaches.end.text.waiting' : 'sharing.coaches.end.text'}
      />
    </ConfirmOnDemand>
  );
};
