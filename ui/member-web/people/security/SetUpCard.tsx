import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CodeField } from '#ui/components/forms/CodeField.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import { qrColours, qrDrawing } from '../../app/parts/qr-drawing.ts';
import { AccountCard } from '../account/AccountCard.tsx';
import type { BegunSetUp } from './data.ts';
import { useSetUp } from './use-set-up.ts';

type SetUp = ReturnType<typeof useSetUp>;

const PasswordStep = ({ user, setUp }: Readonly<{ user: SignedInUser; setUp: SetUp }>) => (
  <Stack
    component="form"
    noValidate
    onSubmit={(event) => void setUp.begin(event)}
    sx={{ gap: 2.5, maxWidth: contentWidth.form }}
  >
    {setUp.refusal !== undefined && <ErrorNote error={setUp.refusal} />}
    <Typography>
      <FormattedMessage id="security.setUp.app" />
    </Typography>
    {/* Tells password managers whose password this is. */}
    <input type="text" autoComplete="username" value={user.email} readOnly hidden />
    <PasswordField
      control={setUp.password.control}
      name="password"
      label={<FormattedMessage id="security.password" />}
      hint={<FormattedMessage id="security.password.hint" />}
      autoComplete="current-password"
      required
    />
    <Box>
      <SubmitButton busy={setUp.password.formState.isSubmitting}>
        <FormattedMessage id="security.setUp.begin" />
      </SubmitButton>
    </Box>
  </Stack>
);

const QrCode = ({ text }: Readonly<{ text: string }>) => {
  const { formatMessage } = useIntl();
  const { size, path } = qrDrawing(text);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={formatMessage({ id: 'security.qr' })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: '100%', borderRadius: '12px', display: 'block', mt: 1 }}
    >
      <rect width={size} height={size} fill={qrColours.paper} />
      <path d={path} fill={qrColours.ink} />
    </Box>
  );
};

/** In fours, as apps show it and people type it. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const CodeStep = ({ begun, setUp }: Readonly<{ begun: BegunSetUp; setUp: SetUp }>) => {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void setUp.finish(event)}
      sx={{ gap: 2.5, maxWidth: contentWidth.form }}
    >
      {setUp.refusal !== undefined && <ErrorNote error={setUp.refusal} />}
      <div>
        <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
          <FormattedMessage id="security.scan" />
        </Typography>
        <QrCode text={begun.address} />
        {/* On the phone itself there is nothing to scan with: the app takes the link, or the key. */}
        <Button href={begun.address} variant="outlined" sx={{ mt: 1.5, minHeight: 44 }}>
          <FormattedMessage id="security.openApp" />
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          <FormattedMessage id="security.key" />
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '1rem' }}>
            {inFours(begun.secret)}
          </Box>
          <CopyButton text={begun.secret} label={formatMessage({ id: 'security.key.copy' })} />
        </Stack>
      </div>
      <CodeField
        control={setUp.code.control}
        name="code"
        label={<FormattedMessage id="security.firstCode" />}
        hint={<FormattedMessage id="security.firstCode.hint" />}
        onComplete={() => void setUp.finish()}
        required
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton busy={setUp.code.formState.isSubmitting}>
          <FormattedMessage id="security.setUp.finish" />
        </SubmitButton>
        <Button variant="text" color="inherit" onClick={() => setUp.startOver()}>
          <FormattedMessage id="security.cancel" />
        </Button>
      </Stack>
      <LeaveGuard when={setUp.code.formState.isDirty && !setUp.code.formState.isSubmitting} />
    </Stack>
  );
};

type Props = Readonly<{ user: SignedInUser; onCodes: (codes: readonly string[]) => void }>;

export const SetUpCard = ({ user, onCodes }: Props) => {
  const setUp = useSetUp(onCodes);
  return (
    <AccountCard
      title={<FormattedMessage id="security.setUp" />}
      description={<FormattedMessage id="security.setUp.text" />}
    >
      {setUp.begun === undefined ? (
        <PasswordStep user={user} setUp={setUp} />
      ) : (
        <CodeStep begun={setUp.begun} setUp={setUp} />
      )}
    </AccountCard>
  );
};
