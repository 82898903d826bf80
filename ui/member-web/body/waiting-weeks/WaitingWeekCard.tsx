import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { useOnline } from '#ui/components/Banners.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { EditIcon, RefreshIcon, TrashIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { weekOf } from '#core/kernel/week.ts';
import { useFormats } from '#ui/intl.ts';
import { WeekQuestion } from './WeekQuestion.tsx';
import type { WaitingWeek } from './week-queue.ts';
import type { WeekSession } from './week-session.ts';

type Props = Readonly<{
  entry: WaitingWeek;
  isSending: boolean;
  session: WeekSession;
  onEdit: () => void;
  onGone: () => void;
}>;

const State = ({ entry, isSending }: Pick<Props, 'entry' | 'isSending'>) => {
  const online = useOnline();
  if (entry.question !== null)
    return <StatusChip status="warning" label={<FormattedMessage id="waitingWeek.state.asks" />} />;
  return isSending && online ? (
    <StatusChip status="active" label={<FormattedMessage id="waitingWeek.state.sending" />} />
  ) : (
    <StatusChip status="waiting" label={<FormattedMessage id="waitingWeek.state.waiting" />} />
  );
};

const Action = ({
  icon,
  onClick,
  children,
}: Readonly<{ icon: ReactNode; onClick: () => void; children: ReactNode }>) => (
  <Button variant="text" startIcon={icon} onClick={onClick} sx={{ minHeight: 44 }}>
    {children}
  </Button>
);

/** One save that waits: whose week, when it was pressed, what it holds, and what may be done. */
export const WaitingWeekCard = ({ entry, isSending, session, onEdit, onGone }: Props) => {
  const { dateTime } = useFormats();
  const weekName = useWeekName();
  const online = useOnline();
  const [isAsking, setIsAsking] = useState(false);

  const letGo = async () => {
    await session.letGo(entry.id);
    if (session.current().queue.length === 0) onGone();
  };

  return (
    <Card component="section" aria-labelledby={`waiting-${entry.id}`}>
      <CardContent>
        <Stack sx={{ gap: 1.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography id={`waiting-${entry.id}`} variant="h3" sx={{ flexGrow: 1 }}>
              {weekName(weekOf(entry.seen.week).startsOn)}
            </Typography>
            <State entry={entry} isSending={isSending} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage
              id="waitingWeek.about"
              values={{
                at: dateTime(new Date(entry.pressedAt)),
                photos: entry.photos.length + entry.media.length,
                waiting: entry.photos.length,
              }}
            />
          </Typography>
          {entry.question !== null && (
            <WeekQuestion entry={entry} question={entry.question} session={session} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
            {entry.question?.kind !== 'OVER' && (
              <Action icon={<EditIcon />} onClick={onEdit}>
                <FormattedMessage id="waitingWeek.edit" />
              </Action>
            )}
            {entry.question === null && online && (
              <Action icon={<RefreshIcon />} onClick={() => void session.send()}>
                <FormattedMessage id="waitingWeek.send" />
              </Action>
            )}
            <Action icon={<TrashIcon />} onClick={() => setIsAsking(true)}>
              <FormattedMessage
                id={entry.question?.kind === 'CHANGED' ? 'waitingWeek.keepTheirs' : 'waitingWeek.letGo'}
              />
            </Action>
          </Box>
        </Stack>
      </CardContent>
      <ConfirmOnDemand
        open={isAsking}
        dangerous
        title={<FormattedMessage id="waitingWeek.letGo.title" />}
        confirmLabel={<FormattedMessage id="waitingWeek.letGo" />}
        onConfirm={letGo}
        onClose={() => setIsAsking(false)}
      >
        <FormattedMessage id="waitingWeek.letGo.text" />
      </ConfirmOnDemand>
    </Card>
  );
};
