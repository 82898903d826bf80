import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import type { Controlled } from '#ui/components/forms/TextInput.tsx';

type Props<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  Readonly<{ of: 'partners' | 'products' | 'questions' | 'rewards' | 'specializations' }>;

/** Shown to members or not, and what either means for this kind of thing. */
export const ActiveStatusField = <Values extends FieldValues, Context, Output>({
  of,
  ...field
}: Props<Values, Context, Output>) => (
  <ChoiceCards
    {...field}
    required
    minWidth={240}
    label={<FormattedMessage id="console.status" />}
    choices={activeStatuses.map((value) => ({
      value,
      label: <FormattedMessage id={`active.${value}`} />,
      description: <FormattedMessage id={`console.${of}.visible.${value}`} />,
    }))}
  />
);
