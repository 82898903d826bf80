import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const families = ['primary', 'secondary', 'accent', 'error', 'warning', 'success', 'info'] as const;
const bands = ['veryLow', 'low', 'good', 'raised', 'high', 'veryHigh'] as const;

const swatch = {
  minHeight: 64,
  borderRadius: '14px',
  p: 1.5,
  display: 'flex',
  alignItems: 'flex-end',
} as const;

export const Colours = () => (
  <>
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}>
      {families.map((family) => (
        <Box key={family}>
          <Box sx={{ ...swatch, bgcolor: `${family}.main`, color: `${family}.contrastText`, mb: 0.75 }}>
            <Typography variant="subtitle2" component="span">
              {family}
            </Typography>
          </Box>
          <Box sx={{ ...swatch, minHeight: 44, bgcolor: `${family}.soft`, color: `${family}.onSoft` }}>
            <Typography variant="body2" component="span">
              {`${family}.soft`}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
    <Box sx={{ display: 'flex', gap: '3px', mt: 2 }}>
      {bands.map((band) => (
        <Box key={band} sx={{ flex: 1, height: 14, borderRadius: '7px', bgcolor: `scale.${band}` }} />
      ))}
    </Box>
  </>
);
