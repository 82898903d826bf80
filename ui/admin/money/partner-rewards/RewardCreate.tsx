import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { offersClient } from '../offers/client.ts';
import { pathOf } from '../../app/layout/places.ts';
import { usePartner } from '../offers/data.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { RewardForm } from './RewardForm.tsx';
import type { RewardInput } from './reward-form.ts';

const RewardCreate = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [search] = useSearchParams();
  const asked = search.get('partner');
  const query = usePartner(asked ?? '', asked !== null);
  const save = async (body: RewardInput) => {
    const { id, title } = await offersClient.adminPartnerRewards.create({ body });
    await refreshed('partner-rewards', 'partners');
    toast(formatMessage({ id: 'console.rewards.created' }, { title: inLanguage(title, language) }));
    // The guard must have seen that nothing is unsaved any more.
    setTimeout(() => void navigate(pathOf('partner-rewards', id)));
  };
  const saveLabel = <FormattedMessage id="console.rewards.create" />;
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.rewards.create' })}
      back={{
        to: '/admin/partner-rewards',
        label: <FormattedMessage id="resources.partner-rewards.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
    >
      {asked === null ? (
        <RewardForm save={save} saveLabel={saveLabel} />
      ) : (
        <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
          {({ id, name }) => <RewardForm partner={{ id, name }} save={save} saveLabel={saveLabel} />}
        </QueryView>
      )}
    </ConsolePage>
  );
};

export default RewardCreate;
