import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { baseCoinPerFitCoin } from '#core/money/coin/conversion.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { ArrowDownIcon, CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { fieldMessage } from '#ui/api/field-message.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { useConvert } from './use-convert.ts';

type Balance = Readonly<{ fitCoin: number; baseCoin: number }>;

const wrong = (text: string, most: number): string | undefined => {
  if (text.trim() === '') return 'error.input.required';
  if (!/^\d+$/.test(text.trim())) return 'error.input.whole_number';
  const amount = Number(text);
  if (amount < 1) return fieldMessage('error.input.min_value', { value: 1 });
  return amount > most ? fieldMessage('rewards.convert.short', { missing: amount - most }) : undefined;
};

const ConvertedNote = ({ fitCoin, sx }: Readonly<{ fitCoin: number; sx?: SxProps }>) => (
  <Alert severity="success" icon={<CheckIcon fontSize="inherit" />} role="status" {...(sx && { sx })}>
    <FormattedMessage
      id="rewards.convert.done"
      values={{ fit: fitCoin, base: fitCoin * baseCoinPerFitCoin }}
    />
  </Alert>
);

type AmountFieldProps = Readonly<{
  text: string;
  onChange: (text: string) => void;
  onTouch: () => void;
  most: number;
  error: string | undefined;
}>;

const AmountField = ({ text, onChange, onTouch, most, error }: AmountFieldProps) => {
  const id = useId();
  return (
    <Field
      id={id}
      label={<FormattedMessage id="rewards.convert.amount" />}
      hint={<FormattedMessage id="rewards.convert.have" values={{ count: most }} />}
      error={error}
      required
    >
      <OutlinedInput
        id={id}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onTouch}
        fullWidth
        required
        error={error !== undefined}
        autoComplete="off"
        endAdornment={
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            <FormattedMessage id="ui.coin.fit" />
          </Box>
        }
        inputProps={{ inputMode: 'numeric', 'aria-describedby': describedBy(id, { hint: true, error }) }}
      />
    </Field>
  );
};

type AmountSliderProps = Readonly<{ amount: number; most: number; onChange: (text: string) => void }>;

const AmountSlider = ({ amount, most, onChange }: AmountSliderProps) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  return (
    <Box sx={{ px: 1 }}>
      <Slider
        aria-label={formatMessage({ id: 'rewards.convert.slider' })}
        value={amount}
        min={1}
        max={Math.max(most, 1)}
        disabled={most === 1}
        getAriaValueText={(value) => `${number(value)} Fit Coin`}
        onChange={(_, next) => onChange(String(Array.isArray(next) ? (next[0] ?? 1) : next))}
      />
    </Box>
  );
};

/** What is given, what comes of it, and what there is afterwards. */
const ConversionResult = ({ amount, wallet }: Readonly<{ amount: number; wallet: Balance }>) => (
  <Box component="output" sx={{ display: 'block', p: 2, borderRadius: '16px', bgcolor: 'background.sunken' }}>
    <CoinAmount amount={-amount} coin="FIT_COIN" signed />
    <Box sx={{ py: 0.5, color: 'text.secondary' }}>
      <ArrowDownIcon fontSize="small" />
    </Box>
    <CoinAmount amount={amount * baseCoinPerFitCoin} coin="BASE_COIN" signed size="large" />
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      <FormattedMessage
        id="rewards.convert.after"
        values={{
          fit: wallet.fitCoin - amount,
          base: wallet.baseCoin + amount * baseCoinPerFitCoin,
        }}
      />
    </Typography>
  </Box>
);

type ConfirmProps = Readonly<{
  open: boolean;
  amount: number;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}>;

const ConvertConfirm = ({ open, amount, onConfirm, onClose }: ConfirmProps) => (
  <ConfirmOnDemand
    open={open}
    title={
      <FormattedMessage
        id="rewards.convert.confirm"
        values={{ fit: amount, base: amount * baseCoinPerFitCoin }}
      />
    }
    confirmLabel={<FormattedMessage id="rewards.convert.submit" />}
    dangerous
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <Typography sx={{ display: 'flex', gap: 1 }}>
      <WarningIcon sx={{ color: 'warning.main', flexShrink: 0 }} />
      <FormattedMessage id="rewards.convert.oneWay" />
    </Typography>
  </ConfirmOnDemand>
);

type FormProps = Readonly<{
  wallet: Balance;
  done: number | undefined;
  onConvert: (fitCoin: number) => Promise<void>;
}>;

const ConvertForm = ({ wallet, done, onConvert }: FormProps) => {
  const [text, setText] = useState('1');
  const [touched, setTouched] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const problem = wrong(text, wallet.fitCoin);
  const amount = problem === undefined ? Number(text) : 0;
  const error = touched ? problem : undefined;

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        setTouched(true);
        if (problem === undefined) setConfirming(true);
      }}
    >
      <AmountField
        text={text}
        onChange={setText}
        onTouch={() => setTouched(true)}
        most={wallet.fitCoin}
        error={error}
      />
      {error?.startsWith('rewards.convert.short') && (
        <Box sx={{ mt: -1 }}>
          <Button component={LocalLink} to={paths.pricing} variant="outlined" size="small">
            <FormattedMessage id="rewards.convert.prices" />
          </Button>
        </Box>
      )}
      <AmountSlider amount={amount} most={wallet.fitCoin} onChange={setText} />
      <ConversionResult amount={amount} wallet={wallet} />
      <Box>
        <Button type="submit" variant="contained">
          <FormattedMessage id="rewards.convert.submit" />
        </Button>
      </Box>
      {done !== undefined && <ConvertedNote fitCoin={done} />}
      <ConvertConfirm
        open={confirming}
        amount={amount}
        onConfirm={async () => {
          await onConvert(amount);
          setText('1');
          setTouched(false);
        }}
        onClose={() => setConfirming(false)}
      />
    </Stack>
  );
};

export const ConvertCard = () => {
  const id = useId();
  const { wallet, convert, done } = useConvert();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      id="convert"
      sx={{ scrollMarginTop: 80, maxWidth: contentWidth.reading }}
    >
      <CardContent>
        <Typography id={id} variant="h2">
          <FormattedMessage id="rewards.convert.title" />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
          <FormattedMessage id="rewards.convert.text" values={{ rate: baseCoinPerFitCoin }} />
        </Typography>
        <QueryView query={wallet} compact skeleton={<TextSkeleton lines={4} />}>
          {(balance) =>
            balance.fitCoin < 1 ? (
              <>
                {done !== undefined && <ConvertedNote fitCoin={done} sx={{ mb: 2 }} />}
                <Typography sx={{ mb: 1.5 }}>
                  <FormattedMessage id="rewards.convert.none" />
                </Typography>
                <Button component={LocalLink} to={paths.pricing} variant="contained">
                  <FormattedMessage id="rewards.convert.prices" />
                </Button>
              </>
            ) : (
              <ConvertForm wallet={balance} done={done} onConvert={convert} />
            )
          }
        </QueryView>
      </CardContent>
    </Card>
  );
};
