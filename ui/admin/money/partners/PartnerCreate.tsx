import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { offersClient } from '../offers/client.ts';
import { pathOf } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { PartnerForm, type PartnerInput } from './PartnerForm.tsx';

const PartnerCreate = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const save = async (body: PartnerInput) => {
    const { id, name } = await offersClient.adminPartners.create({ body });
    await refreshed('partners');
    toast(formatMessage({ id: 'console.partners.created' }, { name }));
    // The guard must have seen that nothing is unsaved any more.
    setTimeout(() => void navigate(pathOf('partners', id)));
  };
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.partners.create' })}
      back={{
        to: '/admin/partners',
        label: <FormattedMessage id="resources.partners.name" values={{ smart_count: 2 }} />,
      }}
      width={760}
    >
      <PartnerForm save={save} saveLabel={<FormattedMessage id="console.partners.create" />} />
    </ConsolePage>
  );
};

export default PartnerCreate;
