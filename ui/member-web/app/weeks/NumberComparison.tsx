import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { compareSnapshots } from '#core/body/snapshot/compare.ts';
import { fields, isMeasured, isNumberField, sections, type FieldKey } from '#core/body/indicator/fields.ts';
import { methodOf, type IndicatorKey } from '#core/body/indicator/indicators.ts';
import { fieldLabels, indicatorLabels, sectionLabels } from '#core/body/indicator/labels.ts';
import { isNumberIndicator } from '#core/body/indicator/display.ts';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { Change } from '#ui/indicator/Change.tsx';
import { useIndicatorText } from '#ui/indicator/use-indicator-text.ts';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { Metric } from '#ui/indicator/metric.ts';

type Row = Readonly<{
  key: string;
  label: string;
  from: string;
  to: string;
  metric: Metric | null;
  delta: number | null;
  changed: boolean;
  /** Two formulas: their difference would be no change of the body. */
  otherSource: boolean;
}>;
/** As it reads: below the last digit shown, nothing has changed. */
const readsChanged = (row: Row, isNoChange: (metric: Metric, delta: number) => boolean) => {
  if (!row.changed || row.otherSource) return row.changed;
  if (row.metric !== null && row.delta !== null) return !isNoChange(row.metric, row.delta);
  return row.from !== row.to;
};

type Group = Readonly<{ id: string; title: string; rows: readonly Row[] }>;

/** Which categories repeat what their number says better; the table shows the number and the category of each. */
const isShown = (key: IndicatorKey) =>
  !key.endsWith('Category') || key === 'bmiCategory' || key === 'bodyFatCategory';

const useGroups = (from: SavedWeek, to: SavedWeek): readonly Group[] => {
  const say = useWords();
  const measures = useAnswers();
  const text = useIndicatorText();
  const { formatMessage } = useIntl();
  const compared = useMemo(
    () => compareSnapshots(profileOf(from), profileOf(to), { standard: to.standard }),
    [from, to],
  );
  const computed: Group = {
    id: 'computed',
    title: formatMessage({ id: 'compare.computed' }),
    rows: compared.indicators
      .filter(
        ({ key, from: one, to: other }) =>
          isShown(key) && key in to.computed && (one.value !== undefined || other.value !== undefined),
      )
      .map(({ key, delta, changed }) => ({
        key,
        label: say(indicatorLabels[key]),
        from: text(key, profileOf(from)),
        to: text(key, profileOf(to)),
        metric: isNumberIndicator(key) ? key : null,
        delta,
        changed,
        otherSource: methodOf(key, profileOf(from).computed) !== methodOf(key, profileOf(to).computed),
      })),
  };
  const answers = sections.map((section): Group => ({
    id: section,
    title: say(sectionLabels[section]),
    rows: compared.fields
      .filter(
        ({ key, from: one, to: other }) =>
          fields[key].section === section && (isMeasured(one) || isMeasured(other)),
      )
      .map(
        ({
          key,
          from: one,
          to: other,
          delta,
          changed,
        }: (typeof compared.fields)[number] & { key: FieldKey }) => ({
          key,
          label: say(fieldLabels[key]),
          from: measures.field(key, one),
          to: measures.field(key, other),
          metric: isNumberField(key) ? key : null,
          delta,
          changed,
          otherSource: false,
        }),
      ),
  }));
  const [body, ...others] = answers;
  return [...(body === undefined ? [] : [body]), computed, ...others]
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, changed: readsChanged(row, measures.isNoChange) })),
    }));
};

const ChangeOf = ({ row: { otherSource, changed, metric, delta } }: Readonly<{ row: Row }>) => {
  if (otherSource && changed) return <FormattedMessage id="compare.otherSource" />;
  if (metric !== null && delta !== null) return <Change metric={metric} delta={delta} />;
  return <FormattedMessage id={changed ? 'compare.changed' : 'indicator.unchanged'} />;
};

type TableProps = Readonly<{ group: Group; from: string; to: string; isNarrow: boolean }>;

