import { deepmerge } from '@mui/utils';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { base, palettes } from '#ui/theme/theme.ts';

/** Dense tables and small fields are the console's own; colours, type and corners are those of all screens. */
const dense = {
  // The shared drawings and coins read their colours from these variables.
  cssVariables: { cssVarPrefix: 'fb' },
  components: {
    RaDatagrid: { styleOverrides: { root: { '& .RaDatagrid-headerCell': { fontWeight: 600 } } } },
  },
} satisfies Partial<RaThemeOptions>;

const build = (framework: object, mode: 'light' | 'dark') =>
  [base, { palette: { mode, ...palettes[mode] } }, dense].reduce<object>(
    (theme, part) => deepmerge(theme, part),
    framework,
  ) as RaThemeOptions; // our tokens are readonly, the framework's type of a theme is not

export const theme = build(defaultLightTheme, 'light');
export const darkTheme = build(defaultDarkTheme, 'dark');
