import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '../../components/CoinAmount.tsx';
import { TextInput } from '../../components/forms/TextInput.tsx';
import { UnitField } from '../../components/forms/UnitField.tsx';
import type { AboutFields } from './about-fields.ts';

type Props = Readonly<{ control: Control<AboutFields, unknown, AboutFields>; values: AboutFields }>;

/** What it costs, and what is off for a while. */
export const PricePart = ({ control, values }: Props) => {
  const { formatMessage } = useIntl();
  const pay = Math.floor(((values.price ?? 0) * (100 - (values.discount ?? 0))) / 100);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <UnitField
          control={control}
          name="price"
          label={formatMessage({ id: 'learning.price' })}
          unit={formatMessage({ id: 'ui.coin.fit' })}
          digits={0}
        />
        <UnitField
          control={control}
          name="discount"
          label={formatMessage({ id: 'learning.discount' })}
          unit="%"
          digits={0}
        />
        <TextInput
          control={control}
          name="discountLastDay"
          type="date"
          label={formatMessage({ id: 'learning.discount.lastDay' })}
        />
      </Stack>
      <Typography component="div" aria-live="polite">
        <FormattedMessage
          id={pay === 0 ? 'learning.price.free' : 'learning.price.pay'}
          values={{ amount: <CoinAmount amount={pay} coin="FIT_COIN" /> }}
        />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="learning.price.hint" />
      </Typography>
    </Stack>
  );
};
