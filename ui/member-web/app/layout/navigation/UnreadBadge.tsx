import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#ui/intl.ts';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';

type Props = Readonly<{
  count: number;
  /** What it stands on says the number itself. */
  isSaid?: boolean;
  /** What is counted. */
  words?: MessageId;
  children: ReactNode;
}>;

/** Nothing unread, no badge: an invisible one would still hold a number that the name does not say. */
export const UnreadBadge = ({ count, isSaid = false, words = 'nav.unread', children }: Props) =>
  count === 0 ? (
    children
  ) : (
    <>
      <Box component="span" sx={{ position: 'relative', display: 'inline-flex', flexShrink: 0 }}>
        {children}
        <Box
          component="span"
          aria-hidden
          data-badge
          sx={{
            position: 'absolute',
            top: 0,
            right: 0,
            transform: 'translate(50%, -50%)',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            boxSizing: 'border-box',
            height: 22,
            minWidth: 22,
            px: '6px',
            border: '2px solid',
            borderColor: 'background.paper',
            borderRadius: '11px',
            bgcolor: 'accent.main',
            color: 'accent.contrastText',
            fontSize: '0.75rem',
            fontWeight: 600,
            lineHeight: 1,
            whiteSpace: 'nowrap',
            overflowWrap: 'normal',
          }}
        >
          {count > 99 ? '99+' : count}
        </Box>
      </Box>
      {!isSaid && (
        <Box component="span" sx={visuallyHidden}>
          <FormattedMessage id={words} values={{ count }} />
        </Box>
      )}
    </>
  );
