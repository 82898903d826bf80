import { FormattedMessage, useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { offersClient } from '../offers/client.ts';
import type { StaffPartner } from '../offers/data.ts';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';

/** Only a partner that never offered anything can go. */
export const DeletePartner = ({ partner }: Readonly<{ partner: StaffPartner }>) => {
  const { id, name, rewardCount, status, version } = partner;
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const refreshed = useRefreshed();

  const setAside = async () => {
    await offersClient.adminPartners.update({ params: { id }, body: { status: 'INACTIVE', version } });
    await refreshed('partners', 'partner-rewards');
    toast(formatMessage({ id: 'console.partners.setAside.done' }, { name }));
  };

  return (
    <DeleteRecord
      place="partners"
      id={id}
      ask={{
        title: <FormattedMessage id="console.partners.delete.title" values={{ name }} />,
        text: <FormattedMessage id="console.partners.delete.consequence" />,
        confirmLabel: <FormattedMessage id="console.partners.delete" />,
      }}
      remove={async () => offersClient.adminPartners.delete({ params: { id } })}
      deleted={formatMessage({ id: 'console.partners.deleted' }, { name })}
      instead={
        rewardCount === 0
          ? null
          : {
              title: <FormattedMessage id="console.partners.setAside.title" values={{ name }} />,
              text: <FormattedMessage id="console.partners.setAside.text" values={{ count: rewardCount }} />,
              confirmLabel: <FormattedMessage id="console.partners.setAside" />,
              run: setAside,
              mayRun: status === 'ACTIVE' && may('partner.update', 'partner.manage'),
            }
      }
    />
  );
};
