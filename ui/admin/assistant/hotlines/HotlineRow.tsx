import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { hotlineAudiences } from '#core/assistant/safety/hotlines.ts';
import { languages } from '#core/kernel/language.ts';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import type { HotlineInput, HotlineValues } from './hotline-form.ts';

type Props = Readonly<{
  control: Control<HotlineValues, unknown, HotlineInput>;
  index: number;
  mayRemove: boolean;
  onRemove: () => void;
}>;

/** One number: whom it is for, what it is called, and whether the state runs it. */
export const HotlineRow = ({ control, index, mayRemove, onRemove }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: '12px', minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 0.75, fontWeight: 600 }}>
        <FormattedMessage id="console.ai.hotline.heading" values={{ number: index + 1 }} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextInput
          control={control}
          name={`lines.${index}.number`}
          type="tel"
          inputMode="tel"
          maxLength={20}
          required
          label={<FormattedMessage id="console.ai.hotline.number" />}
        />
        <SelectInput
          control={control}
          name={`lines.${index}.audience`}
          required
          label={<FormattedMessage id="console.ai.hotline.audience" />}
          options={hotlineAudiences.map((value) => ({
            value,
            label: formatMessage({ id: `console.ai.hotline.audience.${value}` }),
          }))}
        />
        {languages.map((language) => (
          <TextInput
            key={language}
            control={control}
            name={`lines.${index}.name.${language}`}
            maxLength={120}
            required
            label={<FormattedMessage id={`console.ai.hotline.name.${language}`} />}
            inputProps={{ lang: language }}
          />
        ))}
      </Box>
      <Box sx={{ mt: 1, display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <CheckboxInput
          control={control}
          name={`lines.${index}.isOfTheState`}
          label={<FormattedMessage id="console.ai.hotline.state" />}
          hint={<FormattedMessage id="console.ai.hotline.state.hint" />}
        />
        {mayRemove && (
          <Button variant="text" color="error" startIcon={<TrashIcon />} onClick={onRemove}>
            <FormattedMessage id="console.ai.hotline.remove" values={{ number: index + 1 }} />
          </Button>
        )}
      </Box>
    </Box>
  );
};
