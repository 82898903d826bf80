import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { giftMessageMaxLength } from '#core/money/gift/gift.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import type { Allowance } from './data.ts';
import type { Receiver } from './receiver.ts';
import { ReceiverPicker } from './ReceiverPicker.tsx';
import { useGive } from './use-give.ts';

const MemberIdentity = lazy(async () => ({
  default: (await import('../../app/identity/MemberIdentity.tsx')).MemberIdentity,
}));

const Chosen = ({ receiver, onChange }: Readonly<{ receiver: Receiver; onChange: () => void }>) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2, flexWrap: 'wrap' }}>
    <PersonAvatar name={receiver.name} avatarUrl={receiver.avatarUrl} size={44} />
    <Typography sx={{ fontWeight: 600, minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
      {receiver.name}
    </Typography>
    <Button variant="text" onClick={onChange}>
      <FormattedMessage id="gifts.receiver.change" />
    </Button>
  </Box>
);

/** Whom first, then how much; it goes after it was asked once more, and never comes back. */
export const GiftForm = ({ allowance }: Readonly<{ allowance: Allowance }>) => {
  const id = useId();
  const { form, balance, receiver, choose, ask, isAsked, close, confirm, given, identity } =
    useGive(allowance);
  const { amount, message } = form.watch();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="gifts.give" />
        </Typography>
        {given !== undefined && (
          <Alert severity="success" icon={<CheckIcon fontSize="inherit" />} role="status" sx={{ mb: 2 }}>
            <FormattedMessage id="gifts.given" values={{ amount: given.amount, name: given.other.name }} />
          </Alert>
        )}
        {receiver === undefined ? (
          <ReceiverPicker onPick={choose} />
        ) : (
          <Stack component="form" noValidate sx={{ gap: 2 }} onSubmit={(event) => void ask(event)}>
            <Chosen receiver={receiver} onChange={() => choose(undefined)} />
            <TextInput
              control={form.control}
              name="amount"
              label={<FormattedMessage id="gifts.amount" />}
              hint={
                <FormattedMessage
                  id="gifts.amount.hint"
                  values={{ balance, min: allowance.min, max: Math.min(allowance.max, allowance.left) }}
                />
              }
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
            />
            <TextInput
              control={form.control}
              name="message"
              label={<FormattedMessage id="gifts.message" />}
              hint={<FormattedMessage id="gifts.message.hint" />}
              rows={2}
              maxLength={giftMessageMaxLength}
            />
            <Box>
              <SubmitButton busy={false}>
                <FormattedMessage id="gifts.submit" />
              </SubmitButton>
            </Box>
            <ConfirmOnDemand
              open={isAsked}
              title={
                <FormattedMessage
                  id="gifts.confirm"
                  values={{ amount: Number(amount), name: receiver.name }}
                />
              }
              confirmLabel={<FormattedMessage id="gifts.submit" />}
              onConfirm={confirm}
              onClose={close}
            >
              {message.trim() !== '' && (
                <Typography sx={{ mb: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {`“${message.trim()}”`}
                </Typography>
              )}
              <Typography sx={{ display: 'flex', gap: 1 }}>
                <WarningIcon sx={{ color: 'warning.main', flexShrink: 0 }} />
                <FormattedMessage id="gifts.oneWay" />
              </Typography>
            </ConfirmOnDemand>
          </Stack>
        )}
        {identity !== undefined && (
          <Suspense>
            <MemberIdentity
              text={<FormattedMessage id="gifts.identity" />}
              onConfirmed={() => identity.settle(true)}
              onCancel={() => identity.settle(false)}
            />
          </Suspense>
        )}
      </CardContent>
    </Card>
  );
};
