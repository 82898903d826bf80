import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOnline } from '#ui/components/Banners.tsx';
import type { useWaitingWeeks } from './use-waiting-weeks.ts';
import { WaitingWeekCard } from './WaitingWeekCard.tsx';
import type { Saved } from './week-body.ts';
import type { WaitingWeek } from './week-queue.ts';

declare global {
  interface MessageCatalogues {
    waitingWeeks: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{
  waiting: ReturnType<typeof useWaitingWeeks>;
  onEdit: (entry: WaitingWeek) => void;
  onArrived: (saved: Saved) => void;
  /** The member let go what waited. */
  onGone: () => void;
}>;

/** What was saved without a line: what waits, why, and what the member may do about it. */
export const WaitingWeeks = ({ waiting, onEdit, onArrived, onGone }: Props) => {
  const { queue, isSending, session } = waiting;
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const asks = queue.some(({ question }) => question !== null);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => session.hearSaved(onArrived));
  const isEmpty = queue.length === 0;
  useEffect(() => {
    if (!isEmpty) return undefined;
    // Sent by another tab, which alone heard the answer; what this one sent is heard at once.
    const late = setTimeout(onGone, 1_000);
    return () => clearTimeout(late);
  }, [isEmpty, onGone]);

  return (
    <Stack sx={{ gap: 2, maxWidth: 720, mx: 'auto' }}>
      <div>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          <FormattedMessage id={asks ? 'waitingWeek.title.asks' : 'waitingWeek.title'} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          <FormattedMessage
            id={
              asks ? 'waitingWeek.lead.asks' : online ? 'waitingWeek.lead.online' : 'waitingWeek.lead.offline'
            }
          />
        </Typography>
      </div>
      {queue.map((entry) => (
        <WaitingWeekCard
          key={entry.id}
          entry={entry}
          isSending={isSending}
          session={session}
          onEdit={() => onEdit(entry)}
          onGone={onGone}
        />
      ))}
    </Stack>
  );
};
