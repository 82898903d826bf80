import type { SxProps, Theme } from '@mui/material/styles';
import { radii } from '../../theme/tokens.ts';

const kinds = { tip: 'success', warning: 'warning', medical: 'error' } as const;

const palette = (theme: Theme) => (theme.vars ?? theme).palette;

const callouts = (theme: Theme) => ({
  '& aside': {
    padding: '1em 1.15em',
    borderRadius: `${radii.control}px`,
    borderInlineStart: '4px solid',
    '& > [data-word]': {
      display: 'flex',
      alignItems: 'center',
      gap: '0.45em',
      fontWeight: 600,
      lineHeight: 1.4,
    },
    '& > [data-word] + *': { marginTop: '0.35em' },
  },
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, colour]) => [
      `& aside[data-kind="${kind}"]`,
      {
        backgroundColor: palette(theme)[colour].soft,
        borderInlineStartColor: palette(theme)[colour].main,
        '& > [data-word]': { color: palette(theme)[colour].onSoft },
      },
    ]),
  ),
});

const codes = (theme: Theme) => ({
  '& code': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.9em',
    backgroundColor: palette(theme).background.sunken,
    borderRadius: '5px',
    paddingInline: '0.3em',
    paddingBlock: '0.1em',
  },
  '& pre': {
    backgroundColor: palette(theme).background.sunken,
    borderRadius: `${radii.control}px`,
    padding: '1em',
    overflowX: 'auto',
    lineHeight: 1.55,
    tabSize: 2,
    '& code': { padding: 0, backgroundColor: 'transparent', whiteSpace: 'pre' },
  },
});

const tables = (theme: Theme) => ({
  '& [data-table]': {
    overflowX: 'auto',
    border: `1px solid ${palette(theme).divider}`,
    borderRadius: `${radii.control}px`,
  },
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '1rem', lineHeight: 1.55 },
  '& th, & td': {
    minWidth: '6.5em',
    padding: '0.6em 0.85em',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${palette(theme).divider}`,
    borderInlineEnd: `1px solid ${palette(theme).divider}`,
  },
  '& th': { backgroundColor: palette(theme).background.sunken, fontWeight: 600 },
  '& tr > :last-child': { borderInlineEnd: 0 },
  '& table > :last-child > tr:last-child > *': { borderBottom: 0 },
});

const sections = (theme: Theme) => ({
  '& details': {
    border: `1px solid ${palette(theme).divider}`,
    borderRadius: `${radii.control}px`,
    padding: '0 1.15em',
    '&[open]': { paddingBottom: '1em' },
    '&[open] > summary .sign': { transform: 'rotate(180deg)' },
  },
  '& summary': {
    minHeight: 48,
    display: 'flex',
    alignItems: 'center',
    gap: '0.6em',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& .sign': { transition: 'transform 120ms' },
  },
});

/** Of films elsewhere. */
const cards = (theme: Theme) => ({
  '& div[data-embed] a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.85em',
    minHeight: 64,
    padding: '0.7em 1em',
    border: `1px solid ${palette(theme).divider}`,
    borderRadius: `${radii.control}px`,
    backgroundColor: palette(theme).background.paper,
    color: palette(theme).text.primary,
    textDecoration: 'none',
    lineHeight: 1.4,
    '&:hover': { borderColor: palette(theme).control },
    '& strong': { whiteSpace: 'nowrap' },
    // Below the name where there is no room beside it.
    '& span': { flex: '1 1 14rem', color: palette(theme).text.secondary, fontSize: '0.9375rem' },
  },
});

/** Black on white, also where the screen is dark: browsers leave grounds out, and keep the colours of words. */
const paper = {
  '@media print': {
    maxWidth: 'none',
    color: '#000',
    fontSize: '11pt',
    '& *, & li::marker': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      borderColor: '#999 !important',
    },
    '& mark': { borderBottom: '2px solid' },
    '& a[href^="http"]::after': {
      content: '" (" attr(href) ")"',
      fontSize: '0.85em',
      overflowWrap: 'anywhere',
    },
    // A card says where it leads.
    '& div[data-embed] a::after': { content: 'none' },
    '& h2, & h3, & h4': { breakAfter: 'avoid' },
    '& figure, & tr, & aside, & pre, & blockquote': { breakInside: 'avoid' },
    '& pre code': { whiteSpace: 'pre-wrap' },
    '& [data-table]': { overflow: 'visible' },
    '& video': { display: 'none' },
  },
} as const;

/**
 * How a document looks, in the editor as on the page: lines of at most 70 characters, marks that never touch, whatever is
 * too wide scrolls by itself.
 */
export const documentStyles = (theme: Theme) => ({
  maxWidth: '37.5rem',
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  overflowWrap: 'break-word',
  '& :where(p, ul, ol, blockquote, pre, figure, hr, h2, h3, h4)': { marginBlock: 0 },
  '& > * + *': { marginTop: '1.15em' },
  '& h2': { ...theme.typography.h2, fontSize: '1.5rem' },
  '& h3': { ...theme.typography.h3, fontSize: '1.25rem' },
  '& h4': { ...theme.typography.h4, fontSize: '1.0625rem' },
  '& > * + h2': { marginTop: '1.8em' },
  '& > * + h3': { marginTop: '1.6em' },
  '& h2 + *, & h3 + *, & h4 + *': { marginTop: '0.6em' },
  '& h2, & h3, & h4': { scrollMarginTop: 88, textWrap: 'balance' },
  '& a': {
    color: palette(theme).primary.main,
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  },
  '& ul, & ol': { paddingInlineStart: '1.6em' },
  '& li + li': { marginTop: '0.4em' },
  '& li > * + *, & td > * + *, & th > * + *': { marginTop: '0.4em' },
  '& li::marker': { color: palette(theme).text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: '1.1em',
    borderInlineStart: `4px solid ${palette(theme).divider}`,
    color: palette(theme).text.secondary,
  },
  '& blockquote > * + *, & aside > * + *, & details > * + *': { marginTop: '0.7em' },
  '& mark': {
    backgroundColor: palette(theme).secondary.soft,
    color: palette(theme).text.primary,
    paddingInline: '0.15em',
    borderRadius: '3px',
  },
  '& sub, & sup': { fontSize: '0.72em', lineHeight: 0 },
  '& hr': { border: 0, borderTop: `1px solid ${palette(theme).divider}` },
  '& figure': { marginInline: 0 },
  '& figure img, & figure video': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    maxHeight: '80vh',
    // Higher than that: its own shape stays.
    objectFit: 'contain',
    borderRadius: `${radii.control}px`,
    backgroundColor: palette(theme).background.sunken,
  },
  '& figcaption': {
    marginTop: '0.6em',
    fontSize: '0.875rem',
    lineHeight: 1.55,
    color: palette(theme).text.secondary,
  },
  ...codes(theme),
  ...tables(theme),
  ...callouts(theme),
  ...sections(theme),
  ...cards(theme),
  ...paper,
});

export const documentSx = documentStyles as SxProps<Theme>;
