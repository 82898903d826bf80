import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { quantityIn, quantityProblem } from './quantity.ts';

type Props = Readonly<{ text: string; max: number; onChange: (text: string) => void }>;

/** Typed, or counted with the two buttons. */
export const QuantityField = ({ text, max, onChange }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const error = quantityProblem(text, max);
  const count = quantityIn(text);
  const step = (by: number) => onChange(String(Math.min(Math.max((count ?? 1) + by, 1), Math.max(max, 1))));

  return (
    <Field
      id={id}
      label={<FormattedMessage id="products.quantity" />}
      hint={<FormattedMessage id="products.quantity.max" values={{ count: max }} />}
      error={error}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label={formatMessage({ id: 'products.quantity.less' })}
          disabled={count !== undefined && count <= 1}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </IconButton>
        <OutlinedInput
          id={id}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          error={error !== undefined}
          autoComplete="off"
          sx={{ width: 88 }}
          inputProps={{
            inputMode: 'numeric',
            'aria-describedby': describedBy(id, { hint: true, error }),
            style: { textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
          }}
        />
        <IconButton
          aria-label={formatMessage({ id: 'products.quantity.more' })}
          disabled={count !== undefined && count >= max}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </IconButton>
      </Box>
    </Field>
  );
};
