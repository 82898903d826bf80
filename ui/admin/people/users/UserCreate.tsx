import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { memberRoleId } from '#core/access/role/role.ts';
import { languages } from '#core/kernel/language.ts';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { codeMessage, contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { pathOf } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { useRoleName } from '../../app/parts/use-role-name.ts';
import { useRoleOptions } from './data.ts';

const schema = z.object({
  ...adminUsers.create.body.shape,
  password: z.string().min(1, codeMessage('auth.password_required')),
  roleId: z.string(),
  language: z.enum(languages),
});

const UserCreate = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const may = useMay();
  const refreshed = useRefreshed();
  const roleName = useRoleName();
  const roles = useRoleOptions(may('role.view'));
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { fullname: '', email: '', password: '', roleId: memberRoleId, language: 'vi' },
  });
  const { control, formState } = form;
  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      const user = await client.adminUsers.create({ body });
      form.reset(body);
      await refreshed('users');
      toast(formatMessage({ id: 'console.users.created' }, { name: user.displayName }));
      // The guard must have seen that nothing is unsaved any more.
      setTimeout(() => void navigate(pathOf('users', user.id)));
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });

  return (
    <ConsolePage
      title={formatMessage({ id: 'console.users.create' })}
      description={<FormattedMessage id="console.users.create.note" />}
      back={{
        to: '/admin/users',
        label: <FormattedMessage id="resources.users.name" values={{ smart_count: 2 }} />,
      }}
      width={720}
    >
      <LeaveGuard when={formState.isDirty} />
      <Section>
        <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
          {refusal !== undefined && <ErrorNote error={refusal} />}
          <TextInput
            control={control}
            name="fullname"
            label={<FormattedMessage id="profile.field.fullname" />}
            autoComplete="off"
            required
          />
          <TextInput
            control={control}
            name="email"
            type="email"
            inputMode="email"
            label={<FormattedMessage id="profile.field.email" />}
            autoComplete="off"
            required
          />
          <PasswordField
            control={control}
            name="password"
            label={<FormattedMessage id="console.users.firstPassword" />}
            hint={<FormattedMessage id="console.users.firstPassword.hint" />}
            autoComplete="new-password"
            required
          />
          {may('role.view') && (
            <SelectInput
              control={control}
              name="roleId"
              label={<FormattedMessage id="resources.users.fields.roleName" />}
              hint={<FormattedMessage id="console.users.role.hint" />}
              options={(roles.data ?? []).map((role) => ({ value: role.id, label: roleName(role) }))}
            />
          )}
          <SelectInput
            control={control}
            name="language"
            label={<FormattedMessage id="ui.language" />}
            options={[
              { value: 'vi', label: 'Tiếng Việt' },
              { value: 'en', label: 'English' },
            ]}
          />
          <SubmitButton busy={formState.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
            <FormattedMessage id="console.users.create" />
          </SubmitButton>
        </Stack>
      </Section>
    </ConsolePage>
  );
};

export default UserCreate;
