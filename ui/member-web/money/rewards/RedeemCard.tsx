import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import { useRedeem } from './use-redeem.ts';

/** A code that gives coins at once. */
export const RedeemCard = () => {
  const id = useId();
  const { form, submit, redeemed, refusal } = useRedeem();
  return (
    <Card component="section" aria-labelledby={id} sx={{ maxWidth: contentWidth.reading }}>
      <CardContent>
        <Typography id={id} variant="h2">
          <FormattedMessage id="promo.redeem.title" />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
          <FormattedMessage id="promo.redeem.lead" />
        </Typography>
        <Stack
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ gap: 1.5, alignItems: 'start', '& > :not(button)': { width: '100%' } }}
        >
          <TextInput
            control={form.control}
            name="code"
            label={<FormattedMessage id="promo.code" />}
            required
            autoComplete="off"
            maxLength={64}
            inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
          />
          {refusal !== undefined && <ErrorNote error={refusal} />}
          {redeemed !== undefined && (
            <Alert severity="success" icon={<CheckIcon fontSize="inherit" />} role="status">
              <FormattedMessage id="promo.redeemed" values={{ code: redeemed.code, coins: redeemed.coins }} />
            </Alert>
          )}
          <SubmitButton busy={form.formState.isSubmitting}>
            <FormattedMessage id="promo.redeem" />
          </SubmitButton>
        </Stack>
      </CardContent>
    </Card>
  );
};
