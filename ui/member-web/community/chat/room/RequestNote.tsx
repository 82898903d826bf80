import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import type { ChatRoomDetail } from '../../../app/data/chat.ts';
import { useLocalNavigate } from '../../../app/parts/use-local-path.ts';
import { paths } from '../../../app/paths.ts';
import { useRoomName } from '../room-words.ts';
import { useChat } from '../use-session.ts';

/** A stranger wrote or invited: three answers, and nothing is told before one is given. */
export const RequestNote = ({ room }: Readonly<{ room: ChatRoomDetail }>) => {
  const { rooms } = useChat();
  const navigate = useLocalNavigate();
  const name = useRoomName()(room);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [asksBlock, setAsksBlock] = useState(false);
  const { peer } = room;

  const step = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const leave = () => navigate(`${paths.chat}?box=requests`);

  return (
    <Box
      component="section"
      sx={{
        px: 2,
        py: 1.5,
        pb: 'calc(12px + env(safe-area-inset-bottom, 0px))',
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography sx={{ mb: 1, fontSize: '0.9375rem' }}>
        <FormattedMessage
          id={room.type === 'GROUP' ? 'chat.request.group' : 'chat.request.person'}
          values={{ name }}
        />
      </Typography>
      {error !== undefined && <ErrorNote error={error} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={busy} onClick={() => void step(() => rooms.accept(room.id))}>
          <FormattedMessage id="chat.request.accept" />
        </Button>
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => void step(() => rooms.decline(room.id).then(leave))}
        >
          <FormattedMessage id="chat.request.decline" />
        </Button>
        {peer !== null && (
          <Button color="error" disabled={busy} onClick={() => setAsksBlock(true)}>
            <FormattedMessage id="chat.block" />
          </Button>
        )}
      </Box>
      {peer !== null && (
        <ConfirmOnDemand
          open={asksBlock}
          dangerous
          title={<FormattedMessage id="chat.block.title" values={{ name }} />}
          confirmLabel={<FormattedMessage id="chat.block" />}
          onConfirm={async () => {
            await rooms.block(peer.id, room.id);
            await leave();
          }}
          onClose={() => setAsksBlock(false)}
        >
          <FormattedMessage id="chat.block.text" />
        </ConfirmOnDemand>
      )}
    </Box>
  );
};
