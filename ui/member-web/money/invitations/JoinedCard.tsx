import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/components/States.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { GiftPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { InviteCard } from './InviteCard.tsx';
import type { Invitations } from './data.ts';

type Friend = Invitations['items'][number];

const stepOf = ({ verified, saved, rewarded }: Friend) => {
  if (rewarded) return 'rewarded';
  if (verified && saved) return 'saved';
  return verified ? 'verified' : 'joined';
};

const statusColours = {
  joined: 'waiting',
  verified: 'waiting',
  saved: 'active',
  rewarded: 'done',
} as const satisfies Record<ReturnType<typeof stepOf>, Status>;

const FriendRow = ({ friend }: Readonly<{ friend: Friend }>) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      rowGap: 0.75,
      justifyContent: 'space-between',
      alignItems: 'center',
      py: 1.5,
      borderTop: '1px solid',
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{friend.name}</Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="invite.joinedAt" values={{ time: <RelativeTime at={friend.joinedAt} /> }} />
      </Typography>
    </Box>
    <StatusChip
      status={statusColours[stepOf(friend)]}
      label={<FormattedMessage id={`invite.state.${stepOf(friend)}`} />}
    />
  </Box>
);

export const JoinedCard = ({ friends }: Readonly<{ friends: readonly Friend[] }>) => {
  if (friends.length === 0)
    return (
      <InviteCard title={<FormattedMessage id="invite.joined" values={{ count: 0 }} />}>
        <EmptyState compact picture={<GiftPicture />} title={<FormattedMessage id="invite.empty" />}>
          <FormattedMessage id="invite.empty.text" />
        </EmptyState>
      </InviteCard>
    );
  return (
    <InviteCard title={<FormattedMessage id="invite.joined" values={{ count: friends.length }} />}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        <FormattedMessage id="invite.masked" />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {friends.map((friend) => (
          <FriendRow key={`${friend.name} ${friend.joinedAt.getTime()}`} friend={friend} />
        ))}
      </Box>
      {friends.some((friend) => stepOf(friend) === 'saved') && (
        <Button component={LocalLink} to={paths.rewards} variant="contained" color="accent" sx={{ mt: 1.5 }}>
          <FormattedMessage id="invite.claim" />
        </Button>
      )}
    </InviteCard>
  );
};
