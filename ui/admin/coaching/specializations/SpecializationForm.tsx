import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { adminSpecializations } from '#http/coaching/contract/specializations.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import type { StaffSpecialization } from '../data.ts';
import { ActiveStatusField } from '../../app/parts/ActiveStatusField.tsx';
import { BilingualInput } from '../../app/forms/BilingualInput.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';

const { shape } = adminSpecializations.update.body;
const schema = z.object({
  description: shape.description.unwrap(),
  // An empty box means "none".
  infoUrl: z.literal('').or(shape.infoUrl.unwrap().unwrap()),
  status: shape.status.unwrap(),
});
type Values = z.input<typeof schema>;
export type SpecializationInput = Omit<z.output<typeof schema>, 'infoUrl'> &
  Readonly<{ infoUrl: string | null }>;

const valuesOf = ({ description, infoUrl, status }: StaffSpecialization): Values => ({
  description,
  infoUrl: infoUrl ?? '',
  status,
});

type Props = Readonly<{
  type: StaffSpecialization;
  save: (input: SpecializationInput) => Promise<unknown>;
  reload: () => unknown;
}>;

/** What a type says and whether coaches can ask for it. After another person saved, what was typed here stays. */
export const SpecializationForm = ({ type, save, reload }: Props) => {
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    values: valuesOf(type),
    resetOptions: { keepDirtyValues: true },
  });
  const { control, formState } = form;

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await save({ ...values, infoUrl: values.infoUrl === '' ? null : values.infoUrl });
      form.reset(form.getValues());
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Section>
        <Stack sx={{ gap: 2.5 }}>
          <BilingualInput
            control={control}
            name="description"
            required
            rows={4}
            maxLength={1000}
            label={<FormattedMessage id="console.specializations.description" />}
            hint={<FormattedMessage id="console.specializations.description.hint" />}
          />
          <TextInput
            control={control}
            name="infoUrl"
            type="url"
            inputMode="url"
            maxLength={300}
            autoComplete="off"
            label={<FormattedMessage id="console.specializations.infoUrl" />}
            hint={<FormattedMessage id="console.specializations.infoUrl.hint" />}
            inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
          />
          <ActiveStatusField control={control} name="status" of="specializations" />
        </Stack>
      </Section>
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={() => setRefusal(undefined)}
        reload={reload}
        onReset={() => form.reset(valuesOf(type))}
      />
    </form>
  );
};
