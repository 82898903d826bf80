import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FormattedMessage } from 'react-intl';
import type { FollowSide, SocialStanding } from '../data/social.ts';

type Props = Readonly<{
  figures: NonNullable<SocialStanding['figures']>;
  onOpen: (side: FollowSide) => void;
}>;

const strong = (parts: React.ReactNode) => <strong>{parts}</strong>;

/** Each number opens the list it counts. */
export const Figures = ({ figures, onOpen }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
    {(['followers', 'following'] as const).map((side) => (
      <ButtonBase
        key={side}
        onClick={() => onOpen(side)}
        sx={{
          minHeight: 44,
          borderRadius: '8px',
          fontSize: '1rem',
          color: 'text.secondary',
          '& strong': { color: 'text.primary', fontVariantNumeric: 'tabular-nums' },
          '&:hover': { color: 'text.primary' },
        }}
      >
        <span>
          <FormattedMessage id={`social.figure.${side}`} values={{ count: figures[side], b: strong }} />
        </span>
      </ButtonBase>
    ))}
  </Box>
);
