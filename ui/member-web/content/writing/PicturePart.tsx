import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ImageIcon } from '#ui/icons.tsx';
import { usePicture } from './data.ts';

type Props = Readonly<{
  title: ReactNode;
  hint: ReactNode;
  id: string | null;
  disabled: boolean;
  onChoose: () => void;
  onRemove: () => void;
}>;

/** A picture from one's own files. */
export const PicturePart = ({ title, hint, id, disabled, onChoose, onRemove }: Props) => {
  const { data } = usePicture(id);
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {hint}
      </Typography>
      {data && (
        <Box
          component="img"
          src={data.thumbnailUrl ?? data.url}
          alt=""
          sx={{
            display: 'block',
            width: '100%',
            maxWidth: 420,
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            borderRadius: 1,
            mb: 1,
          }}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<ImageIcon />} onClick={onChoose} disabled={disabled}>
          <FormattedMessage id={id === null ? 'writing.picture.choose' : 'writing.picture.replace'} />
        </Button>
        {id !== null && (
          <Button color="inherit" onClick={onRemove} disabled={disabled}>
            <FormattedMessage id="writing.picture.remove" />
          </Button>
        )}
      </Stack>
    </Box>
  );
};
