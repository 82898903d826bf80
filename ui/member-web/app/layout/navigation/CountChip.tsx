import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { type MessageId, useFormats } from '#ui/intl.ts';

/** How many there are, behind the place that leads to them. */
export const CountChip = ({ count, words }: Readonly<{ count: number; words: MessageId }>) => {
  const { number } = useFormats();
  return (
    <>
      <Box
        component="span"
        aria-hidden
        data-mark
        sx={{
          ml: 'auto',
          minWidth: 24,
          px: 0.75,
          borderRadius: 999,
          bgcolor: 'accent.main',
          color: 'accent.contrastText',
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: '24px',
          textAlign: 'center',
        }}
      >
        {number(count)}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id={words} values={{ count }} />
      </Box>
    </>
  );
};
