import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImageIcon } from '../../icons.tsx';
import { useAuthoring } from '../data.ts';
import { touchSize } from '../touch-size.ts';

type Props = Readonly<{ imageId: string | null; onChange: (id: string | null) => void }>;

/** A picture that belongs to the question. */
export const QuestionPicture = ({ imageId, onChange }: Props) => {
  const { media, mediumOf, root } = useAuthoring();
  const { formatMessage } = useIntl();
  const { data } = useQuery({
    queryKey: [root, 'medium', imageId],
    queryFn: () => (imageId === null ? null : mediumOf(imageId)),
    enabled: imageId !== null,
  });
  const choose = async () => {
    const picture = await media?.pickMedium('IMAGE');
    if (picture) onChange(picture.id);
  };
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      {imageId !== null && data && (
        <Box
          component="img"
          src={data.thumbnailUrl ?? data.url}
          alt={formatMessage({ id: 'learning.question.picture' })}
          sx={{ width: 120, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      {media !== undefined && (
        <Button size="small" sx={touchSize} startIcon={<ImageIcon />} onClick={() => void choose()}>
          <FormattedMessage
            id={imageId === null ? 'learning.question.addPicture' : 'learning.question.changePicture'}
          />
        </Button>
      )}
      {imageId !== null && (
        <Button size="small" sx={touchSize} color="inherit" onClick={() => onChange(null)}>
          <FormattedMessage id="learning.question.removePicture" />
        </Button>
      )}
    </Stack>
  );
};
