import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { providerNames } from '#core/people/sign-in-provider/provider.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { isApiError } from '#ui/api/api-error.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ProviderMark } from '#ui/providers/ProviderMark.tsx';
import { useSite } from '../../../app/page-context.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { linkTo } from '../../../app/parts/rich-text.tsx';
import { linkClaimPath, paths } from '../../../app/paths.ts';
import { type Claim, useClaim } from '../data.ts';
import { EntranceForm } from '../EntranceForm.tsx';
import { EntrancePage } from '../EntrancePage.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { longestName } from '../registration.ts';
import { ScrolledIntoView } from '../ScrolledIntoView.tsx';
import { useClaimForm } from './use-claim-form.ts';
import { withNext } from '../with-next.ts';

/** As whom the provider knows the person. */
const Who = ({ provider, email, name }: Claim) => (
  <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
    <ProviderMark provider={provider} />
    <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {email ?? (name || providerNames[provider])}
    </Typography>
  </Stack>
);

/** The account is proven first, in the way it always was; only then is it linked. */
const signInFirst = withNext(paths.login, linkClaimPath);

const Existing = (claim: Claim) => (
  <Stack sx={{ gap: 2.5 }}>
    <Who {...claim} />
    <Typography>
      <FormattedMessage
        id="auth.claim.exists.text"
        values={{ email: <b>{claim.email}</b>, name: providerNames[claim.provider] }}
      />
    </Typography>
    <Button component={LocalLink} to={signInFirst} variant="contained" size="large">
      <FormattedMessage id="auth.claim.exists.signIn" />
    </Button>
    <Button component={LocalLink} to={paths.forgotPassword} variant="text">
      <FormattedMessage id="auth.login.forgot" />
    </Button>
  </Stack>
);

const ClaimForm = ({ claim }: Readonly<{ claim: Claim }>) => {
  const { formatMessage } = useIntl();
  const { form, submit, refusal } = useClaimForm(claim);
  const { control } = form;
  const isFixed = claim.standing === 'NEW';
  return (
    <EntranceForm onSubmit={submit}>
      <Who {...claim} />
      {refusal !== undefined && (
        <ScrolledIntoView>
          <ErrorNote error={refusal} />
        </ScrolledIntoView>
      )}
      <ErrorSummary
        form={form}
        fields={[
          ['fullname', formatMessage({ id: 'auth.field.fullname' })],
          ['email', formatMessage({ id: 'auth.field.email' })],
          ['consent', formatMessage({ id: 'auth.field.consent' })],
        ]}
      />
      <TextInput
        control={control}
        name="fullname"
        label={<FormattedMessage id="auth.field.fullname" />}
        autoComplete="name"
        maxLength={longestName}
        required
      />
      <TextInput
        control={control}
        name="email"
        label={<FormattedMessage id="auth.field.email" />}
        hint={
          <FormattedMessage
            id={isFixed ? 'auth.claim.email.fixed' : 'auth.claim.email.due'}
            values={{ name: providerNames[claim.provider] }}
          />
        }
        type="email"
        inputMode="email"
        autoComplete="email"
        inputProps={{ readOnly: isFixed }}
        required
      />
      <CheckboxInput
        control={control}
        name="consent"
        required
        label={
          <FormattedMessage
            id="auth.register.consent"
            values={{
              // Opened beside the form, so that nothing typed is lost.
              terms: linkTo(paths.terms, { newTab: true }),
              privacy: linkTo(paths.privacy, { newTab: true }),
            }}
          />
        }
      />
      <SubmitButton busy={form.formState.isSubmitting} size="large">
        <FormattedMessage id="auth.register.submit" />
      </SubmitButton>
      <Typography sx={{ textAlign: 'center' }}>
        <FormattedMessage id="auth.claim.haveAccount" values={{ link: linkTo(signInFirst) }} />
      </Typography>
    </EntranceForm>
  );
};

const Closed = (claim: Claim) => {
  const { contactEmail } = useSite();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Who {...claim} />
      <Alert severity="info">
        <FormattedMessage
          id="auth.closed.text"
          values={{ email: <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> }}
        />
      </Alert>
      <Button component={LocalLink} to={signInFirst} variant="contained" size="large">
        <FormattedMessage id="auth.claim.exists.signIn" />
      </Button>
    </Stack>
  );
};

const titles = {
  NEW: 'auth.claim.title',
  ADDRESS_DUE: 'auth.claim.title',
  EXISTS: 'auth.claim.exists.title',
} as const;

/** A person whom a provider knows and no account here. */
const ProviderClaimPage = () => {
  const { formatMessage } = useIntl();
  const { registrationOpen } = useSite();
  const query = useClaim();
  const standing = query.data?.standing ?? 'NEW';
  return (
    <EntrancePage title={formatMessage({ id: titles[standing] })}>
      {isApiError(query.error, 'provider.claim_over') ? (
        <Stack sx={{ gap: 2 }}>
          <ErrorNote error={query.error} />
          <Button component={LocalLink} to={paths.login} variant="contained" size="large">
            <FormattedMessage id="auth.provider.again" />
          </Button>
        </Stack>
      ) : (
        <QueryView query={query} skeleton={<TextSkeleton lines={5} />}>
          {(claim) => {
            if (claim.standing === 'EXISTS') return <Existing {...claim} />;
            return registrationOpen ? <ClaimForm claim={claim} /> : <Closed {...claim} />;
          }}
        </QueryView>
      )}
    </EntrancePage>
  );
};

export default ProviderClaimPage;
