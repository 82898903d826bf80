import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '../components/ErrorNote.tsx';
import { stopReasonOf } from './passkeys.ts';

declare global {
  interface MessageCatalogues {
    passkeys: typeof import('./messages/vi.json');
  }
}

/** Saying no at the browser's question is no error; what the server refuses is. */
export const PasskeyProblem = ({ problem }: Readonly<{ problem: unknown }>) => {
  const reason = stopReasonOf(problem);
  if (reason === undefined) return <ErrorNote error={problem} />;
  return (
    <Alert severity={reason === 'unsupported' ? 'warning' : 'info'} role="status">
      <FormattedMessage id={`passkeys.stop.${reason}`} />
    </Alert>
  );
};
