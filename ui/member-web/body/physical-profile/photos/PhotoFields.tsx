import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { bodySides, minBodySides } from '#core/body/snapshot/snapshot.ts';
import { maxImageBytes, maxVideoBytes } from '#core/platform/media/medium.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { PhotoSlot } from './PhotoSlot.tsx';
import type { PhotoSlots } from './use-photo-slots.ts';
import { LastWeekContext, useProfileForm } from '../use-profile-form.ts';

const megabyte = 1024 * 1024;

export default function PhotoFields({ slots }: Readonly<{ slots: PhotoSlots }>) {
  const { control } = useProfileForm();
  const media = useWatch({ control, name: 'media' });
  const last = useContext(LastWeekContext);
  const count = media.length;

  return (
    <Stack sx={{ gap: 2.5 }}>
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'flex-start',
          p: 2,
          borderRadius: '16px',
          bgcolor: 'primary.soft',
          color: 'primary.onSoft',
        }}
      >
        <LockIcon sx={{ mt: 0.25 }} />
        <Box>
          <Typography variant="subtitle1">
            <FormattedMessage id="indicator.photo.private" />
          </Typography>
          <Typography variant="body2">
            <FormattedMessage id="indicator.photo.tips" />
          </Typography>
        </Box>
      </Box>
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
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id="indicator.photo.limits"
            values={{ image: maxImageBytes / megabyte, video: maxVideoBytes / megabyte }}
          />
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
            before={last?.week.media.find((one) => one.side === side) ?? null}
            slots={slots}
          />
        ))}
      </Box>
    </Stack>
  );
}
