import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { FormattedMessage } from 'react-intl';

/** A box that takes no more cuts off the rest of what is pasted: the person is told, or they would miss it later. */
export const LimitNote = ({ text, limit }: Readonly<{ text: string; limit: number }>) => (
  <Box aria-live="polite">
    {text.length >= limit && (
      <FormHelperText>
        <FormattedMessage id="ui.field.full" values={{ count: limit }} />
      </FormHelperText>
    )}
  </Box>
);
