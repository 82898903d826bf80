import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { WhistleIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import type { Person } from './person.ts';

const isElsewhere = (link: string) => link.startsWith('https://');

type Props = Readonly<{ person: Pick<Person, 'name' | 'profileLink' | 'coachMark'> }>;

/** Leads to the profile where it is open; a person who has left is named as such. */
export const PersonName = ({ person: { name, profileLink, coachMark } }: Props) => {
  const { formatMessage } = useIntl();
  const words = name === '' ? <FormattedMessage id="feed.person.gone" /> : name;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0, fontWeight: 600 }}
    >
      {profileLink === null ? (
        <Box component="span" sx={{ overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}>
          {words}
        </Box>
      ) : (
        <Link
          {...(isElsewhere(profileLink) ? { href: profileLink } : { component: LocalLink, to: profileLink })}
          underline="hover"
          sx={{ color: 'text.primary', overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}
        >
          {words}
        </Link>
      )}
      {coachMark !== null && (
        <WhistleIcon
          titleAccess={formatMessage({ id: `feed.coachMark.${coachMark}` })}
          sx={{ fontSize: '1.05rem', color: coachMark === 'COACH' ? 'text.secondary' : 'accent.text' }}
        />
      )}
    </Box>
  );
};
