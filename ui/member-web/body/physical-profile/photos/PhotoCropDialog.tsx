import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { CropOnDemand } from '#ui/cropping/CropOnDemand.tsx';
import { PrivateMedium } from '../../../app/parts/PrivateMedium.tsx';
import type { Photo } from '../profile-form.ts';

/** Body pictures stand upright: three to four. */
const aspect = 3 / 4;

type Props = Readonly<{
  url: string;
  sideName: string;
  /** Last week's picture of the same side: laid over, so that both show the same frame. */
  ghost: Photo | null;
  onDone: (picture: Blob) => unknown;
  onClose: () => void;
}>;

export const PhotoCropDialog = ({ url, sideName, ghost, onDone, onClose }: Props) => {
  const [withGhost, setWithGhost] = useState(true);
  const hasGhost = ghost !== null && ghost.type === 'IMAGE';

  return (
    <CropOnDemand
      url={url}
      title={<FormattedMessage id="indicator.crop.title" values={{ side: sideName }} />}
      help={<FormattedMessage id="indicator.crop.help" />}
      useLabel={<FormattedMessage id="indicator.crop.use" />}
      unreadable={<FormattedMessage id="indicator.photo.unreadable" />}
      aspect={aspect}
      longestSide={2000}
      maxWidth="sm"
      height={{ xs: 'min(56dvh, 420px)', sm: 'min(58dvh, 520px)' }}
      cropper={{ objectFit: 'contain' }}
      overlay={
        hasGhost &&
        withGhost && (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 0,
              m: 'auto',
              height: '100%',
              aspectRatio: String(aspect),
              maxWidth: '100%',
              opacity: 0.38,
              pointerEvents: 'none',
            }}
          >
            <PrivateMedium medium={ghost} alt="" sx={{ bgcolor: 'transparent', objectFit: 'contain' }} />
          </Box>
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      {hasGhost && (
        <SwitchRow
          label={<FormattedMessage id="indicator.crop.ghost" />}
          hint={<FormattedMessage id="indicator.crop.ghost.hint" />}
          checked={withGhost}
          onChange={setWithGhost}
        />
      )}
    </CropOnDemand>
  );
};
