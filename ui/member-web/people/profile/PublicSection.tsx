import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { EyeIcon, LockIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { inLanguage } from '../../app/language.ts';
import type { MessageId } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useSite } from '../../app/page-context.ts';
import { paths } from '../../app/paths.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { publicResolver, readPublic, shownFlags, type ShownFlag } from './fields.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useSection } from './use-section.ts';

/** Body data and pictures are opened section by section on the privacy page. */
const hints: Partial<Record<ShownFlag, MessageId>> = {
  followers: 'profile.public.followers.hint',
  members: 'profile.public.members.hint',
};

const hintOf = (flag: ShownFlag) => {
  const id = hints[flag];
  return id === undefined ? {} : { hint: <FormattedMessage id={id} /> };
};

type Shown = Readonly<Record<ShownFlag, boolean>>;

type PreviewProps = Readonly<{
  user: SignedInUser;
  isPublic: boolean;
  shown: Shown;
}>;

const Line = ({ children }: Readonly<{ children: React.ReactNode }>) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

/** Exactly what the public page would hold with the switches as they stand now. */
const StrangersView = ({ user, isPublic, shown }: PreviewProps) => (
  <Box
    component="figure"
    sx={{ m: 0, p: 2, borderRadius: '16px', bgcolor: 'background.sunken', minHeight: 120 }}
  >
    <Typography
      component="figcaption"
      variant="subtitle2"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mb: 1.5 }}
    >
      <EyeIcon fontSize="small" />
      <FormattedMessage id="profile.public.preview" />
    </Typography>
    {isPublic ? (
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <PersonAvatar name={user.displayName} avatarUrl={user.avatarUrl} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle1">{user.displayName}</Typography>
          {user.username !== null && <Line>{`@${user.username}`}</Line>}
          {user.about !== null && <Line>{user.about}</Line>}
          {shown.email && <Line>{user.email}</Line>}
          {shown.phone && user.phone !== null && <Line>{user.phone}</Line>}
          <Line>
            <FormattedMessage id="profile.public.preview.body" />
          </Line>
        </Box>
      </Stack>
    ) : (
      <Typography sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
        <LockIcon fontSize="small" sx={{ mt: 0.25 }} />
        <FormattedMessage id="profile.public.preview.nothing" />
      </Typography>
    )}
  </Box>
);

const ProfileAddress = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { formatMessage, locale } = useIntl();
  const { baseUrl } = useSite();
  if (!user.isPublic) return null;
  const path = `/user/${user.username ?? user.id}`;
  const address = baseUrl + inLanguage(path, locale);
  return (
    <Box>
      <Typography component="p" sx={{ fontWeight: 600, mb: 0.5 }}>
        <FormattedMessage id="profile.link" />
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{address}</Typography>
        <CopyButton text={address} label={formatMessage({ id: 'profile.link.copy' })} />
        <Button component={LocalLink} to={`${path}?as=stranger`} variant="text" startIcon={<EyeIcon />}>
          <FormattedMessage id="profile.link.open" />
        </Button>
      </Stack>
    </Box>
  );
};

export const PublicSection = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const section = useSection({
    user,
    resolver: publicResolver,
    read: readPublic,
  });
  const { control } = section.form;
  const [isPublic, shown] = useWatch({ control, name: ['isPublic', 'publicFlags'] });

  return (
    <ProfileSection
      id="public"
      title={<FormattedMessage id="profile.public.title" />}
      description={<FormattedMessage id="profile.public.text" />}
      section={section}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <Box>
          <Controller
            control={control}
            name="isPublic"
            render={({ field }) => (
              <SwitchRow
                label={<FormattedMessage id="profile.public.on" />}
                hint={<FormattedMessage id="profile.public.on.hint" />}
                checked={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Box
            component="fieldset"
            sx={{ border: 0, m: 0, p: 0, pl: 2, borderLeft: '3px solid', borderColor: 'divider' }}
          >
            <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
              <FormattedMessage id="profile.public.parts" />
            </Typography>
            {shownFlags.map((flag) => (
              <Controller
                key={flag}
                control={control}
                name={`publicFlags.${flag}`}
                render={({ field }) => (
                  <SwitchRow
                    label={<FormattedMessage id={`user.publicFlag.${flag}`} />}
                    {...hintOf(flag)}
                    checked={field.value}
                    onChange={field.onChange}
                    disabled={!isPublic}
                  />
                )}
              />
            ))}
          </Box>
        </Box>
        <StrangersView user={user} isPublic={isPublic} shown={shown} />
      </Box>
      <ProfileAddress user={user} />
      <Link
        component={LocalLink}
        to={paths.privacySettings}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        <FormattedMessage id="profile.public.sections" />
      </Link>
      <Link
        component={LocalLink}
        to={paths.sharing}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        <FormattedMessage id="profile.public.sharing" />
      </Link>
    </ProfileSection>
  );
};
