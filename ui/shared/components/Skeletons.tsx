import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export const TextSkeleton = ({ lines = 3 }: Readonly<{ lines?: number }>) => (
  <Box aria-hidden>
    {times(lines).map((line) => (
      <Skeleton
        key={line}
        variant="text"
        sx={{ fontSize: '1rem', width: line === lines - 1 ? '60%' : '100%' }}
      />
    ))}
  </Box>
);

export const CardSkeleton = ({ height = 96 }: Readonly<{ height?: number }>) => (
  <Card aria-hidden>
    <CardContent>
      <Skeleton variant="text" sx={{ width: '45%', fontSize: '1.125rem', mb: 1 }} />
      <Skeleton variant="rounded" height={height} />
    </CardContent>
  </Card>
);

export const CardGridSkeleton = ({ cards = 3, height }: Readonly<{ cards?: number; height?: number }>) => (
  <Box
    aria-hidden
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}
  >
    {times(cards).map((card) => (
      <CardSkeleton key={card} {...(height === undefined ? {} : { height })} />
    ))}
  </Box>
);

export const ListSkeleton = ({
  rows = 5,
  picture = true,
}: Readonly<{ rows?: number; picture?: boolean }>) => (
  <Stack aria-hidden sx={{ gap: 2 }}>
    {times(rows).map((row) => (
      <Stack key={row} direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        {picture && <Skeleton variant="circular" width={44} height={44} sx={{ flexShrink: 0 }} />}
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton variant="text" sx={{ width: `${70 - (row % 3) * 12}%` }} />
          <Skeleton variant="text" sx={{ width: `${45 - (row % 2) * 10}%` }} />
        </Box>
      </Stack>
    ))}
  </Stack>
);

export const ChartSkeleton = ({ height = 260 }: Readonly<{ height?: number }>) => (
  <Stack aria-hidden direction="row" sx={{ height, alignItems: 'flex-end', gap: 1 }}>
    {[40, 55, 48, 66, 60, 74, 70, 82].map((share) => (
      <Skeleton key={share} variant="rounded" sx={{ flexGrow: 1, height: `${share}%` }} />
    ))}
  </Stack>
);

export const FormSkeleton = ({ fields = 4 }: Readonly<{ fields?: number }>) => (
  <Stack aria-hidden sx={{ gap: 3 }}>
    {times(fields).map((field) => (
      <Box key={field}>
        <Skeleton variant="text" sx={{ width: '30%' }} />
        <Skeleton variant="rounded" height={48} />
      </Box>
    ))}
  </Stack>
);
