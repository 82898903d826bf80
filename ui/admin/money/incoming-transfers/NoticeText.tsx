import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

/** What a bank sent, to the letter, shown when it is opened. */
export const NoticeText = ({ text }: Readonly<{ text: string }>) => {
  const shown = (() => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  })();
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 32 }}>
        <FormattedMessage id="console.transfers.notice" />
      </Box>
      <Box
        component="pre"
        // A wide line scrolls by keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        sx={{
          m: 0,
          mt: 1,
          p: 1.5,
          maxHeight: 420,
          overflow: 'auto',
          borderRadius: '12px',
          bgcolor: 'background.sunken',
          color: 'text.primary',
          fontSize: '0.8125rem',
        }}
      >
        {shown}
      </Box>
    </details>
  );
};
