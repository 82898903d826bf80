import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { EyeIcon, GlobeIcon, ImageIcon } from '#ui/icons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { AboutSection } from './AboutSection.tsx';
import { AddressSection } from './AddressSection.tsx';
import { AvatarSection } from './AvatarSection.tsx';
import { Completeness } from './Completeness.tsx';
import { ContactSection } from './ContactSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PublicSection } from './PublicSection.tsx';

const ProfilePage = () => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  if (user === undefined) return null;

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'profile.title' })}
      description={<FormattedMessage id="profile.lead" />}
      actions={
        <>
          <Button component={LocalLink} to={paths.gallery} variant="outlined" startIcon={<ImageIcon />}>
            <FormattedMessage id="profile.gallery" />
          </Button>
          <Button component={LocalLink} to={paths.domain} variant="outlined" startIcon={<GlobeIcon />}>
            <FormattedMessage id="profile.domain" />
          </Button>
          <Button
            component={LocalLink}
            to={`/user/${user.username ?? user.id}`}
            variant="outlined"
            startIcon={<EyeIcon />}
          >
            <FormattedMessage id="profile.view" />
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Completeness user={user} />
        <AvatarSection user={user} />
        <NameSection user={user} />
        <ContactSection user={user} />
        <AddressSection user={user} />
        <AboutSection user={user} />
        <PublicSection user={user} />
      </Stack>
    </Page>
  );
};

export default ProfilePage;
