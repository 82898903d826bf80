import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { compareSnapshots } from '#core/indicator/compare.ts';
import { fields, isMeasured, isNumberField, sections, type FieldKey } from '#core/indicator/fields.ts';
import type { IndicatorKey } from '#core/indicator/indicators.ts';
import { fieldLabels, indicatorLabels, sectionLabels } from '#core/indicator/labels.ts';
import { isNumberIndicator } from '#core/indicator/display.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { Change } from '#ui/indicator/Change.tsx';
import { useIndicatorText } from '#ui/indicator/use-indicator-text.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
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
}>;
type Group = Readonly<{ id: string; title: string; rows: readonly Row[] }>;

/** Which categories repeat what their number says better; the table shows the number and the category of each. */
const isShown = (key: IndicatorKey) =>
  !key.endsWith('Category') || key === 'bmiCategory' || key === 'bodyFatCategory';

const useGroups = (from: SavedWeek, to: SavedWeek): readonly Group[] => {
  const say = useWords();
  const measures = useMeasures();
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
        }),
      ),
  }));
  const [body, ...others] = answers;
  return [...(body === undefined ? [] : [body]), computed, ...others].filter(({ rows }) => rows.length > 0);
};

type Props = Readonly<{ from: SavedWeek; to: SavedWeek }>;

/** Side by side, with the difference. It says what changed, and leaves it to the reader what to make of it. */
export const NumberComparison = ({ from, to }: Props) => {
  const groups = useGroups(from, to);
  const weekName = useWeekName();
  const { formatMessage } = useIntl();
  const [onlyChanged, setOnlyChanged] = useState(false);
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ changed }) => changed || !onlyChanged) }))
    .filter(({ rows }) => rows.length > 0);

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={onlyChanged} onChange={(_, next) => setOnlyChanged(next)} />}
        label={<FormattedMessage id="compare.onlyChanged" />}
        sx={{ mb: 1, minHeight: 44 }}
      />
      {shown.length === 0 && <EmptyState compact title={<FormattedMessage id="compare.same" />} />}
      {shown.map((group) => (
        <Box key={group.id} sx={{ mb: 3 }}>
          <Typography variant="h3" id={`compare-${group.id}`} sx={{ mb: 0.5 }}>
            {group.title}
          </Typography>
          <TableContainer>
            <Table
              size="small"
              aria-labelledby={`compare-${group.id}`}
              sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } }, tableLayout: 'fixed' }}
            >
              <TableHead>
                <TableRow>
                  <TableCell sx={{ width: '34%' }}>
                    <FormattedMessage id="compare.number" />
                  </TableCell>
                  <TableCell align="right">{weekName(from.weekStart)}</TableCell>
                  <TableCell align="right">{weekName(to.weekStart)}</TableCell>
                  <TableCell align="right" sx={{ width: '22%' }}>
                    <FormattedMessage id="compare.change" />
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {group.rows.map(({ key, label, from: one, to: other, metric, delta, changed }) => (
                  <TableRow key={key}>
                    <TableCell component="th" scope="row">
                      {label}
                    </TableCell>
                    <TableCell align="right">{one}</TableCell>
                    <TableCell align="right" sx={{ fontWeight: 600 }}>
                      {other}
                    </TableCell>
                    <TableCell align="right">
                      {metric !== null && delta !== null ? (
                        <Change metric={metric} delta={delta} />
                      ) : changed ? (
                        formatMessage({ id: 'compare.changed' })
                      ) : (
                        formatMessage({ id: 'indicator.unchanged' })
                      )}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </Box>
      ))}
    </Box>
  );
};
