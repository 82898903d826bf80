import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { isApiError, isUnknown } from '../api/api-error.ts';
import { ErrorIcon } from '../icons.tsx';
import { useErrorAction } from './ErrorAction.tsx';
import { useErrorText } from '../api/use-error-text.ts';

/** A refusal beside the thing that was refused: on top of a form, inside a dialog. */
export const ErrorNote = ({ error }: Readonly<{ error: unknown }>) => {
  const text = useErrorText();
  const action = useErrorAction(error);
  const reference = isUnknown(error) && isApiError(error) ? error.requestId : undefined;
  return (
    <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />} sx={{ my: 1 }}>
      {text(error)}
      {reference !== undefined && (
        <>
          {' '}
          <FormattedMessage id="ui.error.reference" values={{ code: <code>{reference}</code> }} />
        </>
      )}
      {action !== null && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Alert>
  );
};
