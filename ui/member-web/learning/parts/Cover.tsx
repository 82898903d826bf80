import Box from '@mui/material/Box';
import { DumbbellIcon } from '#ui/icons.tsx';

type Props = Readonly<{ url: string | null; eager?: boolean }>;

/** The picture of a challenge; it says nothing that its title does not. */
export const Cover = ({ url, eager = false }: Props) => (
  <Box
    sx={{
      aspectRatio: '16 / 9',
      overflow: 'hidden',
      bgcolor: 'primary.soft',
      color: 'primary.onSoft',
      display: 'grid',
      placeItems: 'center',
    }}
  >
    {url === null ? (
      <DumbbellIcon aria-hidden sx={{ fontSize: '3rem' }} />
    ) : (
      <Box
        component="img"
        src={url}
        alt=""
        {...(eager ? {} : { loading: 'lazy', decoding: 'async' })}
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
    )}
  </Box>
);
