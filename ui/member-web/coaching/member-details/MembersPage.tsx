import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { LetterPicture } from '#ui/illustrations/scenes.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { CoachOnly } from '../../app/parts/CoachOnly.tsx';
import { reviewColours, statusWord } from '../review-parts/status-colours.ts';
import { PersonLine } from '../review-parts/PersonLine.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { memberPath, paths } from '../../app/paths.ts';
import { type CoachMember, useMembers } from '../../app/data/reviews.ts';

const MemberRow = ({ member }: Readonly<{ member: CoachMember }>) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      justifyContent: 'space-between',
      px: 2,
      py: 1.5,
      borderTop: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
      '&:hover': { bgcolor: 'action.hover' },
    }}
  >
    <PersonLine
      plainName={member.name}
      avatarUrl={member.avatarUrl}
      name={
        <Link
          component={LocalLink}
          to={memberPath(member.id)}
          color="inherit"
          underline="hover"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {member.name}
        </Link>
      }
    >
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="members.asked"
          values={{
            count: member.reviews,
            time: <RelativeTime at={member.last.requestedAt} focusable={false} />,
          }}
        />
        {!member.seesWeeks && (
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <LockIcon aria-hidden sx={{ fontSize: '1rem' }} />
            <FormattedMessage id="members.noWeeks" />
          </Box>
        )}
      </Typography>
    </PersonLine>
    <StatusChip
      status={reviewColours[member.last.status]}
      label={<FormattedMessage id={statusWord(member.last)} />}
    />
  </Box>
);

const Members = () => {
  const { formatMessage } = useIntl();
  const query = useMembers();
  return (
    <>
      <QueryView
        query={{
          data: query.data?.pages.flatMap(({ items }) => items),
          error: query.error,
          isPending: query.isPending,
          refetch: query.refetch,
        }}
        skeleton={<ListSkeleton rows={4} />}
        isEmpty={(members) => members.length === 0}
        empty={
          <EmptyState
            picture={<LetterPicture />}
            title={<FormattedMessage id="members.empty" />}
            action={
              <Button component={LocalLink} to={paths.coachSettings} variant="contained">
                <FormattedMessage id="members.empty.settings" />
              </Button>
            }
          >
            <FormattedMessage id="members.empty.text" />
          </EmptyState>
        }
      >
        {(members) => (
          <Card
            component="ul"
            aria-label={formatMessage({ id: 'members.title' })}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {members.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </Card>
        )}
      </QueryView>
      <ShowMore query={query} />
    </>
  );
};

/** The members who asked this coach, the latest request first. */
export default function MembersPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'members.title' })} description={<FormattedMessage id="members.lead" />}>
      <CoachOnly>
        <Members />
      </CoachOnly>
    </Page>
  );
}
