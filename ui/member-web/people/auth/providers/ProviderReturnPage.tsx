import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { isConsolePath } from '#core/kernel/page-link.ts';
import { providerNames } from '#core/people/sign-in-provider/provider.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { leadOf } from '#ui/second-step/second-step.ts';
import { SecondStepForm } from '#ui/second-step/SecondStepForm.tsx';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { paths } from '../../../app/paths.ts';
import { ClosedAccountNote } from '../ClosedAccountNote.tsx';
import { EntrancePage } from '../EntrancePage.tsx';
import { useProviderReturn } from './use-provider-return.ts';

/** Back to where the person was, which keeps what they typed; the console is another application. */
const WaysOn = ({ from }: Readonly<{ from: string }>) => (
  <Stack sx={{ gap: 1.5 }}>
    {isConsolePath(from) ? (
      <Button href={from} variant="contained" size="large">
        <FormattedMessage id="auth.provider.back" />
      </Button>
    ) : (
      <Button component={LocalLink} to={from} variant="contained" size="large">
        <FormattedMessage id="auth.provider.back" />
      </Button>
    )}
    <Button component={LocalLink} to={paths.forgotPassword} variant="text">
      <FormattedMessage id="auth.login.forgot" />
    </Button>
  </Stack>
);

/** Saying no at the provider is no error. */
const Refused = ({ refusal }: Readonly<{ refusal: unknown }>) => {
  const text = useErrorText();
  if (!isApiError(refusal, 'provider.cancelled')) return <ErrorNote error={refusal} />;
  return (
    <Alert severity="info" role="status">
      {text(refusal)}
    </Alert>
  );
};

/** Providers send the browser here; the person sees it for a moment, unless there is something to say. */
const ProviderReturnPage = () => {
  const { formatMessage } = useIntl();
  const { provider, from, languageAddress, refusal, closed, step, ...ways } = useProviderReturn();
  if (languageAddress !== null) return <Navigate to={languageAddress} replace />;
  if (step !== undefined)
    return (
      <EntrancePage
        title={formatMessage({ id: 'secondStep.title' })}
        description={<FormattedMessage id={leadOf(step)} />}
      >
        <SecondStepForm
          means={step.means}
          finish={ways.finish}
          finishWithPasskey={ways.finishWithPasskey}
          onBack={ways.stopStep}
        />
      </EntrancePage>
    );
  const name = provider === undefined ? '' : providerNames[provider];
  const isOver = refusal !== undefined || closed !== undefined || provider === undefined;
  return (
    <EntrancePage
      title={formatMessage({ id: isOver ? 'auth.provider.stopped' : 'auth.provider.title' }, { name })}
    >
      <Stack sx={{ gap: 2.5 }}>
        {!isOver && (
          <Stack direction="row" role="status" sx={{ gap: 1.5, alignItems: 'center' }}>
            <CircularProgress aria-hidden size={22} />
            <FormattedMessage id="auth.provider.wait" values={{ name }} />
          </Stack>
        )}
        {refusal !== undefined && <Refused refusal={refusal} />}
        {closed !== undefined && <ClosedAccountNote {...closed} />}
        {isOver && <WaysOn from={from} />}
      </Stack>
    </EntrancePage>
  );
};

export default ProviderReturnPage;
