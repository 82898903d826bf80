import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';

/** Written by another person: opened beside the console, without a way back into it. Anything but the web stays text. */
export const OutsideLink = ({ to }: Readonly<{ to: string }>) =>
  /^https?:\/\//i.test(to) ? (
    <Link href={to} target="_blank" rel="noopener noreferrer nofollow" sx={{ overflowWrap: 'anywhere' }}>
      {to}
      <span style={visuallyHidden}>
        {' '}
        <FormattedMessage id="console.coaching.newTab" />
      </span>
    </Link>
  ) : (
    <>{to}</>
  );
