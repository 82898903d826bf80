import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  coinTypes,
  type CoinType,
  type TransactionReason,
  transactionReasons,
  type TransactionStatus,
  transactionStatuses,
} from '#core/money/coin/ledger.ts';
import { Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import type { FilterName } from './use-transactions.ts';

type Props = Readonly<{
  coin: CoinType | undefined;
  type: TransactionReason | undefined;
  status: TransactionStatus | undefined;
  choose: (name: FilterName, value: string) => void;
}>;

export const Filters = ({ coin, type, status, choose }: Props) => {
  const id = useId();
  const language = useLanguage();
  const { formatMessage } = useIntl();
  const order = new Intl.Collator(language);
  const types = transactionReasons
    .map((value) => ({ value, label: formatMessage({ id: `transaction.${value}` }) }))
    .toSorted((a, b) => order.compare(a.label, b.label));
  const select = (name: FilterName, value: string, options: readonly { value: string; label: string }[]) => (
    <Field id={`${id}-${name}`} label={<FormattedMessage id={`transactions.${name}`} />} error={undefined}>
      <NativeSelect
        variant="outlined"
        id={`${id}-${name}`}
        value={value}
        onChange={({ target }) => choose(name, target.value)}
        fullWidth
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
      >
        <option value="">{formatMessage({ id: `transactions.${name}.all` })}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );

  return (
    <Box
      role="search"
      aria-label={formatMessage({ id: 'transactions.filters' })}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: '200px minmax(0, 340px) 200px',
        },
        // A phone's first row holds the two short lists, its second the long one.
        '& > :nth-of-type(2)': { gridColumn: { xs: '1 / -1', md: 'auto' }, order: { xs: 1, md: 0 } },
        mb: 3,
      }}
    >
      {select(
        'coin',
        coin ?? '',
        coinTypes.map((value) => ({ value, label: formatMessage({ id: `coin.${value}` }) })),
      )}
      {select('type', type ?? '', types)}
      {select(
        'status',
        status ?? '',
        transactionStatuses.map((value) => ({
          value,
          label: formatMessage({ id: `transaction.status.${value}` }),
        })),
      )}
    </Box>
  );
};
