import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { fields, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import { isWithinLimits } from '#core/body/indicator/validation.ts';
import { WarningIcon } from '#ui/icons.tsx';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { nameOf } from './profile-form.ts';
import { useProfileForm } from './use-profile-form.ts';

export const isUnusual = (key: NumberFieldKey, value: unknown): value is number => {
  const { usual } = fields[key];
  return (
    typeof value === 'number' && isWithinLimits(value, fields[key]) && (value < usual[0] || value > usual[1])
  );
};

/** Answers live as long as the page: another number is another question. */
const confirmed = new Map<NumberFieldKey, number>();
export const isConfirmed = (key: NumberFieldKey, value: number) => confirmed.get(key) === value;

type Props = Readonly<{ field: NumberFieldKey; onAnswer: () => void }>;

/** Outside of what is usual, inside of what is possible: worth one question, never a refusal. */
export const UnusualQuestion = ({ field: key, onAnswer }: Props) => {
  const { control } = useProfileForm();
  const value: unknown = useWatch({ control, name: nameOf(key) });
  const { metric } = useMeasures();
  if (!isUnusual(key, value) || isConfirmed(key, value)) return null;
  const [low, high] = fields[key].usual;

  return (
    <Alert
      severity="warning"
      role="status"
      icon={<WarningIcon fontSize="inherit" />}
      sx={{ mt: 1, '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            confirmed.set(key, value);
            onAnswer();
          }}
          sx={{ whiteSpace: 'nowrap' }}
        >
          <FormattedMessage id="indicator.unusual.keep" />
        </Button>
      }
    >
      <FormattedMessage id="indicator.unusual" values={{ low: metric(key, low), high: metric(key, high) }} />
    </Alert>
  );
};
