import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { usePageHeading } from '#ui/components/Page.tsx';
import { EditIcon, EyeIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import type { Coach } from '../data.ts';
import { Presence } from '../parts/Presence.tsx';
import { RatingLine } from '../parts/RatingLine.tsx';
import { inLanguage } from '../../app/language.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useSite } from '../../app/page-context.ts';
import { coachPath, paths } from '../../app/paths.ts';
import { SocialBar } from '../../app/social/SocialBar.tsx';
import { ShareButton } from '../../app/social/ShareButton.tsx';

type Props = Readonly<{ coach: Coach; asStranger: boolean }>;
/** `isForVisitor`: the answer is a visitor's while that of the signed-in reader is on its way. */
type HeaderProps = Props & Readonly<{ isForVisitor: boolean }>;

/** Room for what a member finds here: figures where there are any, and buttons in two lines on a phone. */
const Room = ({ withFigures }: Readonly<{ withFigures: boolean }>) => (
  <Box aria-hidden sx={{ height: withFigures ? { xs: 148, sm: 96 } : { xs: 96, sm: 44 } }} />
);

const Actions = ({ coach, asStranger }: Props) => {
  const language = useLanguage();
  const { baseUrl } = useSite();
  const path = coachPath(coach);
  return (
    <>
      {coach.isOwn && !asStranger && (
        <>
          <Button component={LocalLink} to={paths.coachSettings} variant="contained" startIcon={<EditIcon />}>
            <FormattedMessage id="ui.edit" />
          </Button>
          <Button component={LocalLink} to={`${path}?as=stranger`} variant="outlined" startIcon={<EyeIcon />}>
            <FormattedMessage id="coaches.asStranger" />
          </Button>
        </>
      )}
      <ShareButton title={coach.displayName} address={baseUrl + inLanguage(path, language)} />
    </>
  );
};

export const CoachHeader = ({ coach, asStranger, isForVisitor }: HeaderProps) => {
  const language = useLanguage();
  const { date } = useFormats();
  const { displayName, avatarUrl, headline, city, country, activityStatus, rating, memberSince } = coach;
  const countryName =
    country === null ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(country);
  const place = [city, countryName].filter((part) => part).join(', ');
  return (
    <Stack
      component="header"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 2, sm: 3 }, alignItems: 'flex-start' }}
    >
      <PersonAvatar name={displayName} avatarUrl={avatarUrl} size={112} />
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }} {...usePageHeading(displayName)}>
          {displayName}
        </Typography>
        {headline !== '' && (
          <Typography sx={{ mt: 0.5, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
            {headline}
          </Typography>
        )}
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}>
          <Presence status={activityStatus} />
          {place !== '' && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {place}
            </Box>
          )}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="coaches.since" values={{ date: date(memberSince) }} />
          </Box>
        </Box>
        <Box sx={{ mt: 0.5 }}>
          <RatingLine rating={rating} />
        </Box>
        <Box sx={{ mt: 1.5 }}>
          {isForVisitor ? (
            <Room withFigures={coach.social.figures !== null} />
          ) : (
            <SocialBar
              userId={coach.id}
              name={displayName}
              isOwn={coach.isOwn}
              social={coach.social}
              actions={<Actions coach={coach} asStranger={asStranger} />}
            />
          )}
        </Box>
      </Box>
    </Stack>
  );
};
