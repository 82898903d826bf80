import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { ChatMessage } from '../../../app/data/chat.ts';
import { usePersonName } from '../room-words.ts';

type Quote = NonNullable<ChatMessage['quote']>;

const Words = ({ quote }: Readonly<{ quote: Quote }>) => {
  if (quote.isDeleted) return <FormattedMessage id="chat.quote.deleted" />;
  if (quote.isCollapsed) return <FormattedMessage id="chat.message.collapsed" />;
  if (quote.body !== '') return quote.body;
  return <FormattedMessage id="chat.files.FILE" values={{ count: quote.attachments }} />;
};

/** What a reply answers, and the way to it. */
export const QuoteBlock = ({ quote, onJump }: Readonly<{ quote: Quote; onJump: (seq: number) => void }>) => {
  const nameOf = usePersonName();
  return (
    <Box
      component="button"
      type="button"
      onClick={() => onJump(quote.seq)}
      sx={{
        display: 'block',
        width: '100%',
        minWidth: 0,
        mb: 0.5,
        px: 1,
        py: 0.5,
        border: 0,
        borderLeft: '3px solid',
        borderColor: 'primary.main',
        borderRadius: '6px',
        bgcolor: 'action.hover',
        color: 'inherit',
        font: 'inherit',
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        textAlign: 'start',
        cursor: 'pointer',
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {nameOf({ name: quote.senderName })}
      </Box>
      <Box
        component="span"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          color: 'text.secondary',
          ...(quote.isDeleted && { fontStyle: 'italic' }),
        }}
      >
        <Words quote={quote} />
      </Box>
    </Box>
  );
};
