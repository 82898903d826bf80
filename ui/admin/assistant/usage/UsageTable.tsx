import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerKinds, producers } from '#core/assistant/ai-coach/answer.ts';
import { noModel } from '#core/assistant/ai-coach/usage.ts';
import { useFormats } from '#ui/intl.ts';
import { Section } from '../../app/parts/Facts.tsx';
import type { Usage } from '../data.ts';
import { useAiNames, useCost } from '../parts/cells.tsx';
import { type Figure, figures, type Grouping, groupings, groupsOf, sumOf } from './sums.ts';

const figureCell = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const useGroupName = (by: Grouping) => {
  const { date } = useFormats();
  const { formatMessage } = useIntl();
  const names = useAiNames();
  return (key: string): string => {
    const kind = answerKinds.find((one) => one === key);
    const producer = producers.find((one) => one === key);
    if (by === 'day') return date(new Date(`${key}T12:00:00+07:00`));
    if (by === 'kind' && kind) return names.kind(kind);
    if (by === 'producer' && producer) return names.producer(producer);
    return key === noModel ? formatMessage({ id: 'console.ai.noModel' }) : key;
  };
};

/** The same numbers by day, producer, model or kind; their sum stands below. */
export const UsageTable = ({ rows }: Readonly<{ rows: readonly Usage[] }>) => {
  const [by, setBy] = useState<Grouping>('day');
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const cost = useCost();
  const nameOf = useGroupName(by);
  const text = (figure: Figure, value: number) => (figure === 'cost' ? cost(value) : number(value));
  const total = sumOf(rows);
  return (
    <Section
      title={<FormattedMessage id="console.ai.usage.table" />}
      note={<FormattedMessage id="console.ai.usage.table.note" />}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={by}
        aria-label={formatMessage({ id: 'console.ai.usage.by' })}
        onChange={(_, next: Grouping | null) => {
          if (next !== null) setBy(next);
        }}
        sx={{ mb: 1.5, flexWrap: 'wrap' }}
      >
        {groupings.map((one) => (
          <ToggleButton key={one} value={one} sx={{ minHeight: 44, px: 2 }}>
            <FormattedMessage id={`console.ai.usage.by.${one}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TableContainer
        // A wide table scrolls by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        sx={{ maxHeight: 480 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>
                <FormattedMessage id={`console.ai.usage.by.${by}`} />
              </TableCell>
              {figures.map((figure) => (
                <TableCell key={figure} align="right">
                  <FormattedMessage id={`console.ai.usage.${figure}`} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {groupsOf(rows, by).map((group) => (
              <TableRow key={group.key}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {nameOf(group.key)}
                </TableCell>
                {figures.map((figure) => (
                  <TableCell key={figure} align="right" sx={figureCell}>
                    {text(figure, group[figure])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow
              sx={{ '& .MuiTableCell-root': { fontWeight: 600, color: 'text.primary', fontSize: 'inherit' } }}
            >
              <TableCell component="th" scope="row">
                <FormattedMessage id="console.ai.usage.total" />
              </TableCell>
              {figures.map((figure) => (
                <TableCell key={figure} align="right" sx={figureCell}>
                  {text(figure, total[figure])}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </Section>
  );
};
