import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ProcessStatus, processStatuses } from '#core/money/coin/rewards.ts';
import { Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';

type Props = Readonly<{ status: ProcessStatus | undefined; choose: (status: string) => void }>;

export const StatusFilter = ({ status, choose }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <Box
      role="search"
      aria-label={formatMessage({ id: 'orders.filter' })}
      sx={{ mb: 3, maxWidth: { sm: 260 } }}
    >
      <Field id={id} label={<FormattedMessage id="orders.state" />} error={undefined}>
        <NativeSelect
          variant="outlined"
          id={id}
          value={status ?? ''}
          onChange={({ target }) => choose(target.value)}
          fullWidth
          IconComponent={ChevronDownIcon}
          input={<OutlinedInput />}
        >
          <option value="">{formatMessage({ id: 'orders.filter.all' })}</option>
          {processStatuses.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `order.status.${each}` })}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </Box>
  );
};
