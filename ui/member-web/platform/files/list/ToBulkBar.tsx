import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

export const bulkBarId = 'bulk-bar';
export const markId = (fileId: string) => `mark-${fileId}`;

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Back to where one was when nothing is marked any more. */
export const focusOnMark = (fileId: string) => focusOn(`#${CSS.escape(markId(fileId))}`);

/** Where it lies over its tile or its row, which cut off what goes beyond them. */
const places = {
  below: { top: 46, left: 0, maxWidth: 148 },
  beside: { top: 6, left: 52, maxWidth: 240 },
} as const;

/** Behind a mark, for the keyboard alone: what can be done with marked files stands behind all the files. */
export const ToBulkBar = ({ place }: Readonly<{ place: keyof typeof places }>) => (
  <Box
    component="button"
    type="button"
    onClick={() => focusOn(`#${bulkBarId} button`)}
    sx={{
      ...places[place],
      position: 'absolute',
      zIndex: 3,
      width: 'max-content',
      minHeight: 44,
      px: 1.25,
      py: 0.25,
      border: 0,
      borderRadius: '12px',
      bgcolor: 'text.primary',
      color: 'background.default',
      font: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 600,
      lineHeight: 1.3,
      textAlign: 'left',
      '&:focus-visible': { outlineOffset: -3 },
      '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
    }}
  >
    <FormattedMessage id="files.marked.act" />
  </Box>
);
