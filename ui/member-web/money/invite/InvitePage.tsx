import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { Invitations } from '../invitations/Invitations.tsx';
import { InviteReward, RulesCard } from '../invitations/RulesCard.tsx';
import { Admission } from '../../app/layout/Admission.tsx';
import { useIsExpectedMember } from '../../app/layout/use-is-expected-member.ts';
import { useSite } from '../../app/page-context.ts';
import { ForUnconfirmed, ForVisitors } from './WayIn.tsx';

declare global {
  interface MessageCatalogues {
    invite: typeof import('./messages/vi.json');
  }
}

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
          <Invitations />
        </Admission>
      ) : (
        <ForOthers isUnconfirmed={isUnconfirmed} />
      )}
    </Page>
  );
}
