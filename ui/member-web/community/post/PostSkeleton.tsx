import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const Post = ({ hasPicture }: Readonly<{ hasPicture: boolean }>) => (
  <Box>
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 1.5 }}>
      <Skeleton variant="circular" width={44} height={44} />
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton variant="text" sx={{ width: '40%' }} />
        <Skeleton variant="text" sx={{ width: '24%' }} />
      </Box>
    </Stack>
    <Skeleton variant="text" />
    <Skeleton variant="text" sx={{ width: '72%' }} />
    {hasPicture && <Skeleton variant="rounded" sx={{ mt: 1.5, height: 240, borderRadius: '16px' }} />}
  </Box>
);

export const PostSkeleton = ({ posts = 3 }: Readonly<{ posts?: number }>) => (
  <Stack aria-hidden sx={{ gap: 5 }}>
    {Array.from({ length: posts }, (_, index) => (
      <Post key={index} hasPicture={index % 2 === 0} />
    ))}
  </Stack>
);
