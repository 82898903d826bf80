import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl.ts';
import type { LearnerStatistics } from '../data.ts';

/** How many learners stand at each tenth of the way. */
export const Funnel = ({ funnel, learners }: Pick<LearnerStatistics, 'funnel' | 'learners'>) => {
  const { percent, number } = useFormats();
  return (
    <Box component="section" aria-labelledby="funnel-title">
      <Typography id="funnel-title" variant="h3" component="h2">
        <FormattedMessage id="learning.funnel" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        <FormattedMessage id="learning.funnel.hint" />
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {funnel.map(({ fromPercent, learners: here }) => (
          <Stack
            component="li"
            direction="row"
            key={fromPercent}
            sx={{ listStyle: 'none', alignItems: 'center', gap: 1 }}
          >
            <Typography variant="body2" sx={{ width: 56, flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {percent(fromPercent, 0)}
            </Typography>
            <Box aria-hidden sx={{ flexGrow: 1, height: 16, borderRadius: 1, bgcolor: 'action.hover' }}>
              <Box
                data-mark
                sx={{
                  height: '100%',
                  borderRadius: 1,
                  bgcolor: 'primary.main',
                  width: `${learners === 0 ? 0 : (100 * here) / learners}%`,
                }}
              />
            </Box>
            <Typography variant="body2" sx={{ width: 96, flexShrink: 0 }}>
              <FormattedMessage id="learning.funnel.learners" values={{ count: here, shown: number(here) }} />
            </Typography>
          </Stack>
        ))}
      </Box>
    </Box>
  );
};
