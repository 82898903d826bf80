import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const bubbles = [
  { width: '46%', height: 44, isOwn: false },
  { width: '62%', height: 64, isOwn: false },
  { width: '38%', height: 44, isOwn: true },
  { width: '54%', height: 84, isOwn: false },
  { width: '58%', height: 64, isOwn: true },
  { width: '30%', height: 44, isOwn: true },
] as const;

/** Head and bubbles, in the shape they will have. */
export const RoomSkeleton = () => (
  <Box aria-hidden>
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        px: 2,
        height: 60,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Skeleton variant="circular" width={40} height={40} />
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton variant="text" width="40%" />
        <Skeleton variant="text" width="24%" />
      </Box>
    </Box>
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, p: 2 }}>
      {bubbles.map(({ width, height, isOwn }, index) => (
        <Skeleton
          key={index}
          variant="rounded"
          height={height}
          sx={{ width, borderRadius: '18px', alignSelf: isOwn ? 'flex-end' : 'flex-start' }}
        />
      ))}
    </Box>
  </Box>
);
