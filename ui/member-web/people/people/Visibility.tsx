import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { EyeIcon, LockIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';

export type OpenPart = 'email' | 'phone' | 'stats' | 'gallery';

const isOpen = ({ isPublic, publicFlags }: SignedInUser, part: OpenPart) => isPublic && publicFlags[part];

/** Beside each part of one's own page: who sees it. */
export const Visibility = ({
  owner,
  part,
}: Readonly<{ owner: SignedInUser | undefined; part: OpenPart }>) => {
  if (owner === undefined) return null;
  const Icon = isOpen(owner, part) ? EyeIcon : LockIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 0.5,
        alignItems: 'center',
        fontSize: '0.875rem',
        fontWeight: 400,
        lineHeight: 1.5,
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Icon sx={{ fontSize: '1.125rem' }} />
      <FormattedMessage id={isOpen(owner, part) ? 'people.seenBy.all' : 'people.seenBy.owner'} />
    </Box>
  );
};
