import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { LockIcon } from '#ui/icons.tsx';
import { BodySidePicture } from '#ui/illustrations/body.tsx';
import { Section } from './Section.tsx';

const sides = ['FRONT', 'RIGHT', 'BACK'] as const;

export const PrivateByDefault = () => (
  <Section
    beside
    title={<FormattedMessage id="home.private.title" />}
    lead={<FormattedMessage id="home.private.text" />}
  >
    <Box sx={{ display: 'grid', gap: { xs: 1, sm: 1.5 }, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      {sides.map((side) => (
        <Box
          key={side}
          sx={{
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '20px',
            p: { xs: 1.25, sm: 2 },
            textAlign: 'center',
          }}
        >
          <Box sx={{ width: '62%', maxWidth: 104, mx: 'auto' }}>
            <BodySidePicture side={side} />
          </Box>
          <Typography variant="subtitle2" component="p" sx={{ mt: 1.5 }}>
            <FormattedMessage id={`side.${side}`} />
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', display: 'inline-flex', alignItems: 'center', gap: 0.5, mt: 0.25 }}
          >
            <LockIcon sx={{ fontSize: '1rem' }} />
            <FormattedMessage id="home.private.mark" />
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);
