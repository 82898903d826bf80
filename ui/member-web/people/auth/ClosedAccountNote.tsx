import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { LockIcon } from '#ui/icons.tsx';
import { useSite } from '../../app/page-context.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import type { ClosedAccount } from './closed-account.ts';

/** Each state has its own sentence, the reason staff gave, and what to do next. */
export const ClosedAccountNote = ({ status, reason, appealToken }: ClosedAccount) => {
  const { contactEmail } = useSite();
  const email = <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>;
  return (
    <Alert severity={status === 'HOLD' ? 'warning' : 'error'} icon={<LockIcon fontSize="inherit" />}>
      <AlertTitle>
        <FormattedMessage id={`auth.closedDoor.${status}.title`} />
      </AlertTitle>
      <FormattedMessage id={`auth.closedDoor.${status}.text`} />
      {reason !== '' && (
        <p style={{ margin: '8px 0' }}>
          <FormattedMessage id="auth.closedDoor.reason" values={{ reason: <b>{reason}</b> }} />
        </p>
      )}{' '}
      {appealToken === '' ? (
        <FormattedMessage id={`auth.closedDoor.${status}.next`} values={{ email }} />
      ) : (
        <Button
          component={LocalLink}
          to={`${paths.appeal}?${new URLSearchParams({ token: appealToken })}`}
          variant="contained"
          sx={{ mt: 1, display: 'flex', width: 'fit-content' }}
        >
          <FormattedMessage id="auth.closedDoor.appeal" />
        </Button>
      )}
    </Alert>
  );
};
