import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { ReadFile } from '../readers/read-file.ts';

const reasons = ['implausible', 'future', 'tooOld', 'undated'] as const;

/** What of the file is not among the values, and why. */
export const LeftOut = ({ counts }: Pick<ReadFile, 'counts'>) => {
  const found = reasons.filter((reason) => counts[reason] > 0);
  if (found.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
      {found.map((reason) => (
        <li key={reason}>
          <FormattedMessage id={`import.left.${reason}`} values={{ count: counts[reason] }} />
        </li>
      ))}
    </Box>
  );
};
