import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { LockIcon } from '#ui/icons.tsx';
import { BodySidePicture, bodySides } from '#ui/illustrations/index.ts';
import { Section } from './Section.tsx';

export const PrivateByDefault = () => (
  <Section
    title={<FormattedMessage id="home.private.title" />}
    lead={<FormattedMessage id="home.private.text" />}
  >
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        maxWidth: 760,
      }}
    >
      {bodySides.slice(0, 3).map((side) => (
        <Box
          key={side}
          sx={{
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '20px',
            p: 2,
            textAlign: 'center',
          }}
        >
          <Box sx={{ width: 84, mx: 'auto' }}>
            <BodySidePicture side={side} />
          </Box>
          <Typography variant="subtitle2" component="p" sx={{ mt: 1.5 }}>
            <FormattedMessage id={`side.${side}`} />
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', display: 'inline-flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}
          >
            <LockIcon sx={{ fontSize: '1rem' }} />
            <FormattedMessage id="home.private.mark" />
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);
