import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PlainChip } from '#ui/components/marks/PlainChip.tsx';
import { useSession } from '#ui/api/signed-in.ts';
import { BellIcon, BellOnIcon } from '#ui/icons.tsx';
import { ReportOnDemand } from '../../community/moderation/ReportOnDemand.tsx';
import { useRoomWith } from '../data/chat.ts';
import type { SocialStanding, Tie } from '../data/social.ts';
import { Figures } from './Figures.tsx';
import { FollowAfterSignIn, FollowButton } from './FollowButton.tsx';
import { MessageButton } from './MessageButton.tsx';
import { TieMenu } from './TieMenu.tsx';
import { followersAfter } from './tie-steps.ts';
import { useOpenList } from './use-open-list.ts';
import { useTie } from './use-tie.ts';

const FollowsDialog = lazy(() => import('./FollowsDialog.tsx'));

declare global {
  interface MessageCatalogues {
    social: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{
  userId: string;
  name: string;
  isOwn: boolean;
  social: SocialStanding;
  /** Beside the follow button. */
  actions?: ReactNode;
  onBlocked?: () => void;
}>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

const Bell = ({ name, bell, onChange }: Readonly<{ name: string; bell: boolean; onChange: () => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      aria-label={formatMessage({ id: 'social.bell' }, { name })}
      aria-pressed={bell}
      onClick={onChange}
      sx={bell ? { color: 'primary.onSoft', bgcolor: 'primary.soft' } : {}}
    >
      {bell ? <BellOnIcon /> : <BellIcon />}
    </IconButton>
  );
};

const OfOther = ({ tie, ...props }: Props & Readonly<{ tie: Tie }>) => {
  const { userId, name, social, actions, onBlocked } = props;
  const [isReporting, setReporting] = useState(false);
  const own = useTie(userId, tie);
  const opening = useRoomWith(userId);
  const { side, open, close } = useOpenList();
  const { following, bell, followsMe, muted } = own.tie;
  const { figures } = social;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {figures && (
        <Figures
          figures={{ ...figures, followers: followersAfter(figures.followers, own.before, own.tie) }}
          onOpen={open}
        />
      )}
      {(followsMe || muted) && (
        <Box sx={row}>
          {followsMe && <PlainChip label={<FormattedMessage id="social.followsMe" />} />}
          {muted && <PlainChip label={<FormattedMessage id="social.isMuted" />} />}
        </Box>
      )}
      <Box sx={row}>
        <FollowButton
          name={name}
          following={following}
          followsMe={followsMe}
          onChange={(next) => own.take({ kind: next ? 'follow' : 'unfollow' })}
        />
        {following && (
          <Bell
            name={name}
            bell={bell}
            onChange={() => own.take({ kind: bell ? 'silenceBell' : 'ringBell' })}
          />
        )}
        <MessageButton name={name} opening={opening} />
        {actions}
        <TieMenu name={name} own={own} onReport={() => setReporting(true)} onBlocked={onBlocked} />
      </Box>
      {own.error !== null && <ErrorNote error={own.error} />}
      {opening.error !== null && <ErrorNote error={opening.error} />}
      {isReporting && (
        <ReportOnDemand
          target={{ targetKind: 'USER', targetId: userId }}
          onClose={() => setReporting(false)}
        />
      )}
      {side && figures && (
        <Suspense>
          <FollowsDialog userId={userId} isOwn={false} side={side} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
};

/** How a person stands to the community and to the reader, and what can be done about it. */
export const SocialBar = (props: Props) => {
  const { userId, isOwn, social, actions } = props;
  const { status } = useSession();
  const { side, open, close } = useOpenList();
  if (social.tie !== null && !isOwn) return <OfOther {...props} tie={social.tie} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {social.figures && <Figures figures={social.figures} onOpen={open} />}
      <Box sx={row}>
        {!isOwn && status === 'visitor' && <FollowAfterSignIn />}
        {actions}
      </Box>
      {side && social.figures && (
        <Suspense>
          <FollowsDialog userId={userId} isOwn={isOwn} side={side} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
};
