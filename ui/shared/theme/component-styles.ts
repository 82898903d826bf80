import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { fontFamily, sizes, radii, weights } from './tokens.ts';

/** react-admin builds a theme without CSS variables; both apps read colours through this. */
const palette = (theme: Theme) => (theme.vars ?? theme).palette;

const focusRing = (theme: Theme): CSSObject => ({
  outline: `3px solid ${palette(theme).focus}`,
  outlineOffset: 2,
});

const filled = ['primary', 'secondary', 'accent', 'error', 'warning', 'success', 'info'] as const;

export const componentStyles: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        scrollPaddingTop: sizes.topBar + 16,
        scrollPaddingBottom: sizes.bottomBar + 16,
        WebkitTextSizeAdjust: '100%',
      },
      body: {
        overflowWrap: 'anywhere',
        fontSynthesis: 'none',
        WebkitTapHighlightColor: 'transparent',
      },
      'b, strong': { fontWeight: weights.strong },
      'img, svg, video': { maxWidth: '100%' },
      ':focus-visible': focusRing(theme),
      'h1:focus, h2:focus, main:focus': { outline: 'none' },
      '::selection': { backgroundColor: palette(theme).accent.soft, color: palette(theme).text.primary },
      // Grounds go where a reader's own colours rule: what only a ground shows gets a line or a colour of theirs.
      '@media (forced-colors: active)': {
        // `:root` before each: a component's own class would be as strong, and comes later.
        ':root :is(.MuiChip-root, [data-chip], .MuiAlert-root, .MuiButton-contained, .MuiLinearProgress-root, [data-progress], .MuiAvatar-root)':
          { border: '1px solid' },
        ':root :is(.MuiLinearProgress-bar, [data-progress-bar], .MuiTabs-indicator)': {
          backgroundColor: 'Highlight',
        },
        ':root :is(.Mui-selected, [aria-current]:not(li), [aria-pressed=true]):not(:focus-visible)': {
          outline: '2px solid Highlight',
          outlineOffset: -2,
        },
        ':root .MuiSwitch-thumb': { backgroundColor: 'ButtonText' },
        ':root .MuiSwitch-track': { border: '1px solid ButtonText', opacity: 1 },
        ':root .Mui-checked + .MuiSwitch-track': { backgroundColor: 'Highlight' },
        ':root .MuiSkeleton-root': { border: '1px solid GrayText' },
        // A dot, a bar, a band of a scale: its colour is all it is.
        '[data-mark]': { forcedColorAdjust: 'none' },
      },
      'th, td': { fontVariantNumeric: 'tabular-nums' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // None at all: each element would pass on what it inherits a frame after the one above it.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ fontFamily, '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        minHeight: 44,
        paddingInline: 20,
        paddingBlock: 8,
        textAlign: 'center',
        transition: 'background-color 120ms, border-color 120ms, transform 120ms',
        '&:active': { transform: 'translateY(1px)' },
        '&.Mui-disabled': { color: palette(theme).text.secondary },
        variants: [
          { props: { size: 'small' }, style: { minHeight: 36, paddingInline: 14, fontSize: '0.875rem' } },
          { props: { size: 'large' }, style: { minHeight: 52, paddingInline: 26, fontSize: '1.0625rem' } },
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: palette(theme).control,
              borderWidth: 1.5,
              backgroundColor: palette(theme).background.paper,
            },
          },
          {
            props: { variant: 'contained', color: 'accent' },
            style: { '&:hover': { backgroundColor: palette(theme).accent.dark } },
          },
          ...(['text', 'outlined'] as const).map((variant) => ({
            props: { variant, color: 'accent' as const },
            style: { color: palette(theme).accent.text },
          })),
          ...filled
            .filter((color) => color !== 'accent')
            .map((color) => ({
              props: { variant: 'outlined' as const, color },
              style: {
                '&:hover': {
                  backgroundColor: palette(theme)[color].soft,
                  borderColor: palette(theme)[color].main,
                },
              },
            })),
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 44,
        minHeight: 44,
        borderRadius: radii.control,
        color: palette(theme).text.primary,
        variants: [{ props: { size: 'small' }, style: { minWidth: 36, minHeight: 36 } }],
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radii.card } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.card,
        borderColor: palette(theme).divider,
        overflow: 'clip',
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        backgroundColor: palette(theme).background.paper,
        minHeight: 48,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: palette(theme).control },
        '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: palette(theme).text.primary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: palette(theme).primary.main,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.MuiInputBase-multiline': { paddingBlock: 0 },
      }),
      input: ({ theme }) => ({
        paddingBlock: 12,
        '&::placeholder': { color: palette(theme).text.secondary, opacity: 1 },
        '&:-webkit-autofill': { borderRadius: radii.control - 2 },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: palette(theme).text.primary,
        '&.Mui-focused': { color: palette(theme).text.primary },
        '&.Mui-error': { color: palette(theme).text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 6, fontSize: '0.875rem', lineHeight: 1.5 } },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.small,
        fontWeight: weights.strong,
        variants: filled.map((color) => ({
          props: { color: color as 'primary', variant: 'filled' as const }, // accent is ours, Chip's own type does not list it
          style: {
            backgroundColor: palette(theme)[color].soft,
            color: palette(theme)[color].onSoft,
            '& .MuiChip-icon': { color: 'inherit' },
            // MUI darkens the ground below a pointer and a focus to the main colour, where these words can't be read.
            '&.MuiChip-clickable:hover, &.Mui-focusVisible': {
              backgroundColor: palette(theme)[color].soft,
            },
          },
        })),
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        alignItems: 'flex-start',
        fontSize: '0.9375rem',
        // On a phone an action goes below the sentence instead of squeezing it.
        [theme.breakpoints.down('sm')]: {
          flexWrap: 'wrap',
          '& .MuiAlert-message': { flex: '1 1 60%' },
          '& .MuiAlert-action': { paddingTop: 0, marginRight: 0 },
        },
        variants: (['error', 'warning', 'success', 'info'] as const).map((severity) => ({
          props: { severity, variant: 'standard' as const },
          style: {
            backgroundColor: palette(theme)[severity].soft,
            color: palette(theme)[severity].onSoft,
            '& .MuiAlert-icon': { color: 'inherit' },
          },
        })),
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: radii.card, boxShadow: palette(theme).elevation.floating }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8, flexWrap: 'wrap' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 16,
        border: `1px solid ${palette(theme).divider}`,
        boxShadow: palette(theme).elevation.raised,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '0.08em',
        textDecorationColor: 'currentColor',
      },
    },
  },
  // As high as a thumb; what is drawn keeps its shape.
  MuiSwitch: {
    styleOverrides: {
      root: { height: 44, paddingBlock: 15 },
      // Its root cuts off what goes beyond it, a ring too.
      switchBase: { paddingBlock: 12, '&.Mui-focusVisible': { outlineOffset: -3 } },
    },
  },
  MuiTab: {
    styleOverrides: {
      // Its row cuts off what goes beyond it, a ring too.
      root: { minHeight: 48, fontSize: '1rem', paddingInline: 16, '&:focus-visible': { outlineOffset: -3 } },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48 },
      indicator: ({ theme }) => ({
        height: 4,
        borderRadius: radii.pill,
        backgroundColor: palette(theme).accent.main,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 10,
        borderRadius: radii.pill,
        backgroundColor: palette(theme).background.sunken,
      }),
      bar: { borderRadius: radii.pill },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.875rem',
        padding: '8px 12px',
        borderRadius: radii.small,
        backgroundColor: palette(theme).text.primary,
        color: palette(theme).background.default,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: palette(theme).background.sunken,
        // What is sunken in the dark can't be told from the page.
        ...theme.applyStyles('dark', { backgroundColor: palette(theme).divider }),
      }),
      rounded: { borderRadius: radii.control },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      // As `anywhere`, a column may become one letter wide before its table scrolls.
      root: ({ theme }) => ({ borderColor: palette(theme).divider, overflowWrap: 'break-word' }),
      head: ({ theme }) => ({ fontWeight: weights.strong, color: palette(theme).text.secondary }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        paddingInline: 14,
        borderColor: palette(theme).control,
        color: palette(theme).text.primary,
        '&.Mui-selected': {
          backgroundColor: palette(theme).primary.soft,
          color: palette(theme).primary.onSoft,
          '&:hover': { backgroundColor: palette(theme).primary.soft },
        },
      }),
    },
  },
};
