import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import preview from '../../../.storybook/preview.tsx';
import * as pictures from './scenes.tsx';
import { BodySidePicture, bodySides, MeasurePicture, measuredParts } from './body.tsx';
import { Logo } from './Logo.tsx';

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
} as const;

const Everything = () => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <Logo />
    <Box sx={grid}>
      {Object.entries(pictures).map(([name, Picture]) => (
        <Box key={name}>
          <Picture />
          <Typography variant="caption">{name}</Typography>
        </Box>
      ))}
    </Box>
    <Box sx={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {bodySides.map((side) => (
        <BodySidePicture key={side} side={side} title={side} />
      ))}
    </Box>
    <Box sx={grid}>
      {measuredParts.map((part) => (
        <Box key={part} sx={{ bgcolor: 'primary.soft', borderRadius: '16px', p: 1 }}>
          <MeasurePicture part={part} title={part} />
        </Box>
      ))}
    </Box>
  </Box>
);

const meta = preview.meta({ title: 'Brand/Pictures', component: Everything });

export const Light = meta.story({});
export const Dark = meta.story({ globals: { theme: 'dark' } });
