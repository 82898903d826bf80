import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { usePageHeading } from '#ui/components/Page.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, MailIcon, SearchIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useChatUnread } from '../../../app/data/chat.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { useTyped } from '../../../app/parts/use-typed.ts';
import { paths } from '../../../app/paths.ts';
import { WriteIcon } from '../icons.tsx';
import { RoomList } from './RoomList.tsx';
import { SearchResults } from './SearchResults.tsx';

const NewChat = lazy(() => import('../people/NewChat.tsx'));

/** Strangers wait behind it: their words are in no list and no count before one looks. */
const RequestsBar = ({ count }: Readonly<{ count: number }>) => {
  const { number } = useFormats();
  return (
    <Box
      component={LocalLink}
      to={`${paths.chat}?box=requests`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        mx: 0.5,
        px: 2,
        borderRadius: '14px',
        textDecoration: 'none',
        color: 'text.primary',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <MailIcon sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ flexGrow: 1, fontWeight: 600 }}>
        <FormattedMessage id="chat.requests" />
      </Box>
      <Box component="span" sx={{ color: 'accent.text', fontWeight: 600 }}>
        {number(count)}
      </Box>
      <ArrowRightIcon fontSize="small" sx={{ color: 'text.secondary' }} />
    </Box>
  );
};

const Search = ({ q, onSearch }: Readonly<{ q: string; onSearch: (q: string) => void }>) => {
  const { formatMessage } = useIntl();
  const { typed, type, now } = useTyped(q, onSearch);
  return (
    <Box
      component="form"
      role="search"
      sx={{ px: 1.5, pb: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        now(typed);
      }}
    >
      <OutlinedInput
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && now('')}
        fullWidth
        size="small"
        autoComplete="off"
        placeholder={formatMessage({ id: 'chat.search' })}
        inputProps={{
          'aria-label': formatMessage({ id: 'chat.search' }),
          inputMode: 'search',
          enterKeyHint: 'search',
          maxLength: 100,
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        endAdornment={
          typed !== '' && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={formatMessage({ id: 'chat.search.clear' })}
                onClick={() => now('')}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          )
        }
      />
    </Box>
  );
};

/** The left half: what is searched and which box is looked at stand in the address. */
export const ListPane = ({ openRoomId }: Readonly<{ openRoomId: string | null }>) => {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const [q, setQ] = useState('');
  const [isWriting, setWriting] = useState(false);
  const [wasWriting, setWasWriting] = useState(false);
  const { requests } = useChatUnread();
  const box = search.get('box') === 'requests' ? 'requests' : 'inbox';
  const title = formatMessage({ id: box === 'requests' ? 'chat.requests' : 'chat.title' });
  const heading = usePageHeading(title);
  const write = () => {
    setWasWriting(true);
    setWriting(true);
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 2, pb: 1 }}>
        {box === 'requests' && (
          <IconButton
            edge="start"
            aria-label={formatMessage({ id: 'nav.back' })}
            onClick={() => setSearch({}, { preventScrollReset: true })}
          >
            <ArrowLeftIcon />
          </IconButton>
        )}
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }} {...heading}>
          {title}
        </Typography>
        <Tooltip title={formatMessage({ id: 'chat.new' })}>
          <IconButton
            aria-label={formatMessage({ id: 'chat.new' })}
            onClick={write}
            sx={{ width: 44, height: 44 }}
          >
            <WriteIcon />
          </IconButton>
        </Tooltip>
      </Box>
      {box === 'inbox' && <Search q={q} onSearch={setQ} />}
      <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', pb: 1 }}>
        {box === 'inbox' && q === '' && requests > 0 && <RequestsBar count={requests} />}
        {box === 'inbox' && q !== '' ? (
          <SearchResults q={q} openRoomId={openRoomId} />
        ) : (
          <RoomList box={box} openRoomId={openRoomId} onWrite={write} />
        )}
      </Box>
      {wasWriting && (
        <Suspense>
          <NewChat open={isWriting} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Box>
  );
};
