import Avatar from '@mui/material/Avatar';
import { initialOf } from '../../app/parts/person-initial.ts';

type Props = Readonly<{ name: string; avatarUrl: string | null; size: number; eager?: boolean }>;

export const CoachAvatar = ({ name, avatarUrl, size, eager = true }: Props) => (
  <Avatar
    {...(avatarUrl === null ? {} : { src: avatarUrl })}
    alt=""
    slotProps={{ img: { loading: eager ? 'eager' : 'lazy', decoding: 'async' } }}
    sx={{
      width: size,
      height: size,
      flexShrink: 0,
      fontSize: size / 2.5,
      fontWeight: 600,
      bgcolor: 'accent.soft',
      color: 'accent.onSoft',
    }}
  >
    {initialOf(name)}
  </Avatar>
);
