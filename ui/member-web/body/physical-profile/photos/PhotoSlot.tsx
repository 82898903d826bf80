import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { useErrorText } from '#ui/components/States.tsx';
import { useToast } from '#ui/components/toasts/Toasts.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CameraIcon, CheckIcon, ErrorIcon, ImageIcon, RefreshIcon, TrashIcon } from '#ui/icons.tsx';
import { BodySidePicture } from '#ui/illustrations/body.tsx';
import { useFormats } from '#ui/intl.tsx';
import { canRead } from '#ui/cropping/crop-picture.ts';
import { PrivateMedium } from '../../../app/parts/PrivateMedium.tsx';
import type { Photo } from '../profile-form.ts';
import type { PhotoSlots } from './use-photo-slots.ts';

const PhotoCropDialog = lazy(() => import('./PhotoCropDialog.tsx'));

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif';
const videos = 'video/mp4,video/quicktime,video/webm';

type Chosen = Readonly<{ url: string; name: string }>;

type Props = Readonly<{ side: BodySide; photo: Photo | null; before: Photo | null; slots: PhotoSlots }>;

/** One side of the body: choose or take, frame, send, see, replace, remove. */
export const PhotoSlot = ({ side, photo, before, slots }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { percent } = useFormats();
  const errorText = useErrorText();
  const toast = useToast();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [unreadable, setUnreadable] = useState(false);
  const waiting = slots.sending[side];
  const name = formatMessage({ id: `indicator.side.${side}` });

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = ''; // the same file may be chosen again
    if (file === undefined) return;
    setUnreadable(false);
    if (file.type.startsWith('video/')) return slots.send(side, file, file.name);
    const url = URL.createObjectURL(file);
    if (await canRead(url)) return setChosen({ url, name: file.name });
    URL.revokeObjectURL(url);
    return setUnreadable(true);
  };
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(undefined);
  };
  const framed = (picture: Blob) => {
    slots.send(side, picture, `${chosen?.name.replace(/\.[^.]*$/, '') ?? side.toLowerCase()}.jpg`);
    close();
  };
  const remove = () => {
    const undo = slots.remove(side);
    toast(<FormattedMessage id="indicator.photo.removed" values={{ side: name }} />, { undo });
  };

  const share = Math.round((waiting?.share ?? 0) * 100);
  const isSending = waiting !== undefined && waiting.error === undefined;

  return (
    <Card
      component="section"
      aria-labelledby={`${id}-name`}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '3 / 4',
          bgcolor: 'background.sunken',
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
        }}
      >
        {waiting !== undefined ? (
          waiting.isVideo ? (
            <Box
              component="video"
              src={waiting.preview}
              muted
              playsInline
              aria-hidden
              sx={{ width: '100%', height: '100%', objectFit: 'cover', opacity: 0.6 }}
            />
          ) : (
            <Box
              component="img"
              src={waiting.preview}
              alt=""
              sx={{ width: '100%', height: '100%', objectFit: 'cover', opacity: 0.6 }}
            />
          )
        ) : photo !== null ? (
          <PrivateMedium
            medium={photo}
            alt={formatMessage({ id: 'indicator.photo.alt' }, { side: name })}
            thumbnail={photo.type === 'IMAGE'}
            controls
          />
        ) : (
          <>
            {before !== null && (
              <Box aria-hidden sx={{ position: 'absolute', inset: 0, opacity: 0.28 }}>
                <PrivateMedium medium={before} alt="" thumbnail lazy />
              </Box>
            )}
            <Box
              aria-hidden
              sx={{
                height: '82%',
                display: before === null ? 'block' : 'none',
                '& svg': { height: '100%', width: 'auto' },
              }}
            >
              <BodySidePicture side={side} />
            </Box>
          </>
        )}
        {photo !== null && waiting === undefined && (
          <Box
            sx={{
              position: 'absolute',
              top: 8,
              right: 8,
              width: 28,
              height: 28,
              borderRadius: '50%',
              bgcolor: 'success.main',
              color: 'success.contrastText',
              display: 'grid',
              placeItems: 'center',
            }}
            aria-hidden
          >
            <CheckIcon sx={{ fontSize: '1.125rem' }} />
          </Box>
        )}
      </Box>
      <Box sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        <Typography id={`${id}-name`} variant="subtitle1" component="h3">
          {name}
        </Typography>
        {isSending && (
          <Box>
            <LinearProgress
              variant={share > 0 && share < 100 ? 'determinate' : 'indeterminate'}
              value={share}
              aria-label={formatMessage({ id: 'indicator.photo.sending' }, { side: name })}
            />
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {share < 100 ? percent(share, 0) : <FormattedMessage id="indicator.photo.checking" />}
            </Typography>
          </Box>
        )}
        {waiting?.error !== undefined && (
          <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />} sx={{ p: 1 }}>
            {errorText(waiting.error) /* the server's own sentence, or why it was not asked */}
          </Alert>
        )}
        {unreadable && (
          <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />} sx={{ p: 1 }}>
            <FormattedMessage id="indicator.photo.unreadable" />
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, mt: 'auto' }}>
          {waiting !== undefined ? (
            <>
              {waiting.error !== undefined && (
                <Button
                  size="small"
                  variant="outlined"
                  startIcon={<RefreshIcon />}
                  onClick={() => slots.retry(side)}
                  sx={{ minHeight: 44 }}
                >
                  <FormattedMessage id="ui.retry" />
                </Button>
              )}
              <Button
                size="small"
                variant="text"
                color="inherit"
                onClick={() => slots.cancel(side)}
                sx={{ minHeight: 44 }}
              >
                <FormattedMessage id="ui.cancel" />
              </Button>
            </>
          ) : (
            <>
              <Button
                size="small"
                variant={photo === null ? 'contained' : 'outlined'}
                startIcon={<CameraIcon />}
                onClick={() => camera.current?.click()}
                aria-describedby={`${id}-name`}
                sx={{ minHeight: 44, px: 1 }}
              >
                <FormattedMessage id={photo === null ? 'indicator.photo.take' : 'indicator.photo.retake'} />
              </Button>
              <Button
                size="small"
                variant="outlined"
                startIcon={<ImageIcon />}
                onClick={() => gallery.current?.click()}
                aria-describedby={`${id}-name`}
                sx={{ minHeight: 44, px: 1 }}
              >
                <FormattedMessage id="indicator.photo.choose" />
              </Button>
              {photo !== null && (
                <Button
                  size="small"
                  variant="text"
                  color="inherit"
                  startIcon={<TrashIcon />}
                  onClick={remove}
                  aria-label={formatMessage({ id: 'indicator.photo.remove.label' }, { side: name })}
                  sx={{ minHeight: 44, px: 1 }}
                >
                  <FormattedMessage id="ui.delete" />
                </Button>
              )}
            </>
          )}
        </Box>
        <Box sx={visuallyHidden}>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            tabIndex={-1}
            aria-hidden
            onChange={({ target }) => void choose(target)}
          />
          <input
            ref={gallery}
            type="file"
            accept={`${pictures},${videos}`}
            tabIndex={-1}
            aria-hidden
            onChange={({ target }) => void choose(target)}
          />
        </Box>
      </Box>
      {chosen !== undefined && (
        <Suspense fallback={null}>
          <PhotoCropDialog url={chosen.url} sideName={name} ghost={before} onDone={framed} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
};
