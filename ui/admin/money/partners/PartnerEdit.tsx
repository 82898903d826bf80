import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { offersClient } from '../offers/client.ts';
import { pathOf } from '../../app/layout/places.ts';
import { usePartner } from '../offers/data.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { PartnerForm, type PartnerInput } from './PartnerForm.tsx';

const PartnerEdit = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const query = usePartner(id);
  const save = async (input: PartnerInput) => {
    const version = query.data?.version ?? 0;
    await offersClient.adminPartners.update({ params: { id }, body: { ...input, version } });
    await refreshed('partners', 'partner-rewards');
    toast(<FormattedMessage id="ui.saved" />);
    setTimeout(() => void navigate(pathOf('partners', id)));
  };
  return (
    <ConsolePage
      title={query.data?.name ?? formatMessage({ id: 'resources.partners.name' }, { smart_count: 1 })}
      back={{ to: pathOf('partners', id), label: <FormattedMessage id="console.back" /> }}
      width={760}
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(partner) => <PartnerForm partner={partner} save={save} reload={query.refetch} />}
      </QueryView>
    </ConsolePage>
  );
};

export default PartnerEdit;
