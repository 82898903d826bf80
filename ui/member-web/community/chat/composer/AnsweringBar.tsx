import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon, EditIcon } from '#ui/icons.tsx';
import { ReplyIcon } from '../icons.tsx';
import { usePersonName, useSummary } from '../room-words.ts';
import type { Answering } from './use-composer.ts';

/** Above the field: what is answered or changed, and the way out of it. */
export const AnsweringBar = ({ answering, onEnd }: Readonly<{ answering: Answering; onEnd: () => void }>) => {
  const { formatMessage } = useIntl();
  const summary = useSummary();
  const nameOf = usePersonName();
  const isEdit = answering.kind === 'edit';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2, pt: 1 }}>
      {isEdit ? (
        <EditIcon fontSize="small" color="primary" />
      ) : (
        <ReplyIcon fontSize="small" color="primary" />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, fontSize: '0.8125rem', lineHeight: 1.45 }}>
        <Box sx={{ fontWeight: 600, color: 'primary.main' }}>
          {isEdit ? (
            <FormattedMessage id="chat.editing" />
          ) : (
            <FormattedMessage id="chat.answering" values={{ name: nameOf(answering.message.sender) }} />
          )}
        </Box>
        <Box
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'text.secondary' }}
        >
          {summary(answering.message)}
        </Box>
      </Box>
      <IconButton
        size="small"
        onClick={onEnd}
        aria-label={formatMessage({ id: 'ui.cancel' })}
        sx={{ width: 36, height: 36 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
