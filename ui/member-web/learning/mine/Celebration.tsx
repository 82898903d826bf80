import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const fall = keyframes({
  from: { transform: 'translateY(-10vh) rotate(0deg)', opacity: 1 },
  to: { transform: 'translateY(70vh) rotate(540deg)', opacity: 0 },
});

const colours = ['accent.main', 'primary.main', 'coin.fit', 'success.main'] as const;

/** Paper that falls once, for those whose device does not ask for stillness. */
const pieces = Array.from({ length: 28 }, (_, at) => ({
  left: `${(at * 37) % 100}%`,
  delay: `${(at * 90) % 900}ms`,
  colour: colours[at % colours.length] ?? colours[0],
}));

export const Celebration = () => (
  <Box
    aria-hidden
    sx={{
      position: 'fixed',
      inset: 0,
      zIndex: 1,
      overflow: 'hidden',
      pointerEvents: 'none',
      '@media (prefers-reduced-motion: reduce)': { display: 'none' },
    }}
  >
    {pieces.map(({ left, delay, colour }) => (
      <Box
        key={left + delay}
        style={{ left, animationDelay: delay }}
        sx={{
          position: 'absolute',
          top: 0,
          width: 10,
          height: 16,
          borderRadius: '2px',
          bgcolor: colour,
          animation: `${fall} 2.4s ease-in both`,
        }}
      />
    ))}
  </Box>
);
