import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import type { useAudienceCount } from './data.ts';

/** How many will get it, and how many of the chosen have asked not to. */
export const AudienceCount = ({ query }: Readonly<{ query: ReturnType<typeof useAudienceCount> }>) => {
  if (query.error !== null) return <ErrorNote error={query.error} />;
  const found = query.data;
  if (found === undefined)
    return (
      <Typography component="output" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="console.emails.counting" />
      </Typography>
    );
  const reached = found.count - found.unsubscribed;
  if (reached === 0)
    return (
      <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} role="status">
        <FormattedMessage id="console.emails.nobody" />
      </Alert>
    );
  return (
    <Typography
      component="output"
      aria-busy={query.isPlaceholderData}
      sx={{ display: 'block', color: query.isPlaceholderData ? 'text.secondary' : 'text.primary' }}
    >
      <strong>
        <FormattedMessage id="console.emails.reached" values={{ count: reached }} />
      </strong>
      {found.unsubscribed > 0 && (
        <>
          {' · '}
          <FormattedMessage id="console.emails.unsubscribed" values={{ count: found.unsubscribed }} />
        </>
      )}
    </Typography>
  );
};
