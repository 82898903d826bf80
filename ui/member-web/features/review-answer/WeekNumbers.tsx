import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FieldKey, fields } from '#core/indicator/fields.ts';
import { sectionLabels } from '#core/indicator/labels.ts';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { EditIcon } from '#ui/icons.tsx';
import { Change } from '#ui/indicator/Change.tsx';
import { isMetric } from '#ui/indicator/metric.ts';
import { useFormats } from '#ui/intl.tsx';
import { dayOf, metricIn, profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useKeyWords } from '../../coaching/anchor-words.ts';
import type { NumbersOf } from './week-numbers.ts';

type RowProps = Readonly<{
  rowKey: string;
  week: SavedWeek;
  /** Newest first. */
  earlier: readonly SavedWeek[];
  onNote: (key: string) => void;
}>;

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

const NumberRow = ({ rowKey, week, earlier, onNote }: RowProps) => {
  const words = useKeyWords();
  const { formatMessage } = useIntl();
  const name = words.name(rowKey);
  const [before] = earlier;
  const now = isMetric(rowKey) ? metricIn(profileOf(week), rowKey) : null;
  // A text of several lines is read as one, not squeezed into columns.
  const isText = Object.hasOwn(fields, rowKey) && fields[rowKey as FieldKey].kind === 'TEXT'; // hasOwn has just asked
  const then = isMetric(rowKey) && before !== undefined ? metricIn(profileOf(before), rowKey) : null;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
        {name}
      </TableCell>
      {!isText &&
        earlier.toReversed().map((one) => (
          <TableCell key={one.id} align="right" sx={{ ...wide, color: 'text.secondary' }}>
            {words.valueIn(rowKey, one)}
          </TableCell>
        ))}
      <TableCell
        align={isText ? 'left' : 'right'}
        {...(isText ? { colSpan: earlier.length + 1, sx: { whiteSpace: 'pre-line' } } : {})}
      >
        <Box component="span" sx={{ fontWeight: isText ? 400 : 600 }}>
          {words.valueIn(rowKey, week)}
        </Box>
        {isMetric(rowKey) && now !== null && then !== null && (
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            <Change metric={rowKey} delta={now - then} />
          </Box>
        )}
      </TableCell>
      <TableCell padding="none" sx={{ width: 48 }}>
        <IconButton
          onClick={() => onNote(rowKey)}
          aria-label={formatMessage({ id: 'answer.note.about' }, { name })}
          title={formatMessage({ id: 'answer.note.about' }, { name })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
};

type Props = Omit<RowProps, 'rowKey'> & Readonly<{ numbers: NumbersOf }>;

/** One section of the week beside the weeks before it; each number is a button away from a note about it. */
export const WeekNumbers = ({ numbers: { section, keys }, week, earlier, onNote }: Props) => {
  const id = useId();
  const say = useWords();
  const { shortDate } = useFormats();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
        {say(sectionLabels[section])}
      </Typography>
      <Table
        size="small"
        aria-labelledby={id}
        sx={{ tableLayout: 'fixed', '& td, & th': { px: { xs: 0.5, sm: 1 }, overflowWrap: 'break-word' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: '46%', sm: '30%' } }}>
              <FormattedMessage id="compare.number" />
            </TableCell>
            {earlier.toReversed().map((one) => (
              <TableCell key={one.id} align="right" sx={wide}>
                {shortDate(dayOf(one.weekStart))}
              </TableCell>
            ))}
            <TableCell align="right">
              <FormattedMessage id="answer.thisWeek" />
            </TableCell>
            <TableCell padding="none" sx={{ width: 48 }}>
              <Box component="span" sx={visuallyHidden}>
                <FormattedMessage id="answer.note" />
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key) => (
            <NumberRow key={key} rowKey={key} week={week} earlier={earlier} onNote={onNote} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
