import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { offersClient } from '../offers/client.ts';
import { pathOf } from '../../app/layout/places.ts';
import { usePartnerReward } from '../offers/data.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { RewardForm } from './RewardForm.tsx';
import type { RewardInput } from './reward-form.ts';

const RewardEdit = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const query = usePartnerReward(id);
  const reward = query.data;
  const save = async (input: RewardInput) => {
    const { partnerId: _, ...offer } = input;
    const version = query.data?.version ?? 0;
    await offersClient.adminPartnerRewards.update({ params: { id }, body: { ...offer, version } });
    await refreshed('partner-rewards', 'partners');
    toast(<FormattedMessage id="ui.saved" />);
    setTimeout(() => void navigate(pathOf('partner-rewards', id)));
  };
  return (
    <ConsolePage
      title={
        reward === undefined
          ? formatMessage({ id: 'resources.partner-rewards.name' }, { smart_count: 1 })
          : inLanguage(reward.title, language)
      }
      description={reward?.partnerName}
      back={{ to: pathOf('partner-rewards', id), label: <FormattedMessage id="console.back" /> }}
      width={960}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(found) => <RewardForm reward={found} save={save} reload={query.refetch} />}
      </QueryView>
    </ConsolePage>
  );
};

export default RewardEdit;
