import Avatar from '@mui/material/Avatar';
import type { SxProps } from '@mui/material/styles';
import { initialOf } from './person-initial.ts';

type Props = Readonly<{
  name: string;
  avatarUrl: string | null;
  size?: number;
  /** Left out beside a name that says who it is: to a reader's ear it would say it twice. */
  alt?: string;
  /** In a long list. */
  isLazy?: boolean;
  /** Where the size depends on the width of the page. */
  sx?: SxProps;
}>;

/** A person's picture, or the letter they are called by. */
export const PersonAvatar = ({ name, avatarUrl, size = 44, alt = '', isLazy = false, sx }: Props) => (
  <Avatar
    {...(avatarUrl === null ? {} : { src: avatarUrl })}
    alt={alt}
    {...(isLazy && { slotProps: { img: { loading: 'lazy', decoding: 'async' } } })}
    sx={{
      width: size,
      height: size,
      flexShrink: 0,
      fontSize: size * 0.4,
      fontWeight: 600,
      bgcolor: 'accent.soft',
      color: 'accent.onSoft',
      ...sx,
    }}
  >
    {initialOf(name)}
  </Avatar>
);
