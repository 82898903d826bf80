import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { SignOutButton } from '../../app/layout/navigation/PlaceLink.tsx';
import { paths } from '../../app/paths.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { useConsent } from './data.ts';

/** The terms changed: said once a visit, before anything else is done here. */
const ConsentDialog = () => {
  const id = useId();
  const [later, setLater] = useState(false);
  const { mutate, isPending, error } = useConsent();

  return (
    <Dialog
      open={!later}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="account.consent.title" />
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>
          <FormattedMessage
            id="account.consent.text"
            values={{
              terms: linkTo(paths.terms, { newTab: true }),
              privacy: linkTo(paths.privacy, { newTab: true }),
            }}
          />
        </Typography>
        {error !== null && <ErrorNote error={error} />}
        <SignOutButton />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => setLater(true)} disabled={isPending}>
          <FormattedMessage id="account.consent.later" />
        </Button>
        <SubmitButton type="button" busy={isPending} onClick={() => mutate()}>
          <FormattedMessage id="account.consent.agree" />
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
};

export default ConsentDialog;
