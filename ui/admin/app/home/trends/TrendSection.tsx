import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { Trend } from '#core/member-lifecycle/overview/trend-rights.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { type MessageId, useFormats } from '#ui/intl.ts';
import { noonOf } from '../../days/calendar-day.ts';
import { type DayBar, DayBars } from '../../days/DayBars.tsx';
import { Section } from '../../parts/Facts.tsx';
import { rowsOfWeek } from './figures.ts';

export type TrendColumn = Readonly<{
  id: MessageId;
  values: readonly (number | null)[];
  write: (value: number) => string;
}>;

type Props = Readonly<{
  trend: Trend;
  mondays: readonly string[];
  bars: readonly DayBar[];
  /** What the table lists; drawn are the bars alone. */
  columns: readonly TrendColumn[];
  note: MessageId;
  /** What a column of the table means. */
  foot?: MessageId;
  write?: (value: number) => string;
  writeTick?: (value: number) => string;
  isQuiet: boolean;
}>;

const WeekTable = ({
  trend,
  mondays,
  columns,
  foot,
}: Pick<Props, 'trend' | 'mondays' | 'columns' | 'foot'>) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 44, py: 1.25 }}>
        <FormattedMessage id="console.trends.asTable" />
      </Box>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>
                <FormattedMessage id="console.trends.week" />
              </TableCell>
              {columns.map(({ id }) => (
                <TableCell key={id} align="right">
                  <FormattedMessage id={id} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {mondays
              .map((monday, index) => (
                <TableRow key={monday}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <Link
                      to={rowsOfWeek(trend, monday)}
                      aria-label={formatMessage({ id: 'console.trends.open' }, { day: date(noonOf(monday)) })}
                      style={{ color: 'inherit' }}
                    >
                      {date(noonOf(monday))}
                    </Link>
                  </TableCell>
                  {columns.map(({ id, values, write }) => {
                    const value = values[index] ?? null;
                    return (
                      <TableCell key={id} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                        {value === null ? '–' : write(value)}
                      </TableCell>
                    );
                  })}
                </TableRow>
              ))
              .toReversed()}
          </TableBody>
        </Table>
      </TableContainer>
      {foot && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <FormattedMessage id={foot} />
        </Typography>
      )}
    </Box>
  );
};

/** Twelve weeks of one figure, drawn and written; both lead to the rows that were counted. */
export const TrendSection = ({
  trend,
  mondays,
  bars,
  columns,
  note,
  foot,
  write,
  writeTick,
  isQuiet,
}: Props) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const navigate = useNavigate();
  const title = formatMessage({ id: `console.trends.${trend}` });
  const isFlat = bars.every(({ data }) => data.every((value) => value === null || value === 0));
  return (
    <Section title={title} note={<FormattedMessage id={note} />}>
      {isQuiet ? (
        <EmptyState compact title={<FormattedMessage id="console.trends.none" />} />
      ) : (
        <>
          {isFlat ? (
            <EmptyState compact title={<FormattedMessage id="console.trends.flat" />} />
          ) : (
            <DayBars
              label={title}
              days={mondays}
              bars={bars}
              {...(write && { write })}
              {...(writeTick && { writeTick })}
              nameOf={(monday) =>
                formatMessage({ id: 'console.trends.weekOf' }, { day: date(noonOf(monday)) })
              }
              onDay={(monday) => void navigate(rowsOfWeek(trend, monday))}
            />
          )}
          <WeekTable trend={trend} mondays={mondays} columns={columns} {...(foot && { foot })} />
        </>
      )}
    </Section>
  );
};
