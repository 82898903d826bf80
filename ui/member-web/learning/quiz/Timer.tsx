import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ClockIcon } from '#ui/icons.tsx';
import { clockText, useCountdown } from '#ui/use-countdown.ts';
import type { Attempt } from './data.ts';

/** Seconds left that are said aloud. */
const announced = [300, 60, 30, 10] as const;

/** The server's time is over too by then. */
const safetyMs = 1_000;

type Props = Readonly<{ attempt: Attempt; onOver: () => void }>;

/** Goes by the server's clock, however this device's stands. */
export const Timer = ({ attempt: { deadlineAt, now }, onOver }: Props) => {
  const [until] = useState(() =>
    deadlineAt === null ? undefined : Date.now() + deadlineAt.getTime() - now.getTime(),
  );
  const left = useCountdown(until);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(
      () => {
        setOver(true);
        over.current();
      },
      until - Date.now() + safetyMs,
    );
    return () => clearTimeout(timer);
  }, [until]);
  if (until === undefined) return null;
  const said = announced.findLast((seconds) => left <= seconds);
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        color: left <= 60 ? 'error.main' : 'text.primary',
      }}
    >
      <ClockIcon aria-hidden fontSize="small" />
      <span role="timer" aria-live="off">
        <Box component="span" sx={visuallyHidden}>
          <FormattedMessage id="quiz.timeLeft" />
        </Box>
        {clockText(left)}
      </span>
      <Box component="span" role="status" sx={visuallyHidden}>
        {isOver ? (
          <FormattedMessage id="quiz.timeOver" />
        ) : (
          said !== undefined && <FormattedMessage id="quiz.timeAnnounced" values={{ seconds: said }} />
        )}
      </Box>
    </Box>
  );
};
