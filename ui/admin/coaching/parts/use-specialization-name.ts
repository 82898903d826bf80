import { useIntl } from 'react-intl';
import type { SpecializationType } from '#core/coaching/specialization/specialization.ts';

/** What a type is called where no record is at hand that says so with the site's name in it. */
export const useSpecializationName = () => {
  const { formatMessage } = useIntl();
  return (type: SpecializationType) =>
    formatMessage(
      { id: `specialization.${type}` },
      { product: formatMessage({ id: 'console.specializations.siteName' }) },
    );
};
