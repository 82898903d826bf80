import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { accessDays } from '#core/coaching/review/review.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { initialOf } from '../../app/social/person-initial.ts';
import { AccountCard } from '../account/AccountCard.tsx';
import { row } from '../account/row.ts';
import { type CoachAccess, useCoachAccess, useSetAccessEnd } from './data.ts';
import type { Ending } from './EndAccessDialog.tsx';

type RowProps = Readonly<{
  coach: CoachAccess;
  onEnd: (coach: Ending) => void;
  onDays: (days: (typeof accessDays)[number]) => void;
}>;

const CoachRow = ({ coach, onEnd, onDays }: RowProps) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { name, until, isWaiting } = coach;
  return (
    <Box component="li" sx={row}>
      <Avatar {...(coach.avatarUrl === null ? {} : { src: coach.avatarUrl })} alt="">
        {initialOf(name)}
      </Avatar>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2">
          <FormattedMessage
            id={isWaiting ? 'sharing.coaches.until.waiting' : 'sharing.coaches.until'}
            values={{ date: date(until) }}
          />
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id={isWaiting ? 'sharing.coaches.waiting' : 'sharing.coaches.answered'}
            values={{ count: coach.requests, since: <RelativeTime at={coach.askedAt} /> }}
          />
        </Typography>
      </Box>
      <NativeSelect
        variant="outlined"
        value=""
        onChange={({ target }) => {
          const days = accessDays.find((one) => String(one) === target.value);
          if (days !== undefined) onDays(days);
        }}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': formatMessage({ id: 'sharing.coaches.days.label' }, { name }) }}
        sx={{ minWidth: 180, '& select': { minHeight: 44, boxSizing: 'border-box' } }}
      >
        <option value="" disabled>
          {formatMessage({ id: 'sharing.coaches.days' })}
        </option>
        {accessDays.map((days) => (
          <option key={days} value={String(days)}>
            {formatMessage({ id: 'sharing.coaches.days.some' }, { days })}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="outlined"
        size="small"
        sx={{ minHeight: 44 }}
        onClick={() => onEnd(coach)}
        aria-label={formatMessage({ id: 'sharing.coaches.end.label' }, { name })}
      >
        <FormattedMessage id="sharing.coaches.end" />
      </Button>
    </Box>
  );
};

/** Which coaches see the weeks now, and until when; the member moves the day, or ends the access at once. */
export const CoachAccessCard = ({ onEnd }: Readonly<{ onEnd: (coach: Ending) => void }>) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const toast = useToast();
  const query = useCoachAccess();
  const move = useSetAccessEnd((name, until) =>
    toast(formatMessage({ id: 'sharing.coaches.moved' }, { name, date: date(until) }), { kind: 'success' }),
  );
  return (
    <AccountCard
      id="coaches"
      title={<FormattedMessage id="sharing.coaches" />}
      description={<FormattedMessage id="sharing.coaches.text" />}
    >
      {move.error !== null && <ErrorNote error={move.error} />}
      <QueryView
        query={query}
        compact
        skeleton={<ListSkeleton rows={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="sharing.coaches.none" />
          </Typography>
        }
      >
        {({ items }) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {items.map((coach) => (
              <CoachRow
                key={coach.coachId}
                coach={coach}
                onEnd={onEnd}
                onDays={(days) => move.mutate({ coach, days })}
              />
            ))}
          </Box>
        )}
      </QueryView>
    </AccountCard>
  );
};
