import Badge from '@mui/material/Badge';
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
      <Badge
        badgeContent={count}
        max={99}
        color="accent"
        slotProps={{ badge: { 'aria-hidden': true } }}
        sx={{
          '& .MuiBadge-badge': {
            fontWeight: 600,
            border: '2px solid',
            borderColor: 'background.paper',
            height: 22,
            minWidth: 22,
            borderRadius: '11px',
            whiteSpace: 'nowrap',
            overflowWrap: 'normal',
          },
        }}
      >
        {children}
      </Badge>
      {!isSaid && (
        <Box component="span" sx={visuallyHidden}>
          <FormattedMessage id={words} values={{ count }} />
        </Box>
      )}
    </>
  );
