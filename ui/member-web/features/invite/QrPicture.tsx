import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { create } from 'qrcode';
import { FormattedMessage, useIntl } from 'react-intl';
import { palettes } from '#ui/tokens.ts';

const quiet = 4;
const { paper } = palettes.light.background;
const { primary: ink } = palettes.light.text;

/** One path, drawn dark on white in both themes: that is what cameras read. */
const QrPicture = ({ text }: Readonly<{ text: string }>) => {
  const { formatMessage } = useIntl();
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from({ length: size * size }, (_, index) =>
    data[index] ? `M${(index % size) + quiet} ${Math.floor(index / size) + quiet}h1v1h-1z` : '',
  ).join('');
  const whole = size + 2 * quiet;

  return (
    <Box component="figure" sx={{ m: 0, width: 200, maxWidth: '100%' }}>
      <Box
        component="svg"
        role="img"
        aria-label={formatMessage({ id: 'invite.qr' })}
        viewBox={`0 0 ${whole} ${whole}`}
        shapeRendering="crispEdges"
        sx={{ width: '100%', borderRadius: '12px', display: 'block' }}
      >
        <rect width={whole} height={whole} fill={paper} />
        <path d={path} fill={ink} />
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ color: 'text.secondary', mt: 0.75, textAlign: 'center' }}
      >
        <FormattedMessage id="invite.qr.hint" />
      </Typography>
    </Box>
  );
};

export default QrPicture;
