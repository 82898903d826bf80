import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../app/page-context.ts';

export const useSupportAddress = (code: string) => {
  const { contactEmail } = useSite();
  const { formatMessage } = useIntl();
  return `mailto:${contactEmail}?subject=${encodeURIComponent(formatMessage({ id: 'checkout.support.subject' }, { code }))}`;
};

/** The order's code is in the subject already: nobody has to be asked for it. */
export const Support = ({ code }: Readonly<{ code: string }>) => {
  const { contactEmail } = useSite();
  const address = useSupportAddress(code);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage
        id="checkout.support"
        values={{ email: <Link href={address}>{contactEmail}</Link> }}
      />
    </Typography>
  );
};
