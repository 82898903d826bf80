import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { adminPartners } from '#http/money/contract/partners.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { PartnerLogo } from '../offers/cells.tsx';
import type { StaffPartner } from '../offers/data.ts';
import { ActiveStatusField } from '../../app/parts/ActiveStatusField.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { PictureField } from '../../app/pictures/PictureField.tsx';
import { RecordPicker } from '../../app/forms/RecordPicker.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { searchUsers } from '../../app/forms/search-users.ts';

const { body } = adminPartners.create;
export type PartnerInput = z.input<typeof body>;

const schema = z.object({
  name: body.shape.name,
  // An empty box means "none".
  url: z.literal('').or(body.shape.url.unwrap()),
  status: body.shape.status,
  logo: z.object({ id: z.string(), url: z.string() }).nullable(),
  owner: z.object({ id: z.string(), name: z.string(), note: z.string().optional() }).nullable(),
});
type Values = z.input<typeof schema>;

const valuesOf = (partner: StaffPartner | undefined): Values => ({
  name: partner?.name ?? '',
  url: partner?.url ?? '',
  status: partner?.status ?? 'ACTIVE',
  logo:
    partner === undefined || partner.logoId === null
      ? null
      : { id: partner.logoId, url: partner.logoUrl ?? '' },
  owner:
    partner === undefined || partner.ownerId === null
      ? null
      : { id: partner.ownerId, name: partner.ownerName ?? partner.ownerId },
});

type Props = Readonly<{
  partner?: StaffPartner;
  saveLabel?: React.ReactNode;
  save: (input: PartnerInput) => Promise<unknown>;
  reload?: () => unknown;
}>;

/** What staff say of a partner. After another person saved, what was typed here stays. */
export const PartnerForm = ({ partner, saveLabel, save, reload }: Props) => {
  const may = useMay();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    values: valuesOf(partner),
    resetOptions: { keepDirtyValues: true },
  });
  const { control, formState } = form;
  const name = useWatch({ control, name: 'name' });
  const logo = useController({ control, name: 'logo' });
  const owner = useController({ control, name: 'owner' });

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await save({
        name: values.name,
        url: values.url === '' ? null : values.url,
        status: values.status,
        logoId: values.logo?.id ?? null,
        ownerId: values.owner?.id ?? null,
      });
      form.reset(form.getValues());
    } catch (error) {
      setRefusal(applyServerErrors(form, error, { 'body.logoId': 'logo', 'body.ownerId': 'owner' }));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Section>
        <Stack sx={{ gap: 2.5 }}>
          <TextInput
            control={control}
            name="name"
            required
            maxLength={120}
            autoComplete="off"
            label={<FormattedMessage id="console.partners.name" />}
          />
          <PictureField
            label={<FormattedMessage id="console.partners.logo" />}
            hint={<FormattedMessage id="console.partners.logo.hint" />}
            preview={<PartnerLogo name={name || '?'} address={logo.field.value?.url ?? null} size={96} />}
            framing={{
              title: <FormattedMessage id="console.partners.logo.crop" />,
              help: <FormattedMessage id="console.partners.logo.crop.help" />,
              use: <FormattedMessage id="console.partners.logo.use" />,
            }}
            value={logo.field.value}
            error={logo.fieldState.error?.message}
            onChange={logo.field.onChange}
          />
          <TextInput
            control={control}
            name="url"
            type="url"
            inputMode="url"
            maxLength={300}
            autoComplete="off"
            label={<FormattedMessage id="console.partners.url" />}
            hint={<FormattedMessage id="console.partners.url.hint" />}
            inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
          />
          {may('user.view') && (
            <RecordPicker
              source={['users', 'partner-owner']}
              search={searchUsers}
              least={2}
              label={<FormattedMessage id="console.partners.owner" />}
              hint={<FormattedMessage id="console.partners.owner.hint" />}
              nothing={<FormattedMessage id="console.partners.owner.nobody" />}
              chosen={owner.field.value}
              onChoose={owner.field.onChange}
              error={owner.fieldState.error?.message}
              inputRef={owner.field.ref}
            />
          )}
          <ActiveStatusField control={control} name="status" of="partners" />
        </Stack>
      </Section>
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={() => setRefusal(undefined)}
        reload={reload}
        saveLabel={saveLabel}
        onReset={() => form.reset(valuesOf(partner))}
      />
    </form>
  );
};
