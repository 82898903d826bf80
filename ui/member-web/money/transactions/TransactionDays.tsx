import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { byDay } from '../../app/days/by-day.ts';
import { useDayName } from '../../app/days/use-day-name.ts';
import { type Transaction, TransactionRow } from './TransactionRow.tsx';

/** What one day brought and took stands under that day. */
export const TransactionDays = ({ rows }: Readonly<{ rows: readonly Transaction[] }>) => {
  const { timeZone = defaultTimeZone } = useIntl();
  const dayName = useDayName();
  return byDay(rows, timeZone).map(({ date, items }) => (
    <Box component="section" key={date} aria-labelledby={`day-${date}`} sx={{ '& + section': { mt: 2 } }}>
      <Typography
        id={`day-${date}`}
        variant="subtitle2"
        component="h2"
        sx={{
          color: 'text.secondary',
          pb: 0.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {dayName(date)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((row) => (
          <TransactionRow key={`${row.id} ${row.coin}`} row={row} />
        ))}
      </Box>
    </Box>
  ));
};
