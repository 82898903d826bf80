import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { safetyFlagLabels } from '#core/body/indicator/verdict-labels.ts';
import type { SafetyFlag } from '#core/body/indicator/safety.ts';
import { HeartIcon } from '#ui/icons.tsx';
import { useWords } from '#ui/indicator/words.ts';

const isKnown = (flag: string): flag is SafetyFlag => Object.hasOwn(safetyFlagLabels, flag);

/** What of the week calls for care, before a coach writes a word; calm, and no diagnosis. */
export const Cautions = ({ flags }: Readonly<{ flags: readonly string[] }>) => {
  const say = useWords();
  const known = flags.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <Alert severity="warning" icon={<HeartIcon fontSize="inherit" />}>
      <Typography component="p" sx={{ fontWeight: 600 }}>
        <FormattedMessage id="review.cautions" values={{ count: known.length }} />
      </Typography>
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {known.map((flag) => (
          <li key={flag}>{say(safetyFlagLabels[flag])}</li>
        ))}
      </Box>
      <FormattedMessage id="review.cautions.calm" />
    </Alert>
  );
};
