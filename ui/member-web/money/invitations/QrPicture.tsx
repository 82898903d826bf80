import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { qrColours, qrDrawing } from '../../app/parts/qr-drawing.ts';

const QrPicture = ({ text }: Readonly<{ text: string }>) => {
  const { formatMessage } = useIntl();
  const { size, path } = qrDrawing(text);

  return (
    <Box component="figure" sx={{ m: 0, width: 200, maxWidth: '100%' }}>
      <Box
        component="svg"
        role="img"
        aria-label={formatMessage({ id: 'invite.qr' })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        sx={{ width: '100%', borderRadius: '12px', display: 'block' }}
      >
        <rect width={size} height={size} fill={qrColours.paper} />
        <path d={path} fill={qrColours.ink} />
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
