import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { initialOf } from '../../app/social/person-initial.ts';
import { AccountCard } from './AccountCard.tsx';
import { row } from './row.ts';
import { useCoachAccess, useEndCoachAccess } from './data.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';

type Coach = Readonly<{ coachId: string; name: string; isWaiting: boolean }>;

/** Which coaches see the weeks now; the access ends with one press and a question. */
export const CoachAccessCard = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const query = useCoachAccess();
  const end = useEndCoachAccess((name) =>
    toast(formatMessage({ id: 'account.coaches.ended' }, { name }), { kind: 'success' }),
  );
  const [ending, setEnding] = useState<Coach | null>(null);

  return (
    <AccountCard
      id="coaches"
      title={<FormattedMessage id="account.coaches" />}
      description={<FormattedMessage id="account.coaches.text" />}
    >
      <QueryView
        query={query}
        compact
        skeleton={<ListSkeleton rows={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="account.coaches.none" />
          </Typography>
        }
      >
        {({ items }) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {items.map((coach) => (
              <Box component="li" key={coach.coachId} sx={row}>
                <Avatar {...(coach.avatarUrl === null ? {} : { src: coach.avatarUrl })} alt="">
                  {initialOf(coach.name)}
                </Avatar>
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{coach.name}</Typography>
                  <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                    <FormattedMessage
                      id={coach.isWaiting ? 'account.coaches.waiting' : 'account.coaches.answered'}
                      values={{ count: coach.requests, since: <RelativeTime at={coach.askedAt} /> }}
                    />
                  </Typography>
                </Box>
                <Button
                  variant="outlined"
                  size="small"
                  sx={{ minHeight: 44 }}
                  onClick={() => setEnding(coach)}
                  aria-label={formatMessage({ id: 'account.coaches.end.label' }, { name: coach.name })}
                >
                  <FormattedMessage id="account.coaches.end" />
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </QueryView>
      <ConfirmDialog
        open={ending !== null}
        title={<FormattedMessage id="account.coaches.end.title" values={{ name: ending?.name ?? '' }} />}
        confirmLabel={<FormattedMessage id="account.coaches.end" />}
        dangerous
        onConfirm={async () => {
          if (ending) await end(ending);
        }}
        onClose={() => setEnding(null)}
      >
        <FormattedMessage
          id={ending?.isWaiting ? 'account.coaches.end.text.waiting' : 'account.coaches.end.text'}
        />
      </ConfirmDialog>
    </AccountCard>
  );
};
