import Box from '@mui/material/Box';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { day, hour, minute } from '#core/kernel/time.ts';
import { useFormats } from '../intl.ts';
import { useThisMinute } from '../use-this-minute.ts';

type Props = Readonly<{
  at: Date;
  /** Rows that are links already speak the full date; one tab stop a row is enough. */
  focusable?: boolean;
  /** A fixed present, for pictures and tests. */
  now?: Date;
}>;

const FullDate = lazy(async () => ({ default: (await import('./FullDate.tsx')).FullDate }));

/** Held so long, a finger asks for the full date; it stays a while for it to be read. */
const pressMs = 700;
const readMs = 1_500;

/** "2 giờ trước" within a week, the date after that; the full date on hover and focus. Its bubble is fetched when it is first asked for. */
export const RelativeTime = ({ at, focusable = true, now }: Props) => {
  const { formatRelativeTime, formatMessage } = useIntl();
  const { date, dateTime } = useFormats();
  const present = useThisMinute();
  const current = now?.getTime() ?? present;
  const apart = current === undefined ? undefined : at.getTime() - current;

  const id = useId();
  const [time, setTime] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const later = (step: () => void, wait: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(step, wait);
  };
  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
    setWasOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  const text = () => {
    if (apart === undefined || Math.abs(apart) >= 7 * day) return date(at);
    if (Math.abs(apart) < minute) return formatMessage({ id: 'ui.justNow' });
    if (Math.abs(apart) < hour) return formatRelativeTime(Math.trunc(apart / minute), 'minute');
    if (Math.abs(apart) < day) return formatRelativeTime(Math.trunc(apart / hour), 'hour');
    return formatRelativeTime(Math.trunc(apart / day), 'day');
  };

  return (
    <>
      <Box
        component="time"
        ref={setTime}
        dateTime={at.toISOString()}
        title={open ? undefined : dateTime(at)}
        aria-describedby={open ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show()}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hide()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show()}
        onBlur={hide}
        onTouchStart={() => later(show, pressMs)}
        onTouchEnd={() => later(hide, open ? readMs : 0)}
        sx={{ whiteSpace: 'nowrap' }}
        {...(focusable ? { tabIndex: 0 } : {})}
      >
        {text()}
      </Box>
      {wasOpen && (
        <Suspense>
          <FullDate id={id} of={time} open={open} text={dateTime(at)} onOpen={show} onClose={hide} />
        </Suspense>
      )}
    </>
  );
};
