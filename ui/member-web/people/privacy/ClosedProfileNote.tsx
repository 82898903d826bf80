import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LockIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';

/** What a closed profile means for the choices below, and the way to open it. */
export const ClosedProfileNote = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Alert
    severity="info"
    icon={<LockIcon fontSize="inherit" />}
    action={
      <Button component={LocalLink} to={`${paths.profile}#public`} color="inherit" size="small">
        <FormattedMessage id="privacy.closed.open" />
      </Button>
    }
  >
    {children}
  </Alert>
);
