import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { checkCode, type CodeWorth, type PromoTarget } from './data.ts';

declare global {
  interface MessageCatalogues {
    promo: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{
  target: PromoTarget;
  /** The code that was found good for this very thing. */
  applied: CodeWorth | undefined;
  onApply: (worth: CodeWorth | undefined) => void;
}>;

/**
 * A code and what it comes to, before anything is ordered. No form of its own: it stands inside of others, and Enter must not
 * send those.
 */
export const PromoCodeField = ({ target, applied, onApply }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const apply = async () => {
    if (typed.trim() === '') return;
    setBusy(true);
    setRefusal(undefined);
    try {
      onApply(await checkCode(typed, target));
    } catch (error) {
      setRefusal(error);
    }
    setBusy(false);
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  };

  if (applied !== undefined)
    return (
      <Alert
        severity="success"
        icon={<CheckIcon fontSize="inherit" />}
        role="status"
        sx={{ my: 1 }}
        action={
          <Button color="inherit" size="small" onClick={() => onApply(undefined)}>
            <FormattedMessage id="promo.remove" />
          </Button>
        }
      >
        <FormattedMessage
          id={applied.kind === 'PLAN_PRICE' ? 'promo.applied.price' : 'promo.applied.bonus'}
          values={{ code: applied.code, coins: applied.coins }}
        />
      </Alert>
    );
  return (
    <Box sx={{ my: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Field id={id} label={<FormattedMessage id="promo.code" />} error={undefined}>
            <OutlinedInput
              id={id}
              value={typed}
              onChange={({ target: { value } }) => setTyped(value)}
              onKeyDown={onEnter}
              fullWidth
              autoComplete="off"
              inputProps={{ maxLength: 64, autoCapitalize: 'characters', spellCheck: false }}
            />
          </Field>
        </Box>
        <Button
          variant="outlined"
          disabled={isBusy || typed.trim() === ''}
          onClick={() => void apply()}
          sx={{ minHeight: 48, flexShrink: 0 }}
        >
          <FormattedMessage id="promo.apply" />
        </Button>
      </Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
    </Box>
  );
};
