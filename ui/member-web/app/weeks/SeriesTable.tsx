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
import type { ImportedSeries } from '../data/imported.ts';
import type { Series } from '../data/indicators.ts';

type Props = Readonly<{
  series: Series;
  imported: ImportedSeries['points'];
  metric: Metric;
  label: string;
}>;

/** A row a week: saved, imported, or first the one and then the other. */
const rowsOf = ({ points }: Series, imported: ImportedSeries['points']) =>
  [
    ...points.map((point) => ({ ...point, isImported: false })),
    ...imported.map((point) => ({ ...point, isImported: true, trend: null, carriedOver: false })),
  ].toSorted((one, other) =>
    one.week === other.week
      ? Number(one.isImported) - Number(other.isImported)
      : one.week < other.week
        ? 1
        : -1,
  );

/** The chart in numbers, newest first: the same data for readers who cannot, or do not want to, read a drawing. */
export const SeriesTable = ({ series, imported, metric, label }: Props) => {
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
          {rowsOf(series, imported).map(({ week, weekStart, value, trend, carriedOver, isImported }) => (
            <TableRow key={`${week} ${isImported}`}>
              <TableCell component="th" scope="row">
                {weekName(weekStart)}
              </TableCell>
              <TableCell align="right">
                {measures.metric(metric, value)}
                {isImported && (
                  <>
                    {' '}
                    <FormattedMessage id="timeline.table.imported" />
                  </>
                )}
                {carriedOver && (
                  <>
                    {' '}
                    <FormattedMessage id="timeline.table.carried" />
                  </>
                )}
              </TableCell>
              <TableCell align="right">{trend === null ? '–' : measures.metric(metric, trend)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
