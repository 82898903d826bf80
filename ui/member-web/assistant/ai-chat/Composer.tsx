import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { questionMaxLength } from '#core/assistant/ai-coach/answer.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { useOnline } from '#ui/components/Banners.tsx';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SendIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { AiQuote } from '../../app/data/ai.ts';
import { Producer } from '../ai-answer/Producer.tsx';
import type { AiChat } from './use-ai-chat.ts';

/** A phone's Enter breaks the line: there the button sends. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

const tooLong = new ApiError({ code: 'input.max_length', params: { length: questionMaxLength }, status: 0 });

/** What an answer costs, what there is, and what would be left. */
const Price = ({ quote }: Readonly<{ quote: AiQuote }>) => {
  const { number } = useFormats();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.25,
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      <span>
        <FormattedMessage
          id="aiChat.price"
          values={{ price: <CoinAmount amount={quote.fee} coin="BASE_COIN" size="small" /> }}
        />
      </span>
      <span>
        {quote.balanceAfter < 0 ? (
          <FormattedMessage id="aiChat.balance" values={{ balance: number(quote.balance) }} />
        ) : (
          <FormattedMessage
            id="aiChat.balance.after"
            values={{ balance: number(quote.balance), after: number(quote.balanceAfter) }}
          />
        )}
      </span>
    </Box>
  );
};

type Props = Readonly<{
  chat: AiChat;
  quote: AiQuote | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
}>;

/** The price stands beside the button that spends it. */
export const Composer = ({ chat, quote, field }: Props) => {
  const { formatMessage } = useIntl();
  const isOnline = useOnline();
  const { text, type, send, following, isTooLong } = chat;
  const isBusy = following !== null && following.error === null;
  const canSend = !isBusy && isOnline && !isTooLong && text.trim() !== '';

  const press = (event: KeyboardEvent) => {
    // While a Vietnamese word is being composed, Enter belongs to it.
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard();
    if (!sends) return;
    event.preventDefault();
    if (canSend) send(text);
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send(text);
        field.current?.focus();
      }}
      sx={{ display: 'grid', gap: 0.75 }}
    >
      {isTooLong && <ErrorNote error={tooLong} />}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.75 }}>
        <InputBase
          multiline
          maxRows={6}
          fullWidth
          inputRef={field}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          placeholder={formatMessage({ id: 'aiChat.write' })}
          inputProps={{
            'aria-label': formatMessage({ id: 'aiChat.write' }),
            'aria-describedby': 'ai-chat-price',
            dir: 'auto',
          }}
          sx={{
            px: 2,
            py: 1.25,
            borderRadius: '24px',
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'control',
            lineHeight: 1.5,
            '&.Mui-focused': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 1 },
            '& textarea': { outline: 'none !important' },
          }}
        />
        <IconButton
          type="submit"
          disabled={!canSend}
          aria-label={formatMessage({ id: 'aiChat.send' })}
          sx={{
            width: 48,
            height: 48,
            flexShrink: 0,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '&:hover': { bgcolor: 'primary.dark' },
            '&.Mui-disabled': { bgcolor: 'background.sunken', color: 'text.disabled' },
          }}
        >
          <SendIcon />
        </IconButton>
      </Box>
      <Box id="ai-chat-price" sx={{ px: 1, display: 'grid', gap: 0.25 }}>
        {quote !== undefined && <Price quote={quote} />}
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          {quote !== undefined && <Producer quote={quote} />}
        </Box>
        {!isOnline && (
          <Box component="output" sx={{ fontSize: '0.875rem', color: 'warning.main' }}>
            <FormattedMessage id="aiChat.offline" />
          </Box>
        )}
      </Box>
    </Box>
  );
};
