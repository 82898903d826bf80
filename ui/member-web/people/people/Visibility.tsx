import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { audienceOf, audiences, type Audience } from '#core/people/account/audience.ts';
import { EyeIcon, LockIcon } from '#ui/icons.tsx';
import type { SignedInUser } from '#ui/api/signed-in.ts';

export type OpenPart = 'email' | 'phone' | 'stats' | 'gallery';

const widest = (found: readonly Audience[]): Audience =>
  audiences.findLast((audience) => found.includes(audience)) ?? 'NOBODY';

const audienceFor = (owner: SignedInUser, part: OpenPart): Audience => {
  if (part === 'gallery') return audienceOf(owner, 'gallery');
  if (part === 'stats') return widest([audienceOf(owner, 'body'), audienceOf(owner, 'strength')]);
  return owner.isPublic && owner.publicFlags[part] ? 'EVERYONE' : 'NOBODY';
};

const words = {
  NOBODY: 'people.seenBy.owner',
  FOLLOWERS: 'people.seenBy.followers',
  EVERYONE: 'people.seenBy.all',
} as const;

/** Beside each part of one's own page: who sees it, or some of it. */
export const Visibility = ({
  owner,
  part,
}: Readonly<{ owner: SignedInUser | undefined; part: OpenPart }>) => {
  if (owner === undefined) return null;
  const audience = audienceFor(owner, part);
  const Icon = audience === 'NOBODY' ? LockIcon : EyeIcon;
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
      <FormattedMessage id={words[audience]} />
    </Box>
  );
};
