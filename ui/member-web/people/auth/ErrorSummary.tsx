import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { ErrorIcon } from '#ui/icons.tsx';

type Props<Values extends FieldValues, Context, Output> = Readonly<{
  form: UseFormReturn<Values, Context, Output>;
  /** In the order of the page, with the words of their labels. */
  fields: readonly (readonly [FieldPath<Values>, string])[];
}>;

/** After a failed attempt, everything that is wrong in one place; each line leads to its field. */
export const ErrorSummary = <Values extends FieldValues, Context, Output>({
  form,
  fields,
}: Props<Values, Context, Output>) => {
  const text = useFieldError();
  const { submitCount } = form.formState;
  const wrong = fields.flatMap(([name, label]) => {
    const { error } = form.getFieldState(name, form.formState);
    return error === undefined ? [] : [{ name, label, message: text(error.message) }];
  });
  if (submitCount === 0 || wrong.length === 0) return null;

  return (
    <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />}>
      <FormattedMessage id="auth.summary" values={{ count: wrong.length }} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {wrong.map(({ name, label, message }) => (
          <li key={name}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => form.setFocus(name)}
              sx={{ textAlign: 'left', font: 'inherit', verticalAlign: 'baseline', py: 0.25 }}
            >
              <FormattedMessage id="auth.summary.line" values={{ field: label, problem: message }} />
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
