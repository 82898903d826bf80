import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useFormats } from '../intl.ts';
import { coinFlowColumns, type CoinFlowDay, type CoinFlowNames } from './flow.ts';

type Props = Readonly<{
  /** Of one coin, oldest first. */
  days: readonly CoinFlowDay[];
  names: CoinFlowNames;
  /** What unfolds it. */
  summary: ReactNode;
  dayName: ReactNode;
  /** A short period needs no year. */
  writeDay: (at: Date) => string;
}>;

/** What the chart draws, written for everybody; the newest day first. */
export const CoinFlowTable = ({ days, names, summary, dayName, writeDay }: Props) => {
  const { number } = useFormats();
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 44, py: 1.25 }}>
        {summary}
      </Box>
      <TableContainer
        // A long table scrolls by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        sx={{ maxHeight: 420 }}
      >
        <Table size="small" stickyHeader sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{dayName}</TableCell>
              {coinFlowColumns.map((name) => (
                <TableCell key={name} align="right">
                  {names[name]}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {days.toReversed().map((each) => (
              <TableRow key={each.day}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {writeDay(new Date(`${each.day}T12:00:00+07:00`))}
                </TableCell>
                {coinFlowColumns.map((name) => (
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
