import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { useSignedInUser } from '#ui/signed-in.ts';
import { Admission } from '../../layout/Admission.tsx';
import { useIsExpectedMember } from '../../layout/TopBar.tsx';
import { useSite } from '../../page-context.ts';
import { JoinedCard } from './JoinedCard.tsx';
import { LinkCard } from './LinkCard.tsx';
import { InviteReward, RulesCard } from './RulesCard.tsx';
import { useInvitations } from './use-invitations.ts';
import { ForUnconfirmed, ForVisitors } from './WayIn.tsx';

declare global {
  interface MessageCatalogues {
    invite: typeof import('./messages/vi.json');
  }
}

const ForMembers = () => (
  <QueryView
    query={useInvitations()}
    skeleton={
      <Stack sx={{ gap: 2.5 }}>
        <CardGridSkeleton cards={1} height={200} />
        <CardGridSkeleton cards={1} height={120} />
      </Stack>
    }
  >
    {({ link, monthlyCap, items }) => (
      <Stack sx={{ gap: 2.5 }}>
        <LinkCard link={link} />
        <RulesCard cap={monthlyCap} />
        <JoinedCard friends={items} />
      </Stack>
    )}
  </QueryView>
);

const ForOthers = ({ isUnconfirmed }: Readonly<{ isUnconfirmed: boolean }>) => {
  const { referralMonthlyCap } = useSite();
  return (
    <Stack sx={{ gap: 2.5 }}>
      {isUnconfirmed ? <ForUnconfirmed /> : <ForVisitors />}
      <RulesCard cap={referralMonthlyCap} />
    </Stack>
  );
};

export default function InvitePage() {
  const { formatMessage } = useIntl();
  const isExpectedMember = useIsExpectedMember();
  const isUnconfirmed = useSignedInUser()?.status === 'PENDING';

  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'invite.title' })}
      description={<FormattedMessage id="invite.lead" values={{ coins: <InviteReward /> }} />}
    >
      {isExpectedMember && !isUnconfirmed ? (
        <Admission access="signed-in">
          <ForMembers />
        </Admission>
      ) : (
        <ForOthers isUnconfirmed={isUnconfirmed} />
      )}
    </Page>
  );
}
