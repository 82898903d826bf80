import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CoinType } from '#core/money/coin/ledger.ts';
import { CoinFlowTable } from '#ui/coin/CoinFlowTable.tsx';
import { CoinToggle } from '#ui/coin/CoinToggle.tsx';
import { Delayed } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { Section } from '../../app/parts/Facts.tsx';
import type { Day } from './figures.ts';

const CoinFlowChart = lazy(() => import('#ui/coin/CoinFlowChart.tsx'));

type Props = Readonly<{ daily: readonly Day[]; coin: CoinType; onCoin: (coin: CoinType) => void }>;

/** Day by day, drawn for the eye and written for everybody. */
export const DailySection = ({ daily, coin, onCoin }: Props) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const days = daily.filter((each) => each.coin === coin);
  const names = {
    issued: formatMessage({ id: 'console.economy.issued' }),
    spent: formatMessage({ id: 'console.economy.spent' }),
    burned: formatMessage({ id: 'console.economy.burned' }),
    outstanding: formatMessage({ id: 'console.economy.outstanding' }),
  };
  return (
    <Section
      title={<FormattedMessage id="console.economy.daily" />}
      note={<FormattedMessage id="console.economy.daily.note" />}
    >
      <CoinToggle coin={coin} onCoin={onCoin} label={formatMessage({ id: 'console.coin' })} />
      <Suspense
        fallback={
          <Delayed>
            <ListSkeleton rows={4} />
          </Delayed>
        }
      >
        <CoinFlowChart
          days={days}
          names={names}
          label={formatMessage(
            { id: 'console.economy.chart' },
            { coin: formatMessage({ id: `coin.${coin}` }) },
          )}
          description={formatMessage({ id: 'console.economy.chart.description' })}
        />
      </Suspense>
      <CoinFlowTable
        days={days}
        names={names}
        summary={<FormattedMessage id="console.economy.asTable" />}
        dayName={<FormattedMessage id="console.economy.day" />}
        writeDay={date}
      />
    </Section>
  );
};
