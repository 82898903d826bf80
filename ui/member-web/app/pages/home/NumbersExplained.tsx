import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { BodyIcon, DumbbellIcon, LeafIcon, MoonSleepIcon } from '#ui/icons.tsx';
import { Section } from './Section.tsx';

const groups: readonly {
  key: 'body' | 'strength' | 'lifestyle' | 'nutrition';
  Icon: ComponentType<SvgIconProps>;
}[] = [
  { key: 'body', Icon: BodyIcon },
  { key: 'strength', Icon: DumbbellIcon },
  { key: 'lifestyle', Icon: MoonSleepIcon },
  { key: 'nutrition', Icon: LeafIcon },
];

export const NumbersExplained = () => (
  <Section
    title={<FormattedMessage id="home.numbers.title" />}
    lead={<FormattedMessage id="home.numbers.text" />}
  >
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {groups.map(({ key, Icon }) => (
        <Card key={key}>
          <CardContent>
            <Box
              sx={{
                width: 44,
                height: 44,
                borderRadius: '14px',
                display: 'grid',
                placeItems: 'center',
                bgcolor: 'primary.soft',
                color: 'primary.onSoft',
              }}
            >
              <Icon />
            </Box>
            <Typography variant="h3" sx={{ mt: 2 }}>
              <FormattedMessage id={`home.numbers.${key}.title`} />
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
              <FormattedMessage id={`home.numbers.${key}.text`} />
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  </Section>
);
