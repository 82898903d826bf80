import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export const PeopleSkeleton = ({ lines = 5 }: Readonly<{ lines?: number }>) => (
  <Box aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <Box key={line} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 64 }}>
        <Skeleton variant="circular" width={44} height={44} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton variant="text" width="45%" />
          <Skeleton variant="text" width="30%" />
        </Box>
        <Skeleton variant="rounded" width={96} height={36} />
      </Box>
    ))}
  </Box>
);
