import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { bold } from '../../app/parts/rich-text.tsx';

const guide = ['open', 'check', 'send'] as const;

export const Guide = () => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage id="checkout.guide" />
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {guide.map((step, index) => (
          <Box key={step} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <Box
              aria-hidden
              sx={{
                flexShrink: 0,
                width: 28,
                height: 28,
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                bgcolor: 'primary.soft',
                color: 'primary.onSoft',
                fontWeight: 600,
                fontSize: '0.875rem',
              }}
            >
              {index + 1}
            </Box>
            <Typography component="div" variant="body2">
              <FormattedMessage id={`checkout.guide.${step}`} values={{ b: bold }} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
};
