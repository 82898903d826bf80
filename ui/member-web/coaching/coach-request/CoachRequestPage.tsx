import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { QueryGroup } from '#ui/components/QueryGroup.tsx';
import { type SignedInUser, useSignedInUser } from '#ui/api/signed-in.ts';
import { Admission } from '../../app/layout/Admission.tsx';
import { useIsExpectedMember } from '../../app/layout/use-is-expected-member.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { useOwnApplication } from './data.ts';
import { WhatCoachesDo } from './WhatCoachesDo.tsx';

declare global {
  interface MessageCatalogues {
    coachRequest: typeof import('./messages/vi.json');
  }
}

const EntryCard = ({
  title,
  text,
  children,
}: Readonly<{ title: ReactNode; text: ReactNode; children: ReactNode }>) => (
  <>
    <Typography variant="h2">{title}</Typography>
    <Typography sx={{ mt: 0.5, mb: 2 }}>{text}</Typography>
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {children}
    </Stack>
  </>
);

const ForVisitors = () => {
  const next = `?next=${encodeURIComponent(useLocalPath()(paths.coachRequest))}`;
  return (
    <EntryCard
      title={<FormattedMessage id="coachRequest.visitor" />}
      text={<FormattedMessage id="coachRequest.visitor.text" />}
    >
      <Button component={LocalLink} to={paths.login + next} variant="contained">
        <FormattedMessage id="nav.signIn" />
      </Button>
      <Button component={LocalLink} to={paths.register + next} variant="outlined">
        <FormattedMessage id="nav.register" />
      </Button>
    </EntryCard>
  );
};

const ForUnconfirmed = () => (
  <EntryCard
    title={<FormattedMessage id="coachRequest.unconfirmed" />}
    text={<FormattedMessage id="coachRequest.unconfirmed.text" />}
  >
    <Button component={LocalLink} to={paths.verify} variant="contained">
      <FormattedMessage id="coachRequest.unconfirmed.action" />
    </Button>
  </EntryCard>
);

const ForCoaches = () => (
  <EntryCard
    title={<FormattedMessage id="coachRequest.isCoach" />}
    text={<FormattedMessage id="coachRequest.isCoach.text" />}
  >
    <Button component={LocalLink} to={paths.coachSettings} variant="contained">
      <FormattedMessage id="nav.coachSettings" />
    </Button>
    <Button component={LocalLink} to={paths.coachDesk} variant="outlined">
      <FormattedMessage id="nav.coachDesk" />
    </Button>
  </EntryCard>
);

const ForMembers = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const query = useOwnApplication();
  return (
    <QueryView query={query} skeleton={<FormSkeleton fields={2} />} compact>
      {({ request }) => <ApplicationStatus key={request?.id ?? 'none'} request={request} user={user} />}
    </QueryView>
  );
};

const SignedIn = () => {
  const user = useSignedInUser();
  if (user === undefined) return null;
  if (user.status === 'PENDING') return <ForUnconfirmed />;
  return user.type === 'COACH' ? <ForCoaches /> : <ForMembers key={user.id} user={user} />;
};

const CoachRequestPage = () => {
  const { formatMessage } = useIntl();
  const isExpectedMember = useIsExpectedMember();
  const content = (
    <Stack sx={{ gap: 2.5 }}>
      <Card component="section">
        <CardContent>
          {isExpectedMember ? (
            <Admission access="signed-in">
              <SignedIn />
            </Admission>
          ) : (
            <ForVisitors />
          )}
        </CardContent>
      </Card>
      <WhatCoachesDo />
    </Stack>
  );
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'coachRequest.title' })}
      description={<FormattedMessage id="coachRequest.lead" />}
    >
      {isExpectedMember ? <QueryGroup skeleton={<FormSkeleton fields={3} />}>{content}</QueryGroup> : content}
    </Page>
  );
};

export default CoachRequestPage;
