import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { CheckIcon, ChevronDownIcon, DownloadIcon } from '#ui/icons.tsx';
import { type SignedInUser, useSignedInUser } from '#ui/api/signed-in.ts';
import { useStatement } from './data.ts';
import { dayIn, statementMonths } from './statement-months.ts';

const useMonthName = () => {
  const { formatDate } = useIntl();
  return (month: string) => {
    const name = formatDate(dayIn(month), { month: 'long', year: 'numeric' });
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
};

const StatementForm = ({ user, onClose }: Readonly<{ user: SignedInUser; onClose: () => void }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const monthName = useMonthName();
  const [months] = useState(() => statementMonths(user.createdAt, new Date(), user.timeZone));
  const [current = ''] = months;
  const [month, setMonth] = useState(current);
  const { mutate, isPending, isSuccess, error, reset } = useStatement(month);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          <FormattedMessage id="transactions.statement.text" />
        </Typography>
        <Field id={id} label={<FormattedMessage id="transactions.statement.month" />} error={undefined}>
          <NativeSelect
            variant="outlined"
            id={id}
            value={month}
            onChange={({ target }) => {
              setMonth(target.value);
              reset();
            }}
            fullWidth
            IconComponent={ChevronDownIcon}
            input={<OutlinedInput />}
          >
            {months.map((each) => (
              <option key={each} value={each}>
                {each === current
                  ? formatMessage({ id: 'transactions.statement.current' }, { month: monthName(each) })
                  : monthName(each)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {error !== null && <ErrorNote error={error} />}
        {isSuccess && (
          <Alert severity="success" role="status" icon={<CheckIcon fontSize="inherit" />} sx={{ mt: 2 }}>
            <FormattedMessage id="transactions.statement.done" values={{ month: monthName(month) }} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
        <SubmitButton busy={isPending} startIcon={<DownloadIcon />}>
          <FormattedMessage id="transactions.statement.submit" />
        </SubmitButton>
      </DialogActions>
    </form>
  );
};

export const StatementDialog = ({ open, onClose }: Readonly<{ open: boolean; onClose: () => void }>) => {
  const id = useId();
  const user = useSignedInUser();
  if (user === undefined) return null;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        <FormattedMessage id="transactions.statement.title" />
      </DialogTitle>
      <StatementForm user={user} onClose={onClose} />
    </Dialog>
  );
};
