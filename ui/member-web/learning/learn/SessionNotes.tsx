import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { DeviceIcon, OfflineIcon } from '#ui/icons.tsx';
import type { LessonSession } from './use-lesson-session.ts';

/** What keeps learning from being counted, and what to do about it. */
export const SessionNotes = ({
  session,
  onTake,
}: Readonly<{ session: LessonSession; onTake: () => void }>) => (
  <>
    {session.state === 'superseded' && (
      <Alert
        severity="warning"
        role="alert"
        icon={<DeviceIcon fontSize="inherit" />}
        action={
          <Button color="inherit" onClick={onTake}>
            <FormattedMessage id="learn.here" />
          </Button>
        }
      >
        <FormattedMessage id="learn.elsewhere" />
      </Alert>
    )}
    {session.isAway && (
      <Alert severity="info" icon={<OfflineIcon fontSize="inherit" />}>
        <FormattedMessage id={session.state === 'idle' ? 'learn.away.idle' : 'learn.away'} />
      </Alert>
    )}
    {session.refusal !== undefined && !session.isAway && <ErrorNote error={session.refusal} />}
  </>
);
