import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

/** A box that takes no more cuts off the rest of what is pasted: the person is told, or they would miss it later. */
export const LimitNote = ({ text, limit }: Readonly<{ text: string; limit: number }>) => (
  <Box aria-live="polite">
    {text.length >= limit && (
      <Box
        component="p"
        sx={{ m: 0, mt: 0.75, fontSize: '0.875rem', lineHeight: 1.5, color: 'text.secondary' }}
      >
        <FormattedMessage id="ui.field.full" values={{ count: limit }} />
      </Box>
    )}
  </Box>
);
