import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';

/** How a form holds a stock: a number that was typed is still there after "without limit" and back. */
export type StockValues = Readonly<{ stockKind: 'LIMITED' | 'UNLIMITED'; stock: number | null }>;

export const stockValues = (stock: number | null): StockValues => ({
  stockKind: stock === null ? 'UNLIMITED' : 'LIMITED',
  stock,
});
export const stockOf = ({ stockKind, stock }: StockValues): number | null =>
  stockKind === 'LIMITED' ? stock : null;

type Props<Values extends FieldValues, Context, Output> = Readonly<{
  control: Control<Values, Context, Output>;
  label: ReactNode;
  limited: ReactNode;
  unlimited: ReactNode;
  unit: ReactNode;
  /** What stands of it now. */
  hint?: ReactNode;
}>;

/** Without limit, or so many. */
export const StockInput = <Values extends FieldValues & StockValues, Context, Output>({
  control,
  label,
  limited,
  unlimited,
  unit,
  hint,
}: Props<Values, Context, Output>) => {
  const id = useId();
  // Values has both, by its constraint
  const kind: unknown = useWatch({ control, name: 'stockKind' as FieldPath<Values> });
  return (
    <Box sx={{ display: 'grid', gap: 2 }} id={id}>
      <ChoiceCards
        control={control}
        name={'stockKind' as FieldPath<Values>} // as above
        label={label}
        required
        minWidth={220}
        choices={[
          { value: 'UNLIMITED', label: unlimited },
          { value: 'LIMITED', label: limited },
        ]}
      />
      {kind === 'LIMITED' && (
        <UnitField
          control={control}
          name={'stock' as FieldPath<Values>} // as above
          label={<FormattedMessage id="console.stock.amount" />}
          hint={hint}
          unit={unit}
          digits={0}
          required
        />
      )}
    </Box>
  );
};
