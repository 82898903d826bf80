import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { isMeasured, readField, type FieldKey } from '#core/body/indicator/fields.ts';
import { needsCaution } from '#core/body/indicator/safety.ts';
import { CopyIcon, HeartIcon } from '#ui/icons.tsx';
import { aboutKeys, askedKeys, dueKeys, keysOf, type ScreenId, type WeekPlan } from '../form-screens.ts';
import { inputsIn, type ProfileValues } from '../profile-form.ts';
import { LastWeekContext, useCarriedOver, useProfileForm } from '../use-profile-form.ts';
import { AboutYou } from './AboutYou.tsx';
import { AnyField } from './AnyField.tsx';

const CopyAll = ({ keys, onCopy }: Readonly<{ keys: readonly FieldKey[]; onCopy: () => void }>) => (
  <Box>
    <Button variant="outlined" startIcon={<CopyIcon />} onClick={onCopy}>
      <FormattedMessage id="indicator.copy.all" values={{ count: keys.length }} />
    </Button>
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.75 }}>
      <FormattedMessage id="indicator.copy.all.note" />
    </Box>
  </Box>
);

type Props = Readonly<{ screen: ScreenId; plan: WeekPlan }>;

/** The numbers of the week: what hardly changes in one line, then what is measured anew. */
const WeekNumbers = ({ screen, plan }: Props) => {
  const { control } = useProfileForm();
  const last = useContext(LastWeekContext);
  const gender: unknown = useWatch({ control, name: 'body.gender' });
  const keys = askedKeys(keysOf(screen, plan), gender ?? last?.inputs.body.gender);
  const due = dueKeys(keys, plan);
  // A first week has nothing to take over; later what is due again is asked as openly as everything else.
  const isInLine = (key: FieldKey) =>
    last !== null &&
    aboutKeys.some((one) => one === key) &&
    isMeasured(readField(last.inputs, key)) &&
    !due.includes(key);
  const line = keys.filter(isInLine);
  return (
    <Stack sx={{ gap: 2.5 }}>
      {line.length > 0 && <AboutYou keys={line} />}
      {keys
        .filter((key) => !isInLine(key))
        .map((key) => (
          <AnyField key={key} field={key} />
        ))}
    </Stack>
  );
};

/** The fields of a card, with one button for all that last week already knew. */
const CardFields = ({ screen, plan }: Props) => {
  const { control } = useProfileForm();
  const { copy, copyable } = useCarriedOver(control);
  const values = useWatch({ control }) as ProfileValues; // every field has a default, so none is undefined
  const inputs = inputsIn(values);
  const keys = keysOf(screen, plan);
  const ready = copyable(keys, inputs);
  return (
    <Stack sx={{ gap: 3.5 }}>
      {ready.length > 1 && <CopyAll keys={ready} onCopy={() => ready.forEach(copy)} />}
      {screen === 'strength' && needsCaution(inputs.strength) && (
        <Alert severity="warning" icon={<HeartIcon fontSize="inherit" />}>
          <FormattedMessage id="indicator.caution" />
        </Alert>
      )}
      {keys.map((key) => (
        <AnyField key={key} field={key} />
      ))}
    </Stack>
  );
};

export const FormFields = (props: Props) =>
  props.screen === 'body' ? <WeekNumbers {...props} /> : <CardFields {...props} />;
