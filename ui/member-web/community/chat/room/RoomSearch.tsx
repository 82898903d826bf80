import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon } from '#ui/icons.tsx';
import { useTyped } from '../../../app/parts/use-typed.ts';
import { FoundMessages } from '../list/SearchResults.tsx';

/** Words in this room; what was found leads to its place and stays open beside it. */
export const RoomSearch = ({ roomId, onClose }: Readonly<{ roomId: string; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const [q, setQ] = useState('');
  const search = useCallback((text: string) => setQ(text), []);
  const { typed, type, now } = useTyped(q, search);
  return (
    <Box sx={{ borderBottom: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          now(typed);
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1 }}
      >
        <OutlinedInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
          autoFocus
          fullWidth
          size="small"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          placeholder={formatMessage({ id: 'chat.search.here' })}
          inputProps={{
            'aria-label': formatMessage({ id: 'chat.search.here' }),
            inputMode: 'search',
            enterKeyHint: 'search',
            maxLength: 100,
          }}
        />
        <IconButton
          onClick={onClose}
          aria-label={formatMessage({ id: 'ui.close' })}
          sx={{ width: 44, height: 44 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      {q !== '' && (
        <Box sx={{ maxHeight: '40dvh', overflowY: 'auto' }}>
          <FoundMessages q={q} roomId={roomId} />
        </Box>
      )}
    </Box>
  );
};
