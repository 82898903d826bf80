import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useWords } from '#ui/indicator/words.ts';
import { ShowMore } from './ShowMore.tsx';
import type { MetricSummary } from './chosen-values.ts';

const WeekTable = ({ metric, values }: Pick<MetricSummary, 'metric' | 'values'>) => {
  const measures = useMeasures();
  const weekName = useWeekName();
  return (
    <ShowMore items={values}>
      {(shown) => (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>
                <FormattedMessage id="import.week" />
              </TableCell>
              <TableCell align="right">
                <FormattedMessage id="import.value" />
              </TableCell>
              <TableCell>
                <FormattedMessage id="import.standing" />
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ week, value, standing }) => (
              <TableRow key={week}>
                <TableCell component="th" scope="row">
                  {weekName(weekOf(week).startsOn)}
                </TableCell>
                <TableCell align="right">{measures.metric(metric, value)}</TableCell>
                <TableCell>
                  <FormattedMessage id={`import.standing.${standing}`} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </ShowMore>
  );
};

type Props = Readonly<{ summary: MetricSummary; isChosen: boolean; onToggle: () => void }>;

/** One kind of number: whether it comes along, how much of it is new, and all its weeks. */
export const MetricValues = ({ summary, isChosen, onToggle }: Props) => {
  const say = useWords();
  const { metric, values, added, equal, differing } = summary;
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={isChosen} onChange={onToggle} />}
        label={<Typography sx={{ fontWeight: 600 }}>{say(metricLabel(metric))}</Typography>}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="import.metric.numbers"
          values={{ weeks: values.length, added, equal, differing }}
        />
      </Typography>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 1.25 }}>
          <FormattedMessage id="import.metric.weeks" values={{ name: say(metricLabel(metric)) }} />
        </Box>
        <WeekTable metric={metric} values={values} />
      </Box>
    </Box>
  );
};
