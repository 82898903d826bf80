import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useNear } from '#ui/use-near.ts';
import { dayIn, type Month, monthsInOrder } from './months.ts';

const MonthsChart = lazy(() => import('./MonthsChart.tsx'));

const height = 260;
const columns = ['reviews', 'gross', 'fee', 'net'] as const;

/** What the chart draws, written for everybody; the newest month first. */
const MonthsTable = ({ months }: Readonly<{ months: readonly Month[] }>) => {
  const { formatDate } = useIntl();
  const { number } = useFormats();
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 44, py: 1.25 }}>
        <FormattedMessage id="earnings.months.table" />
      </Box>
      <TableContainer
        // A wide table scrolls by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>
                <FormattedMessage id="earnings.month" />
              </TableCell>
              {columns.map((name) => (
                <TableCell key={name} align="right">
                  <FormattedMessage id={`earnings.${name}`} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map((each) => (
              <TableRow key={each.month}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {formatDate(dayIn(each.month), { month: 'numeric', year: 'numeric' })}
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
  );
};

/** What draws it is heavier than the page: fetched when the reader comes to it. */
const ChartInView = ({ months }: Readonly<{ months: readonly Month[] }>) => {
  const [place, isNear] = useNear('0px');
  const waiting = <ChartSkeleton height={height - 40} />;
  return (
    <Box ref={place} sx={{ minHeight: height }}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <MonthsChart months={monthsInOrder(months)} height={height} />
        </Suspense>
      ) : (
        waiting
      )}
    </Box>
  );
};

/** Months by the day of the answer, newest first as the server gives them. */
export const Months = ({ months }: Readonly<{ months: readonly Month[] }>) => (
  <>
    <ChartInView months={months} />
    <MonthsTable months={months} />
  </>
);
