import {
  createTheme,
  type PaletteColorOptions,
  type PaletteMode,
  type ThemeOptions,
} from '@mui/material/styles';
import { componentStyles } from './component-styles.ts';
import { fontFamily, palettes as colours, radii, shadows, weights } from './tokens.ts';

type SoftColour = { soft: string; onSoft: string };

declare module '@mui/material/styles' {
  interface PaletteColor extends SoftColour {
    text?: string;
  }
  interface SimplePaletteColorOptions extends Partial<SoftColour> {
    text?: string;
  }
  interface TypeBackground {
    sunken: string;
  }
  interface Palette {
    accent: PaletteColor;
    control: string;
    focus: string;
    coin: Record<keyof (typeof colours)['light']['coin'], string>;
    scale: Record<keyof (typeof colours)['light']['scale'], string>;
    drawing: Record<keyof (typeof colours)['light']['drawing'], string>;
    elevation: Record<keyof (typeof shadows)['light'], string>;
  }
  interface PaletteOptions {
    accent?: PaletteColorOptions;
    control?: string;
    focus?: string;
    coin?: Palette['coin'];
    scale?: Palette['scale'];
    drawing?: Palette['drawing'];
    elevation?: Palette['elevation'];
  }
  interface TypographyVariants {
    display: React.CSSProperties;
    number: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    number?: React.CSSProperties;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    number: true;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }
}
declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    accent: true;
  }
}
declare module '@mui/material/LinearProgress' {
  interface LinearProgressPropsColorOverrides {
    accent: true;
  }
}
declare module '@mui/material/CircularProgress' {
  interface CircularProgressPropsColorOverrides {
    accent: true;
  }
}
declare module '@mui/material/Badge' {
  interface BadgePropsColorOverrides {
    accent: true;
  }
}

const paletteOf = (mode: PaletteMode) => ({
  ...colours[mode],
  elevation: shadows[mode],
  action: {
    active: colours[mode].text.secondary,
    hover: mode === 'light' ? 'rgba(22, 35, 29, 0.05)' : 'rgba(238, 243, 238, 0.07)',
    selected: mode === 'light' ? 'rgba(11, 92, 73, 0.10)' : 'rgba(138, 218, 188, 0.16)',
    disabled: colours[mode].text.disabled,
    disabledBackground: mode === 'light' ? '#E6E3D8' : '#27322C',
  },
});

export const palettes = { light: paletteOf('light'), dark: paletteOf('dark') };

const strong = { fontWeight: weights.strong, letterSpacing: 0 };
const plain = { fontWeight: weights.text, letterSpacing: 0 };

/** What does not depend on light or dark. The staff console merges it into react-admin's own theme. */
export const base = {
  shape: { borderRadius: radii.control },
  typography: {
    fontFamily,
    fontWeightRegular: weights.text,
    fontWeightMedium: weights.strong,
    fontWeightBold: weights.strong,
    display: {
      fontFamily,
      fontWeight: weights.display,
      letterSpacing: 0,
      fontSize: 'clamp(1.875rem, 1.2rem + 3vw, 3.5rem)',
      lineHeight: 1.25,
      textWrap: 'balance',
    },
    number: {
      fontFamily,
      ...strong,
      fontSize: '2rem',
      lineHeight: 1.25,
      fontVariantNumeric: 'tabular-nums',
    },
    h1: {
      ...strong,
      fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
      lineHeight: 1.3,
      textWrap: 'balance',
    },
    h2: { ...strong, fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', lineHeight: 1.35 },
    h3: { ...strong, fontSize: '1.125rem', lineHeight: 1.4 },
    h4: { ...strong, fontSize: '1.0625rem', lineHeight: 1.4 },
    h5: { ...strong, fontSize: '1rem', lineHeight: 1.45 },
    h6: { ...strong, fontSize: '1rem', lineHeight: 1.45 },
    subtitle1: { ...strong, fontSize: '1rem', lineHeight: 1.5 },
    subtitle2: { ...strong, fontSize: '0.875rem', lineHeight: 1.5 },
    body1: { ...plain, fontSize: '1rem', lineHeight: 1.6 },
    body2: { ...plain, fontSize: '0.875rem', lineHeight: 1.55 },
    button: { ...strong, fontSize: '1rem', lineHeight: 1.5, textTransform: 'none' },
    caption: { ...plain, fontSize: '0.8125rem', lineHeight: 1.5 },
    overline: { ...strong, fontSize: '0.8125rem', lineHeight: 1.5, textTransform: 'none' },
  },
  components: componentStyles,
} as const satisfies ThemeOptions;

export const themeAttribute = 'data-theme';

/** Of MUI's own Vietnamese what is shown anywhere: all of it makes a formatter of numbers before anything is drawn. */
const vietnameseWords: ThemeOptions = {
  components: {
    MuiAlert: { defaultProps: { closeText: 'Đóng' } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: 'Xoá',
        closeText: 'Đóng',
        loadingText: 'Đang tải…',
        noOptionsText: 'Không có lựa chọn nào',
        openText: 'Mở',
      },
    },
  },
};

const build = (language: 'vi' | 'en') =>
  createTheme(
    {
      ...base,
      cssVariables: { colorSchemeSelector: themeAttribute, cssVarPrefix: 'fb' },
      colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
    },
    language === 'vi' ? vietnameseWords : {},
  );

const built: Partial<Record<'vi' | 'en', ReturnType<typeof build>>> = {};

/** The member web's theme; MUI's own words come in the visitor's language. */
export const themeFor = (language: 'vi' | 'en') => (built[language] ??= build(language));
