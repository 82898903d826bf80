import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import Typography from '@mui/material/Typography';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { aboutResolver, longest, readAbout } from './fields.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useSection } from './use-section.ts';

export const AboutSection = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const section = useSection({
    user,
    resolver: aboutResolver,
    read: readAbout,
  });
  const about = useWatch({ control: section.form.control, name: 'about' });

  return (
    <ProfileSection id="about" title={<FormattedMessage id="profile.about.title" />} section={section}>
      <TextInput
        control={section.form.control}
        name="about"
        label={<FormattedMessage id="profile.field.about" />}
        hint={<FormattedMessage id="profile.about.hint" />}
        rows={4}
        corner={
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            <FormattedMessage
              id="profile.about.length"
              values={{ length: about.length, longest: longest.about }}
            />
          </Typography>
        }
      />
    </ProfileSection>
  );
};
