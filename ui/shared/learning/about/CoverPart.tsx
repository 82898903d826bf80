import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImageIcon } from '../../icons.tsx';
import { useAuthoring } from '../data.ts';
import { fieldMark } from '../part.ts';

type Props = Readonly<{
  coverUrl: string | null;
  coverId: string | null;
  onChange: (id: string | null) => void;
}>;

export const CoverPart = ({ coverUrl, coverId, onChange }: Props) => {
  const { media } = useAuthoring();
  const { formatMessage } = useIntl();
  const choose = async () => {
    const picture = await media?.pickMedium('IMAGE');
    if (picture) onChange(picture.id);
  };
  return (
    <Box {...fieldMark('coverId')}>
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="learning.cover" />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <FormattedMessage id="learning.cover.hint" />
      </Typography>
      {coverId !== null && coverUrl !== null && (
        <Box
          component="img"
          src={coverUrl}
          alt={formatMessage({ id: 'learning.cover.alt' })}
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
      {media !== undefined && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" startIcon={<ImageIcon />} onClick={() => void choose()}>
            <FormattedMessage id={coverId === null ? 'learning.cover.choose' : 'learning.cover.replace'} />
          </Button>
          {coverId !== null && (
            <Button color="inherit" onClick={() => onChange(null)}>
              <FormattedMessage id="learning.cover.remove" />
            </Button>
          )}
        </Stack>
      )}
    </Box>
  );
};
