import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CameraIcon, ImageIcon } from '#ui/icons.tsx';

type Props = Readonly<{ isRefused: boolean; onPhoneCamera: () => void; onGallery: () => void }>;

/** No live picture here: why, and the two other ways to the photo. */
export const NoCamera = ({ isRefused, onPhoneCamera, onGallery }: Props) => (
  <Box
    sx={{
      flexGrow: 1,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 2,
      p: 3,
      textAlign: 'center',
    }}
  >
    <Typography role="status">
      <FormattedMessage id={isRefused ? 'indicator.camera.refused' : 'indicator.camera.missing'} />
    </Typography>
    <Button variant="contained" color="accent" startIcon={<CameraIcon />} onClick={onPhoneCamera}>
      <FormattedMessage id="indicator.camera.phone" />
    </Button>
    <Button variant="outlined" color="inherit" startIcon={<ImageIcon />} onClick={onGallery}>
      <FormattedMessage id="indicator.photo.choose" />
    </Button>
  </Box>
);
