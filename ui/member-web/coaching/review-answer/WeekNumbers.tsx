import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FieldKey, fields } from '#core/body/indicator/fields.ts';
import { sectionLabels } from '#core/body/indicator/labels.ts';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { EditIcon } from '#ui/icons.tsx';
import { Change } from '#ui/indicator/Change.tsx';
import { isMetric } from '#ui/indicator/metric.ts';
import { useFormats } from '#ui/intl.ts';
import { dayOf, metricIn, profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useKeyWords } from '../review-parts/anchor-words.ts';
import type { NumbersOf } from './week-numbers.ts';

type RowProps = Readonly<{
  rowKey: string;
  week: SavedWeek;
  /** What a change is counted from. */
  before: SavedWeek | undefined;
  /** The weeks that have room beside it, oldest first. */
  beside: readonly SavedWeek[];
  onNote: (key: string) => void;
}>;

const NumberRow = ({ rowKey, week, before, beside, onNote }: RowProps) => {
  const words = useKeyWords();
  const { formatMessage } = useIntl();
  const name = words.name(rowKey);
  const now = isMetric(rowKey) ? metricIn(profileOf(week), rowKey) : null;
  // A text of several lines is read as one, not squeezed into columns.
  const isText = Object.hasOwn(fields, rowKey) && fields[rowKey as FieldKey].kind === 'TEXT'; // hasOwn has just asked
  // A number and its unit stay together; words may take several lines.
  const oneLine = isMetric(rowKey) ? { whiteSpace: 'nowrap' } : {};
  const then = isMetric(rowKey) && before !== undefined ? metricIn(profileOf(before), rowKey) : null;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
        {name}
      </TableCell>
      {!isText &&
        beside.map((one) => (
          <TableCell key={one.id} align="right" sx={{ ...oneLine, color: 'text.secondary' }}>
            {words.valueIn(rowKey, one)}
          </TableCell>
        ))}
      <TableCell
        align={isText ? 'left' : 'right'}
        {...(isText ? { colSpan: beside.length + 1, sx: { whiteSpace: 'pre-line' } } : { sx: oneLine })}
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

type Props = Pick<RowProps, 'week' | 'onNote'> &
  Readonly<{
    numbers: NumbersOf;
    /** Newest first. */
    earlier: readonly SavedWeek[];
  }>;

/** How many earlier weeks have room: on a desk the answer is written beside them. */
const useRoom = (): number => {
  const { breakpoints } = useTheme();
  const isTablet = useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  const isDesk = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const isWide = useMediaQuery(breakpoints.up('xl'), { noSsr: true });
  if (!isTablet) return 0;
  return isDesk && !isWide ? 1 : 2;
};

/** One section of the week beside the weeks before it; each number is a button away from a note about it. */
export const WeekNumbers = ({ numbers: { section, keys }, week, earlier, onNote }: Props) => {
  const id = useId();
  const say = useWords();
  const { shortDate } = useFormats();
  const room = useRoom();
  const [before] = earlier;
  const beside = earlier.slice(0, room).toReversed();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
        {say(sectionLabels[section])}
      </Typography>
      <Table
        size="small"
        aria-labelledby={id}
        sx={{ '& td, & th': { px: { xs: 0.5, sm: 1 }, overflowWrap: 'break-word' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: '46%', sm: '34%' } }}>
              <FormattedMessage id="compare.number" />
            </TableCell>
            {beside.map((one) => (
              <TableCell key={one.id} align="right" sx={{ whiteSpace: 'nowrap' }}>
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
            <NumberRow key={key} rowKey={key} week={week} before={before} beside={beside} onNote={onNote} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
