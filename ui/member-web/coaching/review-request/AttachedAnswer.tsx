import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FormattedMessage } from 'react-intl';
import { CloseIcon } from '#ui/icons.tsx';
import type { Attached } from './use-attached.ts';

type Props = Readonly<{ attached: Attached; coachName: string }>;

/** What of the AI coach's review the coach will read: each sentence is in or out. */
export const AttachedAnswer = ({ attached, coachName }: Props) => {
  const { blocks, kept, keeps, toggle, drop } = attached;
  if (blocks.length === 0) return null;
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: '16px', minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 0.75, fontWeight: 600 }}>
        <FormattedMessage id="reviewRequest.attached" />
      </Box>
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
        <FormattedMessage
          id="reviewRequest.attached.text"
          values={{ name: coachName, count: kept.length, all: blocks.length }}
        />
      </Box>
      <Box sx={{ display: 'grid' }}>
        {blocks.map(({ seq, text }) => (
          <FormControlLabel
            key={seq}
            sx={{ alignItems: 'flex-start', mx: 0 }}
            label={
              <Box component="span" sx={{ display: 'block', pt: 1.25, overflowWrap: 'anywhere' }}>
                {text}
              </Box>
            }
            control={
              <Checkbox checked={keeps(seq)} onChange={() => toggle(seq)} sx={{ p: 1.25, ml: -1.25 }} />
            }
          />
        ))}
      </Box>
      <Button variant="text" startIcon={<CloseIcon />} onClick={drop} sx={{ mt: 0.5, ml: -1 }}>
        <FormattedMessage id="reviewRequest.attached.drop" />
      </Button>
    </Box>
  );
};
