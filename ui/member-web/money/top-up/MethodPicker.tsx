import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PaymentMethod } from '#core/money/payment/payment.ts';
import type { Packages } from '../../app/data/payments.ts';
import { RadioCard } from './RadioCard.tsx';

type Method = Packages['methods'][number];

const Instructions = ({ method: { method, phone, name } }: Readonly<{ method: Method }>) => {
  if (method === 'BANK_TRANSFER') return <FormattedMessage id="topUp.method.BANK_TRANSFER" />;
  return phone === '' ? (
    <FormattedMessage id="topUp.method.MOMO" />
  ) : (
    <FormattedMessage id="topUp.method.MOMO.account" values={{ phone, name }} />
  );
};

type Props = Readonly<{ methods: readonly Method[]; chosen: PaymentMethod | undefined }>;

/** Only one can be chosen today; the other is listed, so that nobody looks for it elsewhere. */
export const MethodPicker = ({ methods, chosen }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      role="radiogroup"
      aria-label={formatMessage({ id: 'topUp.method' })}
      sx={{ display: 'grid', gap: 1.25 }}
    >
      {methods.map((each) => (
        <RadioCard
          key={each.method}
          name="method"
          value={each.method}
          checked={each.method === chosen}
          disabled={!each.enabled}
          onChoose={() => undefined}
        >
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            <FormattedMessage id={`payment.method.${each.method}`} />
            {!each.enabled && (
              <Box component="span" sx={{ fontWeight: 400 }}>
                {' · '}
                <FormattedMessage id="topUp.method.disabled" />
              </Box>
            )}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.25 }}>
            <Instructions method={each} />
          </Typography>
        </RadioCard>
      ))}
    </Box>
  );
};
