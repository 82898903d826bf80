import Box from '@mui/material/Box';
import { create } from 'qrcode';
import { useIntl } from 'react-intl';

const quiet = 4;

/** One path, drawn dark on white in both themes: that is what cameras read. */
const QrPicture = ({ text }: Readonly<{ text: string }>) => {
  const { formatMessage } = useIntl();
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const path = Array.from({ length: size * size }, (_, index) =>
    data[index] ? `M${(index % size) + quiet} ${Math.floor(index / size) + quiet}h1v1h-1z` : '',
  ).join('');
  const whole = size + 2 * quiet;

  return (
    <Box
      component="svg"
      role="img"
      aria-label={formatMessage({ id: 'invite.qr' })}
      viewBox={`0 0 ${whole} ${whole}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, maxWidth: '100%', borderRadius: '12px', display: 'block' }}
    >
      <rect width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#16231D" />
    </Box>
  );
};

export default QrPicture;
