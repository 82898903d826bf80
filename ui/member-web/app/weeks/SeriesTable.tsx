import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage } from 'react-intl';
import type { Metric } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { Series } from '../data/indicators.ts';

/** The chart in numbers, newest first: the same data for readers who cannot, or do not want to, read a drawing. */
export const SeriesTable = ({
  series,
  metric,
  label,
}: Readonly<{ series: Series; metric: Metric; label: string }>) => {
  const measures = useMeasures();
  const weekName = useWeekName();
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 420 }} role="region" aria-label={label}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="timeline.table.week" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="timeline.chart.measured" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="timeline.chart.trend" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {series.points.toReversed().map(({ week, weekStart, value, trend, carriedOver }) => (
            <TableRow key={week}>
              <TableCell component="th" scope="row">
                {weekName(weekStart)}
              </TableCell>
              <TableCell align="right">
                {measures.metric(metric, value)}
                {carriedOver && (
                  <>
                    {' '}
                    <FormattedMessage id="timeline.table.carried" />
                  </>
                )}
              </TableCell>
              <TableCell align="right">{measures.metric(metric, trend)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
