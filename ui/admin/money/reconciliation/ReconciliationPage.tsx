import { FormattedMessage, useIntl } from 'react-intl';
import { client } from '../../app/client.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { RulesSection } from './RulesSection.tsx';
import { TotalsSection } from './TotalsSection.tsx';

const ReconciliationPage = () => {
  const { formatMessage } = useIntl();
  const may = useMay();
  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.reconciliation.name' }, { smart_count: 1 })}
      description={<FormattedMessage id="console.reconciliation.lead" />}
      width={900}
    >
      {may('transaction.view') && <TotalsSection />}
      {may('coin.view', 'coin.manage') && <RulesSection run={() => client.adminCoins.reconcile()} />}
    </ConsolePage>
  );
};

export default ReconciliationPage;
