import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import type { ChatMessage } from '../../../app/data/chat.ts';

type Props = Readonly<{
  reactions: ChatMessage['reactions'];
  userId: string;
  isOwn: boolean;
  disabled: boolean;
  onToggle: (emoji: string, isGiven: boolean) => void;
}>;

/** Under the bubble: each emoji once, with how many gave it; a press gives or takes one's own. */
export const Reactions = ({ reactions, userId, isOwn, disabled, onToggle }: Props) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  if (reactions.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        mt: -0.75,
        px: 1,
        position: 'relative',
        justifyContent: isOwn ? 'flex-end' : 'flex-start',
      }}
    >
      {reactions.map(({ emoji, userIds }) => {
        const isGiven = userIds.includes(userId);
        return (
          <Box
            key={emoji}
            component="button"
            type="button"
            disabled={disabled}
            aria-pressed={isGiven}
            aria-label={formatMessage({ id: 'chat.reaction' }, { emoji, count: userIds.length })}
            onClick={() => onToggle(emoji, isGiven)}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              minHeight: 26,
              px: 0.875,
              border: '1px solid',
              borderColor: isGiven ? 'primary.main' : 'divider',
              borderRadius: 999,
              bgcolor: isGiven ? 'primary.soft' : 'background.paper',
              color: 'text.primary',
              font: 'inherit',
              fontSize: '0.8125rem',
              lineHeight: 1.4,
              cursor: disabled ? 'default' : 'pointer',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <span aria-hidden>{emoji}</span>
            {userIds.length > 1 && <span aria-hidden>{number(userIds.length)}</span>}
          </Box>
        );
      })}
    </Box>
  );
};
