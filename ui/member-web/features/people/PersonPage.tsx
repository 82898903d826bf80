import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import type { publicProfile } from '#contract/people.ts';
import { isApiError } from '#ui/api-error.ts';
import { usePageHeading } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EditIcon, EyeIcon, GlobeIcon, InfoIcon, MailIcon } from '#ui/icons.tsx';
import { GatePicture } from '#ui/illustrations/index.ts';
import { useFormats, useLanguage } from '#ui/intl.tsx';
import { contentWidth } from '#ui/tokens.ts';
import { LocalLink } from '../../LocalLink.tsx';
import { initialOf } from '../../person-initial.ts';
import { NotFoundView } from '../../pages/NotFoundView.tsx';
import { StatePage } from '../../pages/StatePage.tsx';
import { HomeButton } from '../../pages/ways-out.tsx';
import { paths } from '../../paths.ts';
import { Gallery } from './Gallery.tsx';
import { Stats } from './Stats.tsx';
import { usePerson } from './use-person.ts';

declare global {
  interface MessageCatalogues {
    people: typeof import('./messages/vi.json');
  }
}

type Person = z.output<typeof publicProfile>;

const Header = ({ person, asStranger }: Readonly<{ person: Person; asStranger: boolean }>) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { date } = useFormats();
  const { pathname } = useLocation();
  const { displayName, username, type, level, city, country, avatarUrl, isOwn, createdAt } = person;
  const place = [
    city,
    country === null ? null : new Intl.DisplayNames([language], { type: 'region' }).of(country),
  ]
    .filter(Boolean)
    .join(', ');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 2, sm: 3 }, alignItems: { sm: 'center' } }}
    >
      <Avatar
        {...(avatarUrl === null ? {} : { src: avatarUrl })}
        alt=""
        sx={{
          width: 112,
          height: 112,
          fontSize: '2.5rem',
          bgcolor: 'accent.soft',
          color: 'accent.onSoft',
          fontWeight: 600,
        }}
      >
        {initialOf(displayName)}
      </Avatar>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h1" {...usePageHeading(displayName)}>
          {displayName}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {[
            username === null ? null : `@${username}`,
            formatMessage({ id: `user.type.${type}` }),
            level === 'BASIC' ? null : formatMessage({ id: `user.level.${level}` }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {place !== '' && `${place} · `}
          <FormattedMessage id="people.since" values={{ date: date(createdAt) }} />
        </Typography>
      </Box>
      {isOwn && !asStranger && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button component={LocalLink} to={paths.profile} variant="contained" startIcon={<EditIcon />}>
            <FormattedMessage id="ui.edit" />
          </Button>
          <Button
            component={LocalLink}
            to={`${pathname}?as=stranger`}
            variant="outlined"
            startIcon={<EyeIcon />}
          >
            <FormattedMessage id="people.asStranger" />
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

const Contact = ({ person: { email, phone, website } }: Readonly<{ person: Person }>) =>
  email === null && phone === null && website === null ? null : (
    <Stack sx={{ gap: 0.5 }}>
      {website !== null && (
        <Link
          href={website}
          target="_blank"
          rel="noopener nofollow ugc"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', minHeight: 32 }}
        >
          <GlobeIcon fontSize="small" />
          {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </Link>
      )}
      {email !== null && (
        <Link
          href={`mailto:${email}`}
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', minHeight: 32 }}
        >
          <MailIcon fontSize="small" />
          {email}
        </Link>
      )}
      {phone !== null && (
        <Link href={`tel:${phone}`} sx={{ minHeight: 32 }}>
          {phone}
        </Link>
      )}
    </Stack>
  );

const PersonView = ({ person, asStranger }: Readonly<{ person: Person; asStranger: boolean }>) => {
  const { pathname } = useLocation();
  const { about, stats, gallery, isOwn } = person;
  return (
    <Box
      sx={{
        maxWidth: contentWidth.page,
        mx: 'auto',
        width: '100%',
        px: { xs: 2, sm: 3, md: 4 },
        py: { xs: 3, md: 5 },
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      {asStranger && (
        <Alert
          severity="info"
          icon={<EyeIcon fontSize="inherit" />}
          action={
            <Button component={LocalLink} to={pathname} color="inherit" size="small">
              <FormattedMessage id="people.asStranger.back" />
            </Button>
          }
        >
          <FormattedMessage id="people.asStranger.note" />
        </Alert>
      )}
      <Header person={person} asStranger={asStranger} />
      {(about !== null || person.website !== null || person.email !== null || person.phone !== null) && (
        <Box component="section" sx={{ maxWidth: contentWidth.reading }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            <FormattedMessage id="people.about" />
          </Typography>
          {about !== null && <Typography sx={{ whiteSpace: 'pre-line', mb: 2 }}>{about}</Typography>}
          <Contact person={person} />
        </Box>
      )}
      {stats !== null && <Stats stats={stats} />}
      {gallery !== null && gallery.length > 0 && <Gallery pictures={gallery} />}
      {stats === null && gallery === null && about === null && (
        <Typography sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
          <InfoIcon fontSize="small" sx={{ mt: 0.25 }} />
          <FormattedMessage id={isOwn && !asStranger ? 'people.nothing.own' : 'people.nothing'} />
        </Typography>
      )}
    </Box>
  );
};

/** One sentence for a person who does not exist and for one who is not public: nobody learns which. */
const Closed = ({ isOwner }: Readonly<{ isOwner: boolean }>) => {
  const { formatMessage } = useIntl();
  return (
    <StatePage
      title={formatMessage({ id: isOwner ? 'people.closed.own.title' : 'people.closed.title' })}
      picture={<GatePicture />}
      actions={
        isOwner ? (
          <Button component={LocalLink} to={`${paths.profile}#public`} variant="contained">
            <FormattedMessage id="people.closed.own.action" />
          </Button>
        ) : (
          <HomeButton />
        )
      }
    >
      <FormattedMessage id={isOwner ? 'people.closed.own.text' : 'people.closed.text'} />
    </StatePage>
  );
};

const PersonPage = () => {
  const { query, asStranger, isMissing, isOwner } = usePerson();

  // The server said "not found" on this very page; the owner's own sign-in may still say otherwise.
  if (isMissing && query.data === undefined && query.isPending) return <NotFoundView />;
  if (isApiError(query.error, 'user.not_found') || isApiError(query.error, 'user.not_public'))
    return <Closed isOwner={isOwner} />;
  return (
    <QueryView
      query={query}
      skeleton={
        <Box sx={{ p: { xs: 2, md: 4 } }}>
          <CardGridSkeleton cards={3} height={120} />
        </Box>
      }
    >
      {(person) => <PersonView person={person} asStranger={asStranger} />}
    </QueryView>
  );
};

export default PersonPage;
