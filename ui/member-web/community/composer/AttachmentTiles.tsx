import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { FormattedMessage, useIntl } from 'react-intl';
import { altMaxLength, mostMedia } from '#core/community/feed/post.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/icons.tsx';
import type { Attachment, Attachments } from './use-attachments.ts';

const round = {
  bgcolor: 'rgb(0 0 0 / 0.6)',
  color: 'common.white',
  width: 32,
  height: 32,
  '&:hover, &:focus-visible': { bgcolor: 'rgb(0 0 0 / 0.8)' },
  '&.Mui-disabled': { color: 'rgb(255 255 255 / 0.4)', bgcolor: 'rgb(0 0 0 / 0.4)' },
} as const;

type TileProps = Readonly<{ one: Attachment; place: number; attachments: Attachments }>;

const Tile = ({ one, place, attachments }: TileProps) => {
  const { formatMessage } = useIntl();
  const text = useErrorText();
  const upload = attachments.uploadOf(one);
  const picture = one.url ?? upload?.medium?.thumbnailUrl ?? upload?.medium?.url ?? upload?.preview ?? null;
  const isUnderWay = upload !== undefined && upload.medium === null && upload.status !== 'FAILED';
  const say = (id: 'feed.media.earlier' | 'feed.media.later' | 'feed.media.remove' | 'feed.media.alt') =>
    formatMessage({ id }, { number: place + 1 });
  const count = attachments.list.length;

  return (
    <Box component="li" sx={{ flex: '0 0 148px', width: 148 }}>
      <Box
        sx={{
          position: 'relative',
          height: 148,
          borderRadius: '12px',
          overflow: 'hidden',
          bgcolor: 'background.sunken',
        }}
      >
        {picture !== null && one.type === 'IMAGE' && (
          <Box
            component="img"
            src={picture}
            alt=""
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
        {isUnderWay && (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'rgb(0 0 0 / 0.35)',
            }}
          >
            <CircularProgress
              variant={upload.status === 'SENDING' ? 'determinate' : 'indeterminate'}
              value={Math.round(upload.share * 100)}
              aria-label={formatMessage({ id: 'feed.media.sending' }, { number: place + 1 })}
              sx={{ color: 'common.white' }}
            />
          </Box>
        )}
        <Box sx={{ position: 'absolute', top: 6, right: 6, left: 6, display: 'flex', gap: 0.5 }}>
          {count > 1 && (
            <>
              <IconButton
                sx={round}
                disabled={place === 0}
                aria-label={say('feed.media.earlier')}
                onClick={() => attachments.move(one.key, -1)}
              >
                <ArrowLeftIcon fontSize="small" />
              </IconButton>
              <IconButton
                sx={round}
                disabled={place === count - 1}
                aria-label={say('feed.media.later')}
                onClick={() => attachments.move(one.key, 1)}
              >
                <ArrowRightIcon fontSize="small" />
              </IconButton>
            </>
          )}
          <Box sx={{ flexGrow: 1 }} />
          <IconButton
            sx={round}
            aria-label={say('feed.media.remove')}
            onClick={() => attachments.remove(one.key)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      {upload?.status === 'FAILED' ? (
        <Box role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main', mt: 0.5 }}>
          {text(upload.error)}
          <Button size="small" onClick={() => attachments.retry(one)}>
            <FormattedMessage id="ui.retry" />
          </Button>
        </Box>
      ) : (
        <InputBase
          fullWidth
          value={one.alt}
          placeholder={formatMessage({ id: 'feed.media.alt.short' })}
          onChange={({ target }) => attachments.describe(one.key, target.value)}
          inputProps={{ maxLength: altMaxLength, 'aria-label': say('feed.media.alt') }}
          sx={{ fontSize: '0.875rem', minHeight: 36 }}
        />
      )}
    </Box>
  );
};

/** What goes with the post, in its order; each picture can be described for those who can't see it. */
export const AttachmentTiles = ({ attachments }: Readonly<{ attachments: Attachments }>) => {
  if (attachments.list.length === 0) return null;
  return (
    <Box>
      <Box
        component="ul"
        sx={{ display: 'flex', gap: 1, overflowX: 'auto', listStyle: 'none', p: 0, m: 0, pb: 0.5 }}
      >
        {attachments.list.map((one, place) => (
          <Tile key={one.key} one={one} place={place} attachments={attachments} />
        ))}
      </Box>
      {attachments.isTooMany && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
          <FormattedMessage id="feed.media.tooMany" values={{ count: mostMedia }} />
        </Box>
      )}
    </Box>
  );
};
