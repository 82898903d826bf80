import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CoinType } from '#core/money/coin/ledger.ts';
import { CoinFlowTable } from '#ui/coin/CoinFlowTable.tsx';
import { CoinToggle } from '#ui/coin/CoinToggle.tsx';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { hasMoved } from './has-moved.ts';
import type { Economy } from './data.ts';

const CoinFlowChart = lazy(() => import('#ui/coin/CoinFlowChart.tsx'));

const height = 260;

/** Day by day, drawn for the eye and written for everybody. */
export const LastDays = ({ daily }: Readonly<{ daily: Economy['daily'] }>) => {
  const { formatMessage } = useIntl();
  const { shortDate } = useFormats();
  const [coin, setCoin] = useState<CoinType>('FIT_COIN');
  // Nothing can be measured where the server draws.
  const isBrowser = useThisMinute() !== undefined;
  const days = daily.filter((each) => each.coin === coin);
  const coinName = formatMessage({ id: `coin.${coin}` });
  const names = {
    issued: formatMessage({ id: 'economy.issued' }),
    spent: formatMessage({ id: 'economy.spent' }),
    burned: formatMessage({ id: 'economy.burned' }),
    outstanding: formatMessage({ id: 'economy.outstanding' }),
  };
  const waiting = (
    <Box sx={{ height }}>
      <ChartSkeleton height={height - 40} />
    </Box>
  );
  return (
    <>
      <CoinToggle coin={coin} onCoin={setCoin} label={formatMessage({ id: 'economy.whichCoin' })} />
      {hasMoved(days) ? (
        <>
          {isBrowser ? (
            <Suspense fallback={waiting}>
              <CoinFlowChart
                days={days}
                height={height}
                names={names}
                label={formatMessage({ id: 'economy.chart' }, { coin: coinName })}
                description={formatMessage({ id: 'economy.chart.description' })}
              />
            </Suspense>
          ) : (
            waiting
          )}
          <CoinFlowTable
            days={days}
            names={names}
            summary={<FormattedMessage id="economy.asTable" />}
            dayName={<FormattedMessage id="economy.day" />}
            writeDay={shortDate}
          />
        </>
      ) : (
        <EmptyState
          compact
          title={<FormattedMessage id="economy.daily.quiet" values={{ coin: coinName }} />}
        />
      )}
    </>
  );
};
