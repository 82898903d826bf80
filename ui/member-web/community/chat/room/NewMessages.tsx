import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { usePersonName, useSummary } from '../room-words.ts';
import type { Row } from './rows.ts';

type Heard = Readonly<{ seq: number; body: string; text: string }>;

/**
 * Reads out what others say while the room is open; what was there before is not read. What is edited or deleted after
 * that does not stay here in its old words.
 */
export const NewMessages = ({ rows }: Readonly<{ rows: readonly Row[] }>) => {
  const { formatMessage } = useIntl();
  const nameOf = usePersonName();
  const summary = useSummary();
  const announced = useRef<number | undefined>(undefined);
  const [heard, setHeard] = useState<Heard>();
  const newest = rows.findLast((row) => row.kind === 'message');

  useEffect(() => {
    if (newest?.kind !== 'message') return;
    const before = announced.current;
    announced.current = Math.max(before ?? 0, newest.seq);
    if (before === undefined || newest.seq <= before || newest.isOwn) return;
    const { message, seq } = newest;
    const said = { name: nameOf(message.sender), text: summary(message) };
    setHeard({ seq, body: message.body, text: formatMessage({ id: 'chat.heard' }, said) });
    // Only a newer message is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [newest?.seq]);

  const stands = rows.some(
    (row) => row.kind === 'message' && row.seq === heard?.seq && row.message.body === heard.body,
  );
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {stands ? heard?.text : ''}
    </Box>
  );
};
