import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.ts';
import { noonOf } from '../../app/days/calendar-day.ts';
import { filteredPath } from '../../app/layout/places.ts';
import type { CoachingFigures } from '../data.ts';
import { Section } from '../../app/parts/Facts.tsx';

const ByDayChart = lazy(() => import('./ByDayChart.tsx'));

const columns = ['requested', 'answered'] as const;

const DaysTable = ({ days }: Readonly<{ days: CoachingFigures['byDay'] }>) => {
  const { number, date } = useFormats();
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 44, py: 1.25 }}>
        <FormattedMessage id="console.coachingBoard.asTable" />
      </Box>
      <TableContainer
        // A long table scrolls by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        sx={{ maxHeight: 420 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>
                <FormattedMessage id="console.coachingBoard.day" />
              </TableCell>
              {columns.map((name) => (
                <TableCell key={name} align="right">
                  <FormattedMessage id={`console.coachingBoard.${name}`} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {days.toReversed().map((each) => (
              <TableRow key={each.day}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <Link
                    to={filteredPath('reviews', {
                      status: 'APPROVED',
                      approvedAt_gte: each.day,
                      approvedAt_lte: each.day,
                    })}
                    style={{ color: 'inherit' }}
                  >
                    {date(noonOf(each.day))}
                  </Link>
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

export const DaysSection = ({ days }: Readonly<{ days: CoachingFigures['byDay'] }>) => {
  const { formatMessage } = useIntl();
  const hasAny = days.some(({ requested, answered }) => requested + answered > 0);
  return (
    <Section title={<FormattedMessage id="console.coachingBoard.byDay" />}>
      {hasAny ? (
        <>
          <Suspense fallback={<ChartSkeleton height={220} />}>
            <ByDayChart
              days={days}
              names={{
                requested: formatMessage({ id: 'console.coachingBoard.requested' }),
                answered: formatMessage({ id: 'console.coachingBoard.answered' }),
              }}
              label={formatMessage({ id: 'console.coachingBoard.chart' })}
            />
          </Suspense>
          <DaysTable days={days} />
        </>
      ) : (
        <EmptyState compact title={<FormattedMessage id="console.coachingBoard.quiet" />} />
      )}
    </Section>
  );
};
