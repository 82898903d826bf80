import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { BoardIcon, DumbbellIcon, HeartIcon, SparkIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { paths } from '../../paths.ts';
import { Section } from './Section.tsx';

type Theme = Readonly<{
  key: 'lifestyle' | 'ai' | 'coach' | 'fitboard';
  Icon: ComponentType;
  to: string;
  soft: 'primary' | 'accent' | 'secondary';
}>;

/** The four things the platform is about, in the order of the specification. */
const themes: readonly Theme[] = [
  { key: 'lifestyle', Icon: HeartIcon, to: paths.challenges, soft: 'accent' },
  { key: 'ai', Icon: SparkIcon, to: paths.aiCoach, soft: 'secondary' },
  { key: 'coach', Icon: DumbbellIcon, to: paths.coaches, soft: 'primary' },
  { key: 'fitboard', Icon: BoardIcon, to: paths.calculators, soft: 'accent' },
];

export const Themes = () => (
  <Section title={<FormattedMessage id="home.themes.title" />}>
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {themes.map(({ key, Icon, to, soft }) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 1.5,
            p: 3,
            borderRadius: '20px',
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box
            aria-hidden
            sx={{
              width: 48,
              height: 48,
              borderRadius: '14px',
              display: 'grid',
              placeItems: 'center',
              bgcolor: `${soft}.soft`,
              color: `${soft}.onSoft`,
            }}
          >
            <Icon />
          </Box>
          <Typography variant="h3" component="h3">
            <FormattedMessage id={`home.themes.${key}.title`} />
          </Typography>
          <Typography sx={{ color: 'text.secondary', flexGrow: 1 }}>
            <FormattedMessage id={`home.themes.${key}.text`} />
          </Typography>
          <Link component={LocalLink} to={to} sx={{ py: 1, fontWeight: 600, alignSelf: 'start' }}>
            <FormattedMessage id={`home.themes.${key}.go`} />
          </Link>
        </Box>
      ))}
    </Box>
  </Section>
);
