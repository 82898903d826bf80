import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinTypes, type CoinType } from '#core/coin/ledger.ts';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.tsx';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { hasMoved } from './has-moved.ts';
import type { Economy } from './use-economy.ts';

const CoinFlowChart = lazy(() => import('#ui/coin/CoinFlowChart.tsx'));

const columns = ['issued', 'spent', 'burned', 'outstanding'] as const;
const height = 260;

/** Day by day, drawn for the eye and written for everybody. */
export const LastDays = ({ daily }: Readonly<{ daily: Economy['daily'] }>) => {
  const { formatMessage } = useIntl();
  const { number, shortDate } = useFormats();
  const [coin, setCoin] = useState<CoinType>('FIT_COIN');
  // Nothing can be measured where the server draws.
  const isBrowser = useThisMinute() !== undefined;
  const days = daily.filter((each) => each.coin === coin);
  const coinName = formatMessage({ id: `coin.${coin}` });
  const waiting = (
    <Box sx={{ height }}>
      <ChartSkeleton height={height - 40} />
    </Box>
  );
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{ mb: 1.5 }}
        value={coin}
        aria-label={formatMessage({ id: 'economy.whichCoin' })}
        onChange={(_, next: CoinType | null) => {
          if (next !== null) setCoin(next);
        }}
      >
        {coinTypes.map((each) => (
          <ToggleButton key={each} value={each} sx={{ minHeight: 44, px: 1.5 }}>
            <FormattedMessage id={`coin.${each}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hasMoved(days) ? (
        <>
          {isBrowser ? (
            <Suspense fallback={waiting}>
              <CoinFlowChart
                days={days}
                height={height}
                names={{
                  issued: formatMessage({ id: 'economy.issued' }),
                  spent: formatMessage({ id: 'economy.spent' }),
                  burned: formatMessage({ id: 'economy.burned' }),
                  outstanding: formatMessage({ id: 'economy.outstanding' }),
                }}
                label={formatMessage({ id: 'economy.chart' }, { coin: coinName })}
                description={formatMessage({ id: 'economy.chart.description' })}
              />
            </Suspense>
          ) : (
            waiting
          )}
          <Box component="details" sx={{ mt: 2 }}>
            <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 44, py: 1.25 }}>
              <FormattedMessage id="economy.asTable" />
            </Box>
            <TableContainer
              // A long table scrolls by keyboard, too.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              sx={{ maxHeight: 420 }}
            >
              <Table size="small" stickyHeader sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
                <TableHead>
                  <TableRow>
                    <TableCell>
                      <FormattedMessage id="economy.day" />
                    </TableCell>
                    {columns.map((name) => (
                      <TableCell key={name} align="right">
                        <FormattedMessage id={`economy.${name}`} />
                      </TableCell>
                    ))}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {days.toReversed().map((each) => (
                    <TableRow key={each.day}>
                      <TableCell sx={{ whiteSpace: 'nowrap' }}>
                        {shortDate(new Date(`${each.day}T12:00:00+07:00`))}
                      </TableCell>
                      {columns.map((name) => (
                        <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                          {number(each[name])}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
          </Box>
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
