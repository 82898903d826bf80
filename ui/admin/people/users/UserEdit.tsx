import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { pathOf } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { SaveBar } from '../../app/forms/SaveBar.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffUser, useUser } from './data.ts';

const { fullname, isPublic } = adminUsers.update.body.shape;
const schema = z.object({
  fullname: fullname.unwrap(),
  // An empty box means "none"; the server judges what is in it.
  username: z.string(),
  phone: z.string(),
  about: z.string().max(2000),
  isPublic: isPublic.unwrap(),
});
const orNothing = (text: string) => (text.trim() === '' ? null : text.trim());

const ProfileForm = ({ user }: Readonly<{ user: StaffUser }>) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: {
      fullname: user.fullname,
      username: user.username ?? '',
      phone: user.phone ?? '',
      about: user.about ?? '',
      isPublic: user.isPublic,
    },
  });
  const { control, formState } = form;
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await client.adminUsers.update({
        params: { id: user.id },
        body: {
          version: user.version,
          fullname: values.fullname,
          username: orNothing(values.username),
          phone: orNothing(values.phone),
          about: orNothing(values.about),
          isPublic: values.isPublic,
        },
      });
      form.reset(values);
      await refreshed('users');
      toast(<FormattedMessage id="ui.saved" />);
      setTimeout(() => void navigate(pathOf('users', user.id)));
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty} />
      <Section title={<FormattedMessage id="console.users.tab.profile" />}>
        <Stack sx={{ gap: 2.5 }}>
          <TextInput
            control={control}
            name="fullname"
            label={<FormattedMessage id="profile.field.fullname" />}
            required
          />
          <TextInput
            control={control}
            name="username"
            label={<FormattedMessage id="profile.field.username" />}
            inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          />
          <TextInput
            control={control}
            name="phone"
            type="tel"
            inputMode="tel"
            label={<FormattedMessage id="profile.field.phone" />}
          />
          <TextInput
            control={control}
            name="about"
            rows={4}
            label={<FormattedMessage id="profile.field.about" />}
          />
          <CheckboxInput
            control={control}
            name="isPublic"
            label={formatMessage({ id: 'resources.users.fields.isPublic' })}
          />
        </Stack>
      </Section>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <SaveBar busy={formState.isSubmitting} isDirty={formState.isDirty} onReset={() => form.reset()} />
    </form>
  );
};

const UserEdit = () => {
  const { id = '' } = useParams();
  const query = useUser(id);
  return (
    <ConsolePage
      title={query.data?.displayName ?? ''}
      description={<FormattedMessage id="console.users.edit.note" />}
      back={{ to: pathOf('users', id), label: <FormattedMessage id="console.back" /> }}
      width={720}
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(user) => <ProfileForm key={user.version} user={user} />}
      </QueryView>
    </ConsolePage>
  );
};

export default UserEdit;
