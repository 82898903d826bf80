import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { minutesToSave } from '#core/body/snapshot/saving-time.ts';
import { MeasurePicture } from '#ui/illustrations/body.tsx';
import { MedalPicture, ScalePicture } from '#ui/illustrations/scenes.tsx';
import { Section } from './Section.tsx';

const steps: readonly { key: 'measure' | 'save' | 'see'; picture: ReactNode; soft: string }[] = [
  { key: 'measure', picture: <MeasurePicture part="waist" />, soft: 'primary.soft' },
  { key: 'save', picture: <ScalePicture />, soft: 'accent.soft' },
  { key: 'see', picture: <MedalPicture />, soft: 'secondary.soft' },
];

const minutes = { minutes: minutesToSave };

export const HowItWorks = () => (
  <Section id="how" title={<FormattedMessage id="home.how.title" values={minutes} />}>
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
      }}
    >
      {steps.map(({ key, picture, soft }, index) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '104px 1fr', sm: '140px 1fr', md: '1fr' },
            alignItems: 'start',
            alignContent: 'start',
          }}
        >
          <Box
            sx={{
              bgcolor: soft,
              borderRadius: '20px',
              p: 1.5,
              display: 'grid',
              placeItems: 'center',
              height: { md: 190 },
            }}
          >
            <Box sx={{ width: '100%', maxWidth: 190 }}>{picture}</Box>
          </Box>
          <Box>
            <Typography variant="h2" component="h3">
              <FormattedMessage id={`home.how.${key}.title`} values={{ step: index + 1 }} />
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>
              <FormattedMessage id={`home.how.${key}.text`} values={minutes} />
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  </Section>
);
