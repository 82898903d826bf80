import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { type Controlled, TextInput } from '#ui/components/forms/TextInput.tsx';

type Props<Values extends FieldValues, Context, Output> = Omit<Controlled<Values, Context, Output>, 'name'> &
  Readonly<{ notifiesMember?: boolean }>;

/** Every change of another person's account says why: it is kept in the audit log. */
export const ReasonField = <Values extends FieldValues & { reason: string }, Context, Output>({
  notifiesMember = false,
  ...props
}: Props<Values, Context, Output>) => (
  <TextInput
    {...props}
    name={'reason' as FieldPath<Values>} // Values has it, by its constraint
    rows={2}
    maxLength={500}
    required
    label={<FormattedMessage id="console.reason" />}
    hint={<FormattedMessage id={notifiesMember ? 'console.reason.told' : 'console.reason.logged'} />}
  />
);
