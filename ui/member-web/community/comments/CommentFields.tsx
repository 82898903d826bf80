import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { commentMaxLength } from '#core/community/comment/comment.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LimitNote } from '#ui/components/forms/LimitNote.tsx';
import { CheckIcon, CloseIcon, SendIcon } from '#ui/icons.tsx';
import { type AreaHandle, MentionArea } from '../text/MentionArea.tsx';
import type { useCommentDraft } from './use-comment-draft.ts';

type Props = Readonly<{
  draft: ReturnType<typeof useCommentDraft>;
  label: string;
  sendLabel: string;
  before?: ReactNode;
  onCancel?: () => void;
  /** Another version waits for a choice first. */
  mustWait?: boolean;
  ref?: Ref<AreaHandle>;
}>;

/** One line that grows; what was typed stays until it is sent, however often that fails. */
export const CommentFields = ({
  draft,
  label,
  sendLabel,
  before,
  onCancel,
  mustWait = false,
  ref,
}: Props) => {
  const { formatMessage } = useIntl();
  const { text, isBusy, error } = draft;
  const isBlocked = isBusy || mustWait || text.trim() === '';
  const send = () => {
    if (!mustWait) void draft.send();
  };
  return (
    <Box>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-end' }}
      >
        {before}
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            borderRadius: '20px',
            border: '1px solid',
            borderColor: 'text.secondary',
            px: 1.75,
            py: 0.75,
            '&:focus-within': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 1 },
          }}
        >
          <MentionArea
            {...(ref === undefined ? {} : { ref })}
            value={text}
            onChange={draft.change}
            onPick={draft.pick}
            label={label}
            placeholder={label}
            maxLength={commentMaxLength}
            onSend={send}
          />
        </Box>
        {onCancel !== undefined && (
          <IconButton onClick={onCancel} aria-label={formatMessage({ id: 'ui.cancel' })}>
            <CloseIcon />
          </IconButton>
        )}
        {/* It keeps the focus while there is nothing to send: what was pressed last is where one goes on. */}
        <IconButton
          type="submit"
          color="primary"
          aria-disabled={isBlocked}
          aria-label={sendLabel}
          sx={isBlocked ? { color: 'text.disabled', cursor: 'default' } : {}}
        >
          {onCancel === undefined ? <SendIcon /> : <CheckIcon />}
        </IconButton>
      </Box>
      <LimitNote text={text} limit={commentMaxLength} />
      {error !== undefined && <ErrorNote error={error} />}
    </Box>
  );
};
