import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext, useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import {
  isMeasured,
  isNumberField,
  readField,
  type FieldKey,
  type FieldValue,
} from '#core/body/indicator/fields.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import { personLabels } from '#core/body/indicator/person-labels.ts';
import { CheckIcon, EditIcon, ErrorIcon } from '#ui/icons.tsx';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import { inputsIn, isRequired, type ProfileValues } from '../profile-form.ts';
import { LastWeekContext, useCarriedOver, useProfileForm } from '../use-profile-form.ts';
import { AnyField } from './AnyField.tsx';

/** What hardly ever changes is a number or one of two choices. */
const useTextOf = () => {
  const { metric } = useMeasures();
  const say = useWords();
  return (key: FieldKey, value: FieldValue): string => {
    if (typeof value === 'number' && isNumberField(key)) return metric(key, value);
    const words: Readonly<Record<string, Bilingual | undefined>> =
      key === 'gender' ? personLabels.gender : personLabels.sexForFormulas;
    const word = words[String(value)];
    return word === undefined ? '' : say(word);
  };
};

type Props = Readonly<{ keys: readonly FieldKey[] }>;

/** What hardly ever changes, in one line: still right with one press, or opened to be changed. Nothing is taken over unasked. */
export const AboutYou = ({ keys }: Props) => {
  const { control } = useProfileForm();
  const last = useContext(LastWeekContext);
  const { copy, isCarried } = useCarriedOver(control);
  const { errors } = useFormState({ control });
  const values = useWatch({ control }) as ProfileValues; // every field has a default, so none is undefined
  const textOf = useTextOf();
  const stillRight = useRef<HTMLButtonElement>(null);
  const inputs = inputsIn(values);
  const before = last?.inputs;
  const isEmpty = keys.every((key) => !isMeasured(readField(inputs, key)));
  const isTaken = keys.every((key) => isCarried(key) || !isMeasured(readField(inputs, key))) && !isEmpty;
  const isWhole = keys.every((key) => isMeasured(readField(inputs, key)) || !isRequired(key));
  const [isOpen, setIsOpen] = useState(!isEmpty && !isWhole);
  const hasError = keys.some((key) => errors.body?.[key as keyof typeof errors.body] !== undefined); // all of them are the body's
  const asks = isEmpty && !isOpen;

  // The fields of this line are closed: what the button missed is shown where it can be answered.
  useEffect(() => {
    if (hasError && asks) stillRight.current?.focus();
  }, [hasError, asks]);

  if (isOpen || before === undefined || (hasError && !asks)) {
    return (
      <Stack sx={{ gap: 2.5 }}>
        {keys.map((key) => (
          <AnyField key={key} field={key} />
        ))}
      </Stack>
    );
  }
  const shown = (isEmpty ? before : inputs) satisfies typeof inputs;
  const line = keys
    .filter((key) => isMeasured(readField(shown, key)))
    .map((key) => textOf(key, readField(shown, key)))
    .join(' · ');
  return (
    <Box
      component="section"
      aria-labelledby="about-you"
      sx={{
        p: 2,
        borderRadius: '16px',
        bgcolor: 'background.sunken',
        outline: hasError && isEmpty ? '2px solid' : 'none',
        outlineColor: 'error.main',
      }}
    >
      <Typography id="about-you" variant="body2" component="h3" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id={
            isEmpty ? 'indicator.about.ask' : isTaken ? 'indicator.about.taken' : 'indicator.about.measured'
          }
        />
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{line}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {isEmpty && (
          <Button
            ref={stillRight}
            variant="contained"
            size="small"
            startIcon={<CheckIcon />}
            onClick={() => keys.filter((key) => isMeasured(readField(before, key))).forEach(copy)}
            sx={{ minHeight: 44 }}
          >
            <FormattedMessage id="indicator.about.right" />
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          startIcon={<EditIcon />}
          onClick={() => setIsOpen(true)}
          sx={{ minHeight: 44 }}
        >
          <FormattedMessage id="indicator.about.change" />
        </Button>
      </Box>
      <Box aria-live="polite">
        {hasError && isEmpty && (
          <FormHelperText error sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start' }}>
            <ErrorIcon sx={{ fontSize: '1.125rem', mt: '0.1em' }} />
            <FormattedMessage id="indicator.about.missing" />
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
};
