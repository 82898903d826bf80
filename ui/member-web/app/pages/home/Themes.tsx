import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { BoardIcon, DumbbellIcon, HeartIcon, StarIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../parts/LocalLink.tsx';
import { paths } from '../../paths.ts';
import { Section } from './Section.tsx';

type Theme = Readonly<{
  key: 'lifestyle' | 'ai' | 'coach' | 'fitboard';
  Icon: ComponentType;
  to: string;
  soft: 'primary' | 'accent' | 'secondary';
  /** What a link to this part of the page names. */
  id?: string;
  isComing?: boolean;
}>;

/** The four things the platform is about, in the order of the specification. */
const themes: readonly Theme[] = [
  { key: 'lifestyle', Icon: HeartIcon, to: paths.challenges, soft: 'accent' },
  { key: 'ai', Icon: StarIcon, to: paths.roadmap, soft: 'secondary', id: 'ai-coach', isComing: true },
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
      {themes.map(({ key, Icon, to, soft, id, isComing = false }) => (
        <Box
          key={key}
          component="li"
          {...(id === undefined ? {} : { id })}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 1.5,
            p: 3,
            borderRadius: '20px',
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
            scrollMarginTop: 96,
            '&:target': { borderColor: 'primary.main' },
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
            {isComing && (
              <Chip
                size="small"
                sx={{ ml: 1, verticalAlign: 'middle' }}
                label={<FormattedMessage id="home.themes.ai.soon" />}
              />
            )}
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
