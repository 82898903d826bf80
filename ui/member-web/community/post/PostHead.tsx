import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { GlobeIcon, LockIcon, PeopleIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { postPath } from '../../app/paths.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { PersonName } from '../text/PersonName.tsx';
import type { Post } from './data.ts';

export const visibilityIcons = { PUBLIC: GlobeIcon, FOLLOWERS: PeopleIcon, PRIVATE: LockIcon } as const;

/** Who wrote it, when, and who can see it. */
export const PostHead = ({ post, menu }: Readonly<{ post: Post; menu: ReactNode }>) => {
  const { formatMessage } = useIntl();
  const { id, author, publishedAt, editedAt, visibility } = post;
  const Seen = visibilityIcons[visibility];
  return (
    <Box component="header" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <PersonAvatar name={author.name} avatarUrl={author.avatarUrl} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <PersonName person={author} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 0.75,
            fontSize: '0.875rem',
            color: 'text.secondary',
          }}
        >
          <Link
            component={LocalLink}
            to={postPath(id)}
            color="inherit"
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
          >
            <RelativeTime at={publishedAt} focusable={false} />
          </Link>
          {editedAt !== null && (
            <span>
              · <FormattedMessage id="feed.edited" />
            </span>
          )}
          <Seen
            titleAccess={formatMessage({ id: `feed.visibility.${visibility}` })}
            sx={{ fontSize: '1rem' }}
          />
        </Box>
      </Box>
      {menu}
    </Box>
  );
};
