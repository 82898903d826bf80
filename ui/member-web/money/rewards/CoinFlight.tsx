import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { type Coin, CoinIcon } from '#ui/components/CoinAmount.tsx';

const rise = keyframes`
  from { opacity: 1; transform: translate(0, 0) scale(1); }
  to { opacity: 0; transform: translate(var(--drift), -110px) scale(0.6); }
`;

/** A handful of coins; who asked for less motion sees none of it. */
export const CoinFlight = ({ coin }: Readonly<{ coin: Coin }>) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      insetInlineStart: 40,
      bottom: 24,
      pointerEvents: 'none',
      '@media (prefers-reduced-motion: reduce)': { display: 'none' },
    }}
  >
    {[-28, -10, 6, 22, 40].map((drift, index) => (
      <Box
        key={drift}
        sx={{
          position: 'absolute',
          '--drift': `${drift}px`,
          opacity: 0,
          animation: `${rise} 900ms ${index * 70}ms ease-out`,
        }}
      >
        <CoinIcon coin={coin} size={22} />
      </Box>
    ))}
  </Box>
);
