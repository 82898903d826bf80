import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { activityMeanings, choiceLabel, type ChoiceFieldKey } from '#core/body/indicator/choice-labels.ts';
import { fields, type ChoiceField as ChoiceRule, type ChoicesField } from '#core/body/indicator/fields.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { useWords } from '#ui/indicator/words.ts';
import { isRequired, nameOf } from '../profile-form.ts';
import { useProfileForm } from '../use-profile-form.ts';

const useNoneStandsAlone = (key: ChoiceFieldKey, hasNone: boolean) => {
  const { control, setValue } = useProfileForm();
  const value: unknown = useWatch({ control, name: nameOf(key) });
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!hasNone || !Array.isArray(value)) return;
    const chosen: readonly string[] = value;
    const hadNone = before.current.includes('NONE');
    before.current = chosen;
    if (chosen.length < 2 || !chosen.includes('NONE')) return;
    const alone = hadNone ? chosen.filter((one) => one !== 'NONE') : ['NONE'];
    before.current = alone;
    setValue(nameOf(key), alone as never, { shouldDirty: true, shouldValidate: true }); // a list, as the field is
  }, [hasNone, value, key, setValue]);
};

/** Three short words fit one row of a phone; an explanation needs room. */
const minWidthOf = (key: ChoiceFieldKey): number => {
  if (key === 'gender') return 96;
  return key === 'activityLevel' || key === 'sexForFormulas' ? 240 : 150;
};

/** An answer from a list: large cards, one or several of them, and the way to take it back. */
export const ChoiceField = ({ field: key }: Readonly<{ field: ChoiceFieldKey }>) => {
  const { control } = useProfileForm();
  const say = useWords();
  const rule: ChoiceRule | ChoicesField = fields[key];
  const many = rule.kind === 'CHOICES';
  const limit = many ? rule.max : null;
  const toast = useToast();
  const [reached, setReached] = useState(false);
  // The list may be longer than the screen: the toast is seen wherever one stands, the note stays.
  const announceLimit = () => {
    setReached(true);
    toast(<FormattedMessage id="indicator.choose.full" values={{ max: limit }} />);
  };
  const value: unknown = useWatch({ control, name: nameOf(key) });
  const count = Array.isArray(value) ? value.length : 0;
  useNoneStandsAlone(key, many && rule.hasNone);

  return (
    <Box>
      <ChoiceCards
        control={control}
        name={nameOf(key)}
        label={say(fieldLabels[key])}
        required={isRequired(key)}
        {...(key === 'sexForFormulas' ? { hint: <FormattedMessage id="indicator.sex.why" /> } : {})}
        {...(limit === null
          ? {}
          : { hint: <FormattedMessage id="indicator.choose.max" values={{ max: limit, count }} /> })}
        {...(many && limit === null ? { hint: <FormattedMessage id="indicator.choose.any" /> } : {})}
        choices={rule.values.map((choice) => ({
          value: choice,
          label: say(choiceLabel(key, choice)),
          ...(key === 'activityLevel'
            ? { description: say(activityMeanings[choice as keyof typeof activityMeanings]) }
            : {}), // the field's own values
        }))}
        minWidth={minWidthOf(key)}
        {...(many ? { max: limit ?? rule.values.length, onReachedMax: announceLimit } : {})}
      />
      <Box aria-live="polite">
        {reached && limit !== null && count >= limit && (
          <Alert severity="info" role="presentation" icon={<InfoIcon fontSize="inherit" />} sx={{ mt: 1 }}>
            <FormattedMessage id="indicator.choose.full" values={{ max: limit }} />
          </Alert>
        )}
      </Box>
    </Box>
  );
};
