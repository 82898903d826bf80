import type { Theme } from '@mui/material/styles';
import { documentStyles } from '../view/document-styles.ts';

const palette = (theme: Theme) => (theme.vars ?? theme).palette;

/** What a text needs while it is written; the library's own style sheet would not pass the content policy. */
export const editorStyles = (theme: Theme) => ({
  // All of the box takes the cursor and what is dropped, not its lines alone.
  '& > div': { minHeight: 'inherit' },
  '& .ProseMirror': {
    ...documentStyles(theme),
    position: 'relative',
    minHeight: 'inherit',
    marginInline: 'auto',
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    caretColor: palette(theme).text.primary,
    '& [contenteditable="false"]': { whiteSpace: 'normal' },
    '& pre': {
      ...documentStyles(theme)['& pre'],
      // Nothing scrolls sideways in a text that is written: no key would reach it there.
      whiteSpace: 'pre-wrap',
      '& code': { ...documentStyles(theme)['& pre']['& code'], whiteSpace: 'pre-wrap' },
    },
    '&.ProseMirror-hideselection *::selection': { background: 'transparent' },
    '& .ProseMirror-selectednode': { outline: `3px solid ${palette(theme).focus}`, outlineOffset: 3 },
    '& .ProseMirror-gapcursor': {
      display: 'none',
      pointerEvents: 'none',
      position: 'absolute',
      '&::after': {
        content: '""',
        display: 'block',
        position: 'absolute',
        top: -2,
        width: 24,
        borderTop: `2px solid ${palette(theme).text.primary}`,
      },
    },
    '&.ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
    // Words where something is still to be written.
    '& [data-placeholder].is-empty::before, & figcaption[data-empty]::before': {
      content: 'attr(data-placeholder)',
      float: 'left',
      height: 0,
      color: palette(theme).text.secondary,
      pointerEvents: 'none',
    },
    '& [data-node-view-content-react] > * + *': { marginTop: '0.7em' },
    '& figcaption': { ...documentStyles(theme)['& figcaption'], minHeight: '1.55em' },
    '& figure img': { ...documentStyles(theme)['& figure img, & figure video'], maxHeight: '50vh' },
    // A table that is being written may be wider than the page: it scrolls by itself.
    '& .tableWrapper': { overflowX: 'auto' },
    '& table': {
      ...documentStyles(theme)['& table'],
      border: `1px solid ${palette(theme).divider}`,
    },
    '& th, & td': {
      ...documentStyles(theme)['& th, & td'],
      position: 'relative',
      overflowWrap: 'break-word',
    },
    '& .selectedCell': { backgroundColor: palette(theme).action.selected },
    '& [data-details]': {
      border: `1px solid ${palette(theme).divider}`,
      borderRadius: '12px',
      padding: '0 1.15em 1em',
      '& > * + *': { marginTop: '0.7em' },
      '& > summary': {
        display: 'list-item',
        listStyle: 'inside disclosure-open',
        cursor: 'text',
        paddingTop: '0.7em',
      },
    },
    '& [data-embed] .card': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '0.85em',
      minHeight: 64,
      padding: '0.7em 1em',
      border: `1px solid ${palette(theme).divider}`,
      borderRadius: '12px',
      backgroundColor: palette(theme).background.paper,
      cursor: 'grab',
      '& strong': { whiteSpace: 'nowrap' },
      '& > span': { flex: '1 1 14rem' },
    },
  },
});
