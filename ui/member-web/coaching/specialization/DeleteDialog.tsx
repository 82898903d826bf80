import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useLanguage } from '#ui/intl.ts';
import { deleteRequest, type OwnRequest, useRefreshRequests } from './data.ts';

type Props = Readonly<{ request: OwnRequest; open: boolean; onClose: () => void }>;

/** A request that waits gives its fee back; an approved one takes the badge along, and the way back is a new request. */
export const DeleteDialog = ({ request, open, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const refreshRequests = useRefreshRequests();
  const toast = useToast();
  const { status, fee } = request;
  const type = inLanguage(request.label, language);

  const remove = async () => {
    try {
      await deleteRequest(request);
    } catch (error) {
      // Decided meanwhile: the page behind the dialog says how.
      if (isApiError(error)) await refreshRequests();
      throw error;
    }
    toast(formatMessage({ id: `specialization.deleted.${status}` }, { fee, type }), { kind: 'success' });
    await refreshRequests();
  };

  return (
    <ConfirmOnDemand
      open={open}
      title={<FormattedMessage id={`specialization.delete.${status}`} values={{ type }} />}
      confirmLabel={<FormattedMessage id={`specialization.delete.${status}.verb`} />}
      dangerous
      onConfirm={remove}
      onClose={onClose}
    >
      <FormattedMessage id={`specialization.delete.${status}.text`} values={{ fee }} />
    </ConfirmOnDemand>
  );
};
