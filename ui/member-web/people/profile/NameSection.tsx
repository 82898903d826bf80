import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { genders } from '#core/people/account/user.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { CheckIcon, ErrorIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { longest, nameResolver, readName } from './fields.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useSection } from './use-section.ts';
import { Refusal } from '../../app/refusal/Refusal.tsx';
import { useUsername } from './use-username.ts';

const UsernameState = ({ typed, own }: Readonly<{ typed: string; own: string | null }>) => {
  const username = useUsername(typed, own);
  if (username.state === 'none') return null;
  const isTaken = username.state === 'taken';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.875rem',
        color: isTaken ? 'error.main' : username.state === 'free' ? 'success.main' : 'text.secondary',
        '& svg': { fontSize: '1.125rem' },
      }}
    >
      {username.state === 'free' && <CheckIcon />}
      {isTaken && <ErrorIcon />}
      {isTaken ? (
        <Refusal code={username.code} />
      ) : (
        <FormattedMessage
          id={username.state === 'free' ? 'profile.username.free' : 'profile.username.asking'}
        />
      )}
    </Box>
  );
};

export const NameSection = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { formatMessage } = useIntl();
  const section = useSection({
    user,
    resolver: nameResolver,
    read: readName,
    names: {
      'user.username_exists': 'username',
      'user.username_invalid': 'username',
      'user.username_reserved': 'username',
      'user.fullname_required': 'fullname',
    },
  });
  const { control } = section.form;
  const username = useWatch({ control, name: 'username' });

  return (
    <ProfileSection id="name" title={<FormattedMessage id="profile.name.title" />} section={section}>
      <TextInput
        control={control}
        name="fullname"
        label={<FormattedMessage id="profile.field.fullname" />}
        autoComplete="name"
        maxLength={longest.fullname}
        required
      />
      <Box>
        <TextInput
          control={control}
          name="username"
          label={<FormattedMessage id="profile.field.username" />}
          hint={<FormattedMessage id="profile.username.hint" />}
          autoComplete="off"
          maxLength={longest.username}
          start="@"
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        />
        <Box aria-live="polite" sx={{ mt: 0.75 }}>
          {section.form.getFieldState('username', section.form.formState).error === undefined && (
            <UsernameState typed={username} own={user.username} />
          )}
        </Box>
      </Box>
      <SelectInput
        control={control}
        name="gender"
        label={<FormattedMessage id="profile.field.gender" />}
        hint={<FormattedMessage id="profile.gender.hint" />}
        placeholder={formatMessage({ id: 'profile.gender.none' })}
        autoComplete="sex"
        options={genders.map((value) => ({ value, label: formatMessage({ id: `user.gender.${value}` }) }))}
      />
    </ProfileSection>
  );
};
