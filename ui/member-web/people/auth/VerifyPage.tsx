import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { normalizeEmail } from '#core/kernel/text/text.ts';
import { CodeField } from '#ui/components/forms/CodeField.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { emailProblem, problemResolver } from '#ui/api/field-problems.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { clockText } from '#ui/use-countdown.ts';
import { useForm } from '#ui/use-form.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useSite } from '../../app/page-context.ts';
import { paths } from '../../app/paths.ts';
import { bold, linkTo } from '../../app/parts/rich-text.tsx';
import { EntranceForm } from './EntranceForm.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { pendingAddress, type PendingAddress, usePendingAddress } from './pending-address.ts';
import { useResend } from './use-resend.ts';
import { useVerify } from './use-verify.ts';
import { withNext } from './with-next.ts';

const Resend = ({ pending, isCode }: Readonly<{ pending: PendingAddress; isCode: boolean }>) => {
  const { seconds, busy, error, isSent, resend } = useResend(pending);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {error !== null && <ErrorNote error={error} />}
      {isSent && seconds > 0 && (
        <Alert severity="success" icon={<CheckIcon fontSize="inherit" />} role="status">
          <FormattedMessage id="auth.verify.resent" values={{ code: isCode }} />
        </Alert>
      )}
      {seconds > 0 ? (
        <Typography sx={{ color: 'text.secondary', minHeight: 44, display: 'flex', alignItems: 'center' }}>
          <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
            <FormattedMessage id="auth.verify.wait" values={{ time: clockText(seconds), code: isCode }} />
          </span>
        </Typography>
      ) : (
        <SubmitButton type="button" variant="outlined" busy={busy} onClick={() => resend(pending.email)}>
          <FormattedMessage id="auth.verify.resend" values={{ code: isCode }} />
        </SubmitButton>
      )}
    </Stack>
  );
};

const ChangeAddress = ({ next }: Readonly<{ next: string | null }>) => (
  <Stack sx={{ gap: 0.5, alignItems: 'flex-start', borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
    <Typography variant="subtitle2" component="h2">
      <FormattedMessage id="auth.verify.wrongAddress" />
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="auth.verify.wrongAddress.text" />
    </Typography>
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
      <Button component={LocalLink} to={withNext(paths.register, next)} variant="text" sx={{ ml: -1.5 }}>
        <FormattedMessage id="auth.verify.changeEmail" />
      </Button>
      <Button variant="text" color="inherit" onClick={() => pendingAddress.forget()}>
        <FormattedMessage id="auth.verify.otherAccount" />
      </Button>
    </Stack>
  </Stack>
);

const CodeForm = ({ pending, next }: Readonly<{ pending: PendingAddress; next: string | null }>) => {
  const { form, submit, refusal, isVerified, triesLeft, hasFailed } = useVerify(pending);
  const isDead = triesLeft === 0;

  return (
    <Stack sx={{ gap: 2.5 }}>
      <EntranceForm onSubmit={submit}>
        {isVerified ? (
          <Alert severity="info">
            <FormattedMessage
              id="auth.verify.already"
              values={{
                link: linkTo(withNext(paths.login, next)),
              }}
            />
          </Alert>
        ) : (
          refusal !== undefined && <ErrorNote error={refusal} />
        )}
        <CodeField
          control={form.control}
          name="code"
          label={<FormattedMessage id="auth.verify.code" />}
          hint={<FormattedMessage id="auth.verify.code.hint" />}
          required
          disabled={isDead}
          onComplete={() => void submit()}
        />
        {hasFailed && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="auth.verify.triesLeft" values={{ count: triesLeft }} />
          </Typography>
        )}
        <SubmitButton busy={form.formState.isSubmitting} size="large" disabled={isDead}>
          <FormattedMessage id="auth.verify.submit" />
        </SubmitButton>
      </EntranceForm>
      <Resend pending={pending} isCode />
      <ChangeAddress next={next} />
    </Stack>
  );
};

type Address = Readonly<{ email: string }>;

const addressResolver = problemResolver(
  ({ email }: Address) => ({ email: emailProblem(email) }),
  ({ email }): Address => ({ email: normalizeEmail(email) }),
);

/** Came here without an address: a bookmark, another device. A new code starts it again. */
const AskAddress = ({ isCode, next }: Readonly<{ isCode: boolean; next: string | null }>) => {
  const { busy, error, resend } = useResend(undefined);
  const form = useForm<Address, unknown, Address>({
    resolver: addressResolver,
    defaultValues: { email: '' },
  });
  const submit = form.handleSubmit(({ email: address }) => resend(address));
  const have = form.handleSubmit(({ email: address }) => pendingAddress.remember({ email: address }));

  return (
    <EntranceForm onSubmit={submit}>
      {error !== null && <ErrorNote error={error} />}
      <TextInput
        control={form.control}
        name="email"
        label={<FormattedMessage id="auth.field.email" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <SubmitButton busy={busy} size="large">
        <FormattedMessage id="auth.verify.send" values={{ code: isCode }} />
      </SubmitButton>
      {isCode && (
        <Button variant="text" onClick={() => void have()}>
          <FormattedMessage id="auth.verify.haveCode" />
        </Button>
      )}
      <Typography sx={{ textAlign: 'center' }}>
        <FormattedMessage
          id="auth.register.haveAccount"
          values={{
            link: linkTo(withNext(paths.login, next)),
          }}
        />
      </Typography>
    </EntranceForm>
  );
};

const VerifyPage = () => {
  const { formatMessage } = useIntl();
  const { verificationMode } = useSite();
  const [query] = useSearchParams();
  const next = query.get('next');
  const pending = usePendingAddress();
  const isCode = (pending?.mode ?? verificationMode) === 'CODE';

  return (
    <EntrancePage
      title={formatMessage({ id: 'auth.verify.title' })}
      description={
        pending === undefined ? (
          <FormattedMessage id="auth.verify.ask" />
        ) : (
          <FormattedMessage
            id={isCode ? 'auth.verify.sentCode' : 'auth.verify.sentLink'}
            values={{ email: pending.email, b: bold }}
          />
        )
      }
    >
      {pending === undefined ? (
        <AskAddress isCode={isCode} next={next} />
      ) : isCode ? (
        <CodeForm key={pending.email} pending={pending} next={next} />
      ) : (
        <Stack sx={{ gap: 2.5 }}>
          <Typography>
            <FormattedMessage id="auth.verify.linkHelp" />
          </Typography>
          <Resend pending={pending} isCode={false} />
          <ChangeAddress next={next} />
        </Stack>
      )}
    </EntrancePage>
  );
};

export default VerifyPage;
