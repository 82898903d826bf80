import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { indicatorLabels } from '#core/body/indicator/labels.ts';
import { firstSaveIndicators, weeksForDirection } from '#core/body/snapshot/home/first-save.ts';
import { minBodySides } from '#core/body/snapshot/snapshot.ts';
import { CameraIcon, CheckIcon, RulerIcon } from '#ui/icons.tsx';
import { useWords } from '#ui/indicator/words.ts';

const row = { display: 'flex', gap: 1.25, alignItems: 'flex-start' } as const;
const sign = { fontSize: '1.25rem', mt: 0.25, flexShrink: 0, color: 'primary.main' } as const;

/** Before the first week: what it gives at once, and what only the second can. */
export const FirstNumber = () => {
  const say = useWords();
  return (
    <Box>
      <Typography variant="h2" component="p">
        <FormattedMessage id="fitboard.first" />
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        <FormattedMessage id="fitboard.first.why" />
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        <Box component="li" sx={row}>
          <RulerIcon aria-hidden sx={sign} />
          <FormattedMessage
            id="fitboard.first.numbers"
            values={{
              count: firstSaveIndicators.length,
              names: firstSaveIndicators.map((key) => say(indicatorLabels[key])).join(', '),
            }}
          />
        </Box>
        <Box component="li" sx={row}>
          <CameraIcon aria-hidden sx={sign} />
          <FormattedMessage id="fitboard.first.photos" values={{ count: minBodySides }} />
        </Box>
        <Box component="li" sx={row}>
          <CheckIcon aria-hidden sx={{ ...sign, color: 'text.secondary' }} />
          <FormattedMessage id="fitboard.first.trend" values={{ weeks: weeksForDirection }} />
        </Box>
      </Stack>
    </Box>
  );
};
