import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DownloadIcon, ShareIcon } from '#ui/icons.tsx';
import { saveFile } from '#ui/save-file.ts';
import { qrColours, qrDrawing } from '../../app/parts/qr-drawing.ts';
import { type CardWords, drawQrCard } from './qr-card.ts';

type Props = Readonly<{
  payload: string;
  /** What the picture says, for who cannot see it. */
  description: string;
  card: CardWords;
  fileName: string;
}>;

/** A phone's gallery is reached through its share sheet, and the gallery is where a bank's app looks for a picture. */
const canShare = () => {
  if (!('canShare' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  return navigator.canShare({ files: [new File([''], 'qr.png', { type: 'image/png' })] });
};

const QrPanel = ({ payload, description, card, fileName }: Props) => {
  const { formatMessage } = useIntl();
  const drawing = useMemo(() => qrDrawing(payload), [payload]);
  const [failed, setFailed] = useState(false);

  const picture = async (give: (blob: Blob) => unknown) => {
    setFailed(false);
    try {
      await give(await drawQrCard(drawing, card));
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  };
  const save = () => picture((blob) => saveFile({ blob, name: fileName }, fileName));
  const share = () =>
    picture((blob) =>
      navigator.share({ title: card.title, files: [new File([blob], fileName, { type: blob.type })] }),
    );

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Box
        component="svg"
        role="img"
        aria-label={description}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: 320,
          mx: 'auto',
          borderRadius: '16px',
          border: '1px solid',
          borderColor: 'divider',
        }}
      >
        <rect width={drawing.size} height={drawing.size} fill={qrColours.paper} />
        <path d={drawing.path} fill={qrColours.ink} />
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ mt: 1, textAlign: 'center', color: 'text.secondary' }}
      >
        {card.caption}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()}>
          <FormattedMessage id="checkout.qr.save" />
        </Button>
        {canShare() && (
          <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void share()}>
            <FormattedMessage id="checkout.qr.share" />
          </Button>
        )}
      </Stack>
      <Box component="output" sx={{ display: 'block', textAlign: 'center' }}>
        {failed && formatMessage({ id: 'checkout.qr.failed' })}
      </Box>
    </Box>
  );
};

export default QrPanel;
