import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { paths } from '../../app/paths.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { contactResolver, readContact } from './fields.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useSection } from './use-section.ts';

export const ContactSection = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const section = useSection({
    user,
    resolver: contactResolver,
    read: readContact,
    names: { 'user.phone_exists': 'phone' },
  });

  return (
    <ProfileSection id="contact" title={<FormattedMessage id="profile.contact.title" />} section={section}>
      <Box>
        <Typography component="p" sx={{ fontWeight: 600 }}>
          <FormattedMessage id="profile.field.email" />
        </Typography>
        <Typography>{user.email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="profile.email.change" values={{ link: linkTo(`${paths.account}#email`) }} />
        </Typography>
      </Box>
      <TextInput
        control={section.form.control}
        name="phone"
        label={<FormattedMessage id="profile.field.phone" />}
        hint={<FormattedMessage id="profile.phone.hint" />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
      />
      <TextInput
        control={section.form.control}
        name="website"
        label={<FormattedMessage id="profile.field.website" />}
        hint={<FormattedMessage id="profile.website.hint" />}
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={300}
      />
    </ProfileSection>
  );
};