/** On a phone the name of a row stands above its three numbers, so that none of them is squeezed. */
const GroupTable = ({ group, from, to, isNarrow }: TableProps) => (
  <Table
    size="small"
    aria-labelledby={`compare-${group.id}`}
    sx={{
      tableLayout: 'fixed',
      '& td, & th': { px: { xs: 0.5, sm: 2 }, overflowWrap: 'break-word' },
      // A long unit goes below its number before it is cut off.
      ...(isNarrow && {
        '& td:last-of-type > span': { display: 'inline', whiteSpace: 'normal' },
        '& td:last-of-type svg': { mr: 0.5, verticalAlign: '-0.2em' },
      }),
    }}
  >
    <TableHead>
      <TableRow>
        {!isNarrow && (
          <TableCell sx={{ width: '34%' }}>
            <FormattedMessage id="compare.number" />
          </TableCell>
        )}
        <TableCell align={isNarrow ? 'left' : 'right'}>{from}</TableCell>
        <TableCell align={isNarrow ? 'left' : 'right'}>{to}</TableCell>
        <TableCell align="right">
          <FormattedMessage id="compare.change" />
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {group.rows.map((row) => {
        const name = (
          <TableCell
            component="th"
            id={`compare-${group.id}-${row.key}`}
            {...(isNarrow
              ? {
                  colSpan: 3,
                  scope: 'colgroup',
                  sx: { borderBottom: 0, pb: 0, color: 'text.secondary', fontWeight: 400 },
                }
              : { scope: 'row' })}
          >
            {row.label}
          </TableCell>
        );
        return (
          <Fragment key={row.key}>
            {isNarrow && <TableRow>{name}</TableRow>}
            <TableRow>
              {!isNarrow && name}
              <TableCell align={isNarrow ? 'left' : 'right'}>{row.from}</TableCell>
              <TableCell align={isNarrow ? 'left' : 'right'} sx={{ fontWeight: 600 }}>
                {row.to}
              </TableCell>
              <TableCell align="right">
                <ChangeOf row={row} />
              </TableCell>
            </TableRow>
          </Fragment>
        );
      })}
    </TableBody>
  </Table>
);

type Props = Readonly<{
  from: SavedWeek;
  to: SavedWeek;
  /** It stands in a column of its own, whatever the window's width. */
  inColumn?: boolean;
  /** It opens with what changed alone; the rest is one press away. */
  startsShort?: boolean;
}>;

/** Side by side, with the difference. It says what changed, and leaves it to the reader what to make of it. */
export const NumberComparison = ({ from, to, inColumn = false, startsShort = false }: Props) => {
  const groups = useGroups(from, to);
  const weekName = useWeekName();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const isNarrow = inColumn || isPhone;
  const [onlyChanged, setOnlyChanged] = useState(startsShort);
  const unchanged = groups.flatMap(({ rows }) => rows).filter(({ changed }) => !changed).length;
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ changed }) => changed || !onlyChanged) }))
    .filter(({ rows }) => rows.length > 0);

  return (
    <Box>
      <SwitchRow
        label={<FormattedMessage id="compare.onlyChanged" />}
        hint={
          onlyChanged && unchanged > 0 ? (
            <FormattedMessage id="compare.hidden" values={{ count: unchanged }} />
          ) : undefined
        }
        checked={onlyChanged}
        onChange={setOnlyChanged}
      />
      {shown.length === 0 && <EmptyState compact title={<FormattedMessage id="compare.same" />} />}
      {shown.map((group) => (
        <Box key={group.id} sx={{ mt: 1, mb: 3 }}>
          <Typography variant="h3" id={`compare-${group.id}`} sx={{ mb: 0.5 }}>
            {group.title}
          </Typography>
          <GroupTable
            group={group}
            from={weekName(from.weekStart)}
            to={weekName(to.weekStart)}
            isNarrow={isNarrow}
          />
        </Box>
      ))}
    </Box>
  );
};
