import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { pathOf } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { createPromotion, type NewPromotion } from './data.ts';
import { PromotionForm } from './PromotionForm.tsx';

const PromotionCreate = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const save = async (body: NewPromotion) => {
    const { id, title } = await createPromotion(body);
    await refreshed('promotions');
    toast(formatMessage({ id: 'console.promo.created' }, { title }));
    // The guard must have seen that nothing is unsaved any more.
    setTimeout(() => void navigate(pathOf('promotions', id)));
  };
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.promo.create' })}
      back={{
        to: '/admin/promotions',
        label: <FormattedMessage id="resources.promotions.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
    >
      <PromotionForm save={save} />
    </ConsolePage>
  );
};

export default PromotionCreate;
