import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { usePageHeading } from '#ui/components/Page.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { GlobeIcon } from '#ui/icons.tsx';
import { inLanguage } from '../../app/language.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { challengePath } from '../../app/paths.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import type { Challenge } from '../data.ts';
import { Cover } from '../parts/Cover.tsx';
import { Facts } from '../parts/Facts.tsx';
import { KeepButton } from '../parts/KeepButton.tsx';

const Author = ({ author }: Readonly<{ author: NonNullable<Challenge['author']> }>) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
    <PersonAvatar name={author.name} avatarUrl={author.avatarUrl} size={36} />
    {author.profileLink === null ? (
      <span>{author.name}</span>
    ) : (
      <Link component={LocalLink} to={author.profileLink} sx={{ display: 'inline-block', py: 1.25 }}>
        {author.name}
      </Link>
    )}
  </Box>
);

/** What it is, by whom, how long, and where it stands in the other language. */
export const ChallengeHeader = ({ challenge }: Readonly<{ challenge: Challenge }>) => {
  const { id, title, summary, language, author, coverUrl, translation, bookmarked } = challenge;
  const user = useSignedInUser();
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ borderRadius: '20px', overflow: 'hidden' }}>
        <Cover url={coverUrl} eager />
      </Box>
      <Typography variant="h1" lang={language} {...usePageHeading(title)} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography
        lang={language}
        sx={{ fontSize: '1.125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {summary}
      </Typography>
      {author !== null && author.name !== '' && <Author author={author} />}
      <Facts challenge={challenge} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {user?.status === 'ACTIVE' && <KeepButton group="challenges" id={id} isKept={bookmarked} />}
        {translation !== null && (
          <Link
            component={RouterLink}
            to={inLanguage(challengePath(translation.slug), translation.language)}
            hrefLang={translation.language}
            sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', minHeight: 44 }}
          >
            <GlobeIcon aria-hidden fontSize="small" />
            <FormattedMessage id={`challenge.translation.${translation.language}`} />
          </Link>
        )}
      </Box>
    </Box>
  );
};
