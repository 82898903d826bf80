import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { MediaType, UploadPurpose } from '#core/platform/media/medium.ts';
import { limitsOf } from './file-limits.ts';

type Props = Readonly<{ id?: string; purpose: UploadPurpose; only?: readonly MediaType[] | undefined }>;

/** What may be sent and how large, before a file is chosen. */
export const LimitLines = ({ id, purpose, only }: Props) => (
  <Box id={id} component="ul" sx={{ listStyle: 'none', m: 0, p: 0, color: 'text.secondary' }}>
    {limitsOf(purpose, only).map(({ type, formats, megabytes, minutes }) => (
      <Typography key={type} component="li" variant="body2">
        <FormattedMessage
          id={minutes === null ? 'uploads.limit' : 'uploads.limit.played'}
          values={{ type, formats, megabytes, minutes }}
        />
      </Typography>
    ))}
  </Box>
);
