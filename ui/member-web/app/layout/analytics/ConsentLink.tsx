import Link from '@mui/material/Link';
import type { SxProps } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useAnalyticsChoice } from './use-analytics-choice.ts';

/** Where an answer can be changed. A site that counts nobody has none. */
export const ConsentLink = ({ sx }: Readonly<{ sx: SxProps }>) => {
  const { analyticsId, askAgain } = useAnalyticsChoice();
  if (analyticsId === '') return null;
  return (
    <Link component="button" type="button" onClick={askAgain} sx={[sx as object, { font: 'inherit' }]}>
      <FormattedMessage id="footer.consent" />
    </Link>
  );
};
