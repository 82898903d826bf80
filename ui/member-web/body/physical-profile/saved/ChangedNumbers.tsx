import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Change } from '#ui/indicator/Change.tsx';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { ChangedRow } from './changed-rows.ts';

type Props = Readonly<{ rows: readonly ChangedRow[]; shown: (row: ChangedRow) => ReactNode }>;

/** This week's numbers, each with its change since the week before. */
export const ChangedNumbers = ({ rows, shown }: Props) => {
  const say = useWords();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
      }}
    >
      {rows.map((row) => (
        <Box key={row.metric} sx={{ p: 1.5, borderRadius: '14px', bgcolor: 'background.sunken' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {say(metricLabel(row.metric))}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography
              variant="h3"
              component="span"
              sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
            >
              {shown(row)}
            </Typography>
            {row.delta !== null && <Change metric={row.metric} delta={row.delta} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
