import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ChoosingActions, SendingActions } from './PhotoActions.tsx';
import { isOnDevice } from './device-photo.ts';
import { PhotoCropDialog } from './PhotoCropDialog.tsx';
import { PhotoInputs } from './PhotoInputs.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import { PhotoProgress } from './PhotoProgress.tsx';
import { usePickedPhoto } from './use-picked-photo.ts';
import type { Photo } from '../profile-form.ts';
import type { PhotoSlots } from './use-photo-slots.ts';

/** The phone's own camera and gallery for one side, and a picture that comes from elsewhere. */
export type SlotInputs = Readonly<{
  camera: () => void;
  gallery: () => void;
  take: (file: File, onFramed: () => void) => void;
  /** The focus goes to this side, once nothing lies over it. */
  show: () => void;
}>;

type Props = Readonly<{
  side: BodySide;
  photo: Photo | null;
  before: Photo | null;
  slots: PhotoSlots;
  /** On its way, or first to have the face covered. */
  onSend: PhotoSlots['send'];
  /** null where the browser shows no live picture: the phone's own camera opens instead. */
  onLiveCamera: (() => void) | null;
  onInputs: (inputs: SlotInputs) => void;
}>;

/** One side of the body: take or choose, frame, send, see, replace, remove. */
export const PhotoSlot = ({ side, photo, before, slots, onSend, onLiveCamera, onInputs }: Props) => {
  const nameId = `${useId()}-name`;
  const { formatMessage } = useIntl();
  const toast = useToast();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const { picked, problem, pick, take, close, sendFramed } = usePickedPhoto(side, onSend);
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState(0);
  const shown = useRef(0);
  const sending = slots.sending[side];
  const name = formatMessage({ id: `indicator.side.${side}` });
  useEffect(() =>
    onInputs({
      camera: () => camera.current?.click(),
      gallery: () => gallery.current?.click(),
      take: (file, onFramed) => void take(file, onFramed),
      show: () => setWanted((times) => times + 1),
    }),
  );
  useEffect(() => {
    if (shown.current === wanted || picked !== undefined) return;
    shown.current = wanted;
    heading.current?.focus();
  }, [wanted, picked]);

  const remove = () => {
    const undo = slots.remove(side);
    toast(<FormattedMessage id="indicator.photo.removed" values={{ side: name }} />, { undo });
  };

  return (
    <Card component="section" aria-labelledby={nameId} sx={{ display: 'flex', flexDirection: 'column' }}>
      <PhotoPicture side={side} sideName={name} photo={photo} before={before} sending={sending} />
      <Box sx={{ p: 1, display: 'flex', flexDirection: 'column', gap: 0.75, flexGrow: 1 }}>
        <Typography id={nameId} variant="subtitle2" component="h3" ref={heading} tabIndex={-1}>
          {name}
        </Typography>
        <PhotoProgress sideName={name} sending={sending} isUnreadable={problem !== undefined} />
        {photo !== null && isOnDevice(photo) && sending === undefined && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="waitingWeek.photo" />
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 'auto' }}>
          {sending !== undefined ? (
            <SendingActions
              hasFailed={sending.error !== undefined}
              onRetry={() => slots.retry(side)}
              onCancel={() => slots.cancel(side)}
            />
          ) : (
            <ChoosingActions
              nameId={nameId}
              sideName={name}
              hasPhoto={photo !== null}
              onTake={onLiveCamera ?? (() => camera.current?.click())}
              onChoose={() => gallery.current?.click()}
              onRemove={remove}
            />
          )}
        </Box>
        <PhotoInputs camera={camera} gallery={gallery} onPick={(input) => void pick(input)} />
      </Box>
      {picked !== undefined && (
        <PhotoCropDialog
          url={picked.url}
          sideName={name}
          ghost={before}
          onDone={sendFramed}
          onClose={close}
        />
      )}
    </Card>
  );
};
