import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PersonCard } from '#http/people/contract/person-card.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { PersonAvatar } from './PersonAvatar.tsx';

type Props = Readonly<{
  person: PersonCard;
  /** Below the name: why, since when. */
  note?: ReactNode;
  onOpen?: (() => void) | undefined;
  children?: ReactNode;
}>;

/** A long name or reason leaves room for what can be done. */
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

const Name = ({ person: { name, profileLink }, onOpen }: Pick<Props, 'person' | 'onOpen'>) =>
  profileLink === null ? (
    <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere', ...twoLines }}>
      {name === '' ? <FormattedMessage id="social.left" /> : name}
    </Typography>
  ) : (
    <Link
      component={LocalLink}
      to={profileLink}
      {...(onOpen === undefined ? {} : { onClick: onOpen })}
      underline="hover"
      sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere', ...twoLines }}
    >
      {name}
    </Link>
  );

/** A person in a list, and what can be done about them. */
export const PersonLine = ({ person, note, onOpen, children }: Props) => {
  const { name, username, avatarUrl, coachMark } = person;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        minHeight: 64,
        py: 0.75,
      }}
    >
      <PersonAvatar name={name} avatarUrl={avatarUrl} isLazy />
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Name person={person} onOpen={onOpen} />
          {coachMark !== null && (
            <Typography component="span" variant="caption" sx={{ color: 'primary.onSoft', fontWeight: 600 }}>
              <FormattedMessage id={`social.mark.${coachMark}`} />
            </Typography>
          )}
        </Box>
        {(note !== undefined || username !== null) && (
          // A note may be any element; in a paragraph the browser would end it early, unlike React.
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary', ...twoLines }}>
            {note ?? `@${username}`}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          // Beside the name there is no room: below it.
          '@container (max-width: 360px)': { flexBasis: '100%', pl: '56px' },
          '&:empty': { display: 'none' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
};

export const peopleList = { listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' } as const;
