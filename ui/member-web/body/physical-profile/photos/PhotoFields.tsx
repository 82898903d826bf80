import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useContext, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { bodySides, minBodySides, type BodySide } from '#core/body/snapshot/snapshot.ts';
import { maxImageBytes, maxVideoBytes } from '#core/platform/media/medium.ts';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { SharedPictures } from '../../waiting-weeks/SharedPictures.tsx';
import { hasLiveCamera } from './camera/use-camera.ts';
import { useFaceCovering } from './covering/use-face-covering.ts';
import { PhotoSlot, type SlotInputs } from './PhotoSlot.tsx';
import type { PhotoSlots } from './use-photo-slots.ts';
import { LastWeekContext, useProfileForm } from '../use-profile-form.ts';

const FaceCoverDialog = lazy(() => import('./covering/FaceCoverDialog.tsx'));
const CameraDialog = lazy(() => import('./camera/CameraDialog.tsx'));

const megabyte = 1024 * 1024;

/** The camera stays open from side to side, until three of them are there. */
const useOpenCamera = (slots: PhotoSlots, send: PhotoSlots['send']) => {
  const { getValues } = useProfileForm();
  const [side, setSide] = useState<BodySide>();
  const use = (picture: Blob) => {
    if (side === undefined) return;
    send(side, picture, `${side.toLowerCase()}.jpg`);
    const there = new Set<BodySide>([
      side,
      ...getValues('media').map((one) => one.side),
      ...bodySides.filter((one) => slots.sending[one] !== undefined),
    ]);
    const next = there.size < minBodySides ? bodySides.find((one) => !there.has(one)) : undefined;
    setSide(next);
  };
  return { side, open: setSide, use, close: () => setSide(undefined) };
};

export default function PhotoFields({ slots }: Readonly<{ slots: PhotoSlots }>) {
  const { control } = useProfileForm();
  const media = useWatch({ control, name: 'media' });
  const last = useContext(LastWeekContext);
  const covering = useFaceCovering(slots);
  const camera = useOpenCamera(slots, covering.send);
  const { formatMessage } = useIntl();
  const inputs = useRef<Partial<Record<BodySide, SlotInputs>>>({});
  const count = media.length;
  const before = (side: BodySide) => last?.week.media.find((one) => one.side === side) ?? null;

  /** The other ways to the picture, when there is no live one. */
  const instead = (way: 'camera' | 'gallery') => {
    const { side } = camera;
    camera.close();
    if (side !== undefined) inputs.current[side]?.[way]();
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <SharedPictures
        onTake={(side, file, onFramed) => inputs.current[side]?.take(file, onFramed)}
        onLast={(side) => inputs.current[side]?.show()}
      />
      <Box aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <StatusChip
          status={count >= minBodySides ? 'done' : 'waiting'}
          label={
            <FormattedMessage
              id="indicator.photo.count"
              values={{ count: Math.min(count, minBodySides), min: minBodySides }}
            />
          }
        />
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
        >
          <LockIcon sx={{ fontSize: '1.125rem' }} aria-hidden />
          <FormattedMessage id="indicator.photo.private" />
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {bodySides.map((side) => (
          <PhotoSlot
            key={side}
            side={side}
            photo={media.find((one) => one.side === side) ?? null}
            before={before(side)}
            slots={slots}
            onSend={covering.send}
            onLiveCamera={hasLiveCamera() ? () => camera.open(side) : null}
            onInputs={(given) => {
              inputs.current[side] = given;
            }}
          />
        ))}
      </Box>
      <SwitchRow
        label={<FormattedMessage id="indicator.cover.on" />}
        hint={
          <FormattedMessage id={covering.isOn ? 'indicator.cover.on.videos' : 'indicator.cover.on.hint'} />
        }
        checked={covering.isOn}
        onChange={covering.choose}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="indicator.photo.tips" />{' '}
        <FormattedMessage
          id="indicator.photo.limits"
          values={{ image: maxImageBytes / megabyte, video: maxVideoBytes / megabyte }}
        />
      </Typography>
      {camera.side !== undefined && (
        <Suspense>
          <CameraDialog
            side={camera.side}
            ghost={before(camera.side)}
            onUse={camera.use}
            onClose={camera.close}
            onPhoneCamera={() => instead('camera')}
            onGallery={() => instead('gallery')}
          />
        </Suspense>
      )}
      {covering.waiting !== undefined && (
        <Suspense>
          <FaceCoverDialog
            picture={covering.waiting.picture}
            sideName={formatMessage({ id: `indicator.side.${covering.waiting.side}` })}
            onDone={covering.done}
            onClose={covering.drop}
          />
        </Suspense>
      )}
    </Stack>
  );
}
