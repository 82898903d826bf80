import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { coinTypes, type CoinType } from '#core/coin/ledger.ts';
import { Delayed } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.tsx';
import { Section } from '../../parts/Facts.tsx';
import type { Day } from './figures.ts';

const CoinFlowChart = lazy(() => import('#ui/coin/CoinFlowChart.tsx'));

const columns = ['issued', 'spent', 'burned', 'outstanding'] as const;

type Props = Readonly<{ daily: readonly Day[]; coin: CoinType; onCoin: (coin: CoinType) => void }>;

/** Day by day, drawn for the eye and written for everybody. */
export const DailySection = ({ daily, coin, onCoin }: Props) => {
  const { formatMessage } = useIntl();
  const { number, date } = useFormats();
  const days = daily.filter((each) => each.coin === coin);
  return (
    <Section
      title={<FormattedMessage id="console.economy.daily" />}
      note={<FormattedMessage id="console.economy.daily.note" />}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{ mb: 1.5 }}
        value={coin}
        aria-label={formatMessage({ id: 'console.coin' })}
        onChange={(_, next: CoinType | null) => {
          if (next !== null) onCoin(next);
        }}
      >
        {coinTypes.map((each) => (
          <ToggleButton key={each} value={each} sx={{ minHeight: 44, px: 1.5 }}>
            <FormattedMessage id={`coin.${each}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Suspense
        fallback={
          <Delayed>
            <ListSkeleton rows={4} />
          </Delayed>
        }
      >
        <CoinFlowChart
          days={days}
          names={{
            issued: formatMessage({ id: 'console.economy.issued' }),
            spent: formatMessage({ id: 'console.economy.spent' }),
            burned: formatMessage({ id: 'console.economy.burned' }),
            outstanding: formatMessage({ id: 'console.economy.outstanding' }),
          }}
          label={formatMessage(
            { id: 'console.economy.chart' },
            { coin: formatMessage({ id: `coin.${coin}` }) },
          )}
          description={formatMessage({ id: 'console.economy.chart.description' })}
        />
      </Suspense>
      <Box component="details" sx={{ mt: 2 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 32 }}>
          <FormattedMessage id="console.economy.asTable" />
        </Box>
        <TableContainer
          // A long table scrolls by keyboard, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          sx={{ maxHeight: 420, mt: 1 }}
        >
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>
                  <FormattedMessage id="console.economy.day" />
                </TableCell>
                {columns.map((name) => (
                  <TableCell key={name} align="right">
                    <FormattedMessage id={`console.economy.${name}`} />
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {days.toReversed().map((each) => (
                <TableRow key={each.day}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {date(new Date(`${each.day}T12:00:00+07:00`))}
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
    </Section>
  );
};
