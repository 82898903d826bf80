import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageHeading } from '#ui/components/Page.tsx';
import { EditIcon, EyeIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { inLanguage } from '../../app/language.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useSite } from '../../app/page-context.ts';
import { paths } from '../../app/paths.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { SocialBar } from '../../app/social/SocialBar.tsx';
import { ShareButton } from '../../app/social/ShareButton.tsx';
import type { Person } from './data.ts';

type Props = Readonly<{ person: Person; asStranger: boolean }>;

const Actions = ({ person: { id, username, displayName, isOwn }, asStranger }: Props) => {
  const language = useLanguage();
  const { baseUrl } = useSite();
  const user = useSignedInUser();
  const path = `/user/${username ?? id}`;
  // An address that opens for nobody else is not worth sharing.
  const isShared = !isOwn || user?.isPublic === true;

  return (
    <>
      {isOwn && !asStranger && (
        <>
          <Button component={LocalLink} to={paths.profile} variant="contained" startIcon={<EditIcon />}>
            <FormattedMessage id="ui.edit" />
          </Button>
          <Button component={LocalLink} to={`${path}?as=stranger`} variant="outlined" startIcon={<EyeIcon />}>
            <FormattedMessage id="people.asStranger" />
          </Button>
        </>
      )}
      {isShared && <ShareButton title={displayName} address={baseUrl + inLanguage(path, language)} />}
    </>
  );
};

const joined = (parts: readonly (string | undefined)[], mark: string) =>
  parts.filter((part) => part !== undefined && part !== '').join(mark);

export const PersonHeader = ({ person, asStranger }: Props) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { date } = useFormats();
  const { displayName, username, type, level, city, country, avatarUrl, createdAt } = person;
  const countryName =
    country === null ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(country);
  const known = [
    username === null ? undefined : `@${username}`,
    formatMessage({ id: `user.type.${type}` }),
    level === 'BASIC' ? undefined : formatMessage({ id: `user.level.${level}` }),
  ];
  const place = [city ?? undefined, countryName];

  return (
    <Stack
      component="header"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 2, sm: 3 }, alignItems: 'flex-start' }}
    >
      <PersonAvatar
        name={displayName}
        avatarUrl={avatarUrl}
        size={96}
        sx={{ width: { xs: 96, sm: 120 }, height: { xs: 96, sm: 120 } }}
      />
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }} {...usePageHeading(displayName)}>
          {displayName}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {joined(known, ' · ')}
        </Typography>
        {joined(place, ', ') !== '' && (
          <Typography sx={{ color: 'text.secondary' }}>{joined(place, ', ')}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="people.since" values={{ date: date(createdAt) }} />
        </Typography>
        <Box sx={{ mt: 1.5 }}>
          <SocialBar
            userId={person.id}
            name={displayName}
            isOwn={person.isOwn}
            social={person.social}
            actions={<Actions person={person} asStranger={asStranger} />}
          />
        </Box>
      </Box>
    </Stack>
  );
};
