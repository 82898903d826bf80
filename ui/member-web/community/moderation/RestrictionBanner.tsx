import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { LockIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';

/** Where something would be written: why it can't be now, and until when. Nothing for everybody else. */
export const RestrictionBanner = () => {
  const user = useSignedInUser();
  const { date } = useFormats();
  if (!user?.restrictedUntil) return null;
  return (
    <Alert
      severity="warning"
      icon={<LockIcon fontSize="inherit" />}
      sx={{ flexWrap: 'wrap', mb: 2 }}
      action={
        <Button component={LocalLink} to={paths.sanctions} color="inherit" size="small">
          <FormattedMessage id="moderation.restricted.why" />
        </Button>
      }
    >
      <FormattedMessage id="moderation.restricted" values={{ date: date(user.restrictedUntil) }} />
    </Alert>
  );
};
