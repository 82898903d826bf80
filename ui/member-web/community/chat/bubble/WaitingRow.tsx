import { FileIcon } from '#ui/icons.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { FilePicture } from '../../../app/uploads/FilePicture.tsx';
import type { WaitingFile, WaitingMessage } from '../live/outbox-entry.ts';
import { useChat } from '../use-session.ts';
import { Bubble } from './Bubble.tsx';
import { BubbleFoot } from './BubbleFoot.tsx';
import { MessageText } from './MessageText.tsx';

/** What is being sent, as it lies on the device. */
export const usePreview = (file: Blob | null): string | undefined => {
  const [url] = useState(() =>
    file?.type.startsWith('image/') === true ? URL.createObjectURL(file) : undefined,
  );
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
};

const FileUnderWay = ({ waiting, share }: Readonly<{ waiting: WaitingFile; share: number | undefined }>) => {
  const { formatMessage } = useIntl();
  const preview = usePreview(waiting.file);
  return (
    <Box sx={{ position: 'relative', width: 220, maxWidth: '100%' }}>
      {waiting.picked?.type === 'IMAGE' ? (
        <Box role="img" aria-label={waiting.name} sx={{ aspectRatio: '4 / 3', opacity: 0.75 }}>
          <FilePicture file={waiting.picked} />
        </Box>
      ) : preview === undefined ? (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 1.5, py: 1, overflowWrap: 'anywhere' }}>
          <FileIcon sx={{ flexShrink: 0 }} />
          {waiting.name}
        </Box>
      ) : (
        <Box
          component="img"
          src={preview}
          alt={waiting.name}
          sx={{ display: 'block', width: '100%', maxHeight: 260, objectFit: 'cover', opacity: 0.75 }}
        />
      )}
      {waiting.mediumId === null && (
        <LinearProgress
          aria-label={formatMessage({ id: 'chat.file.sending' }, { name: waiting.name })}
          {...(share === undefined
            ? {}
            : { variant: 'determinate' as const, value: Math.round(share * 100) })}
        />
      )}
    </Box>
  );
};

const Failure = ({ message }: Readonly<{ message: WaitingMessage }>) => {
  const { session } = useChat();
  const errorText = useErrorText();
  return (
    <Box role="alert" sx={{ mt: 0.5, textAlign: 'right', fontSize: '0.8125rem', color: 'error.main' }}>
      <span>
        {message.failure === 'expired' ? (
          <FormattedMessage id="chat.failed.expired" />
        ) : (
          errorText(
            new ApiError({
              code: message.failure as ErrorCode,
              params: message.failureParams ?? {},
              status: 400,
            }),
          ) // the server's own code
        )}
      </span>
      <Box>
        <Button size="small" onClick={() => void session.outbox.retry(message.clientId)}>
          <FormattedMessage id="chat.failed.retry" />
        </Button>
        <Button size="small" color="inherit" onClick={() => void session.takeBack(message.clientId)}>
          <FormattedMessage id="chat.failed.edit" />
        </Button>
        <Button size="small" color="inherit" onClick={() => void session.outbox.discard(message.clientId)}>
          <FormattedMessage id="chat.failed.discard" />
        </Button>
      </Box>
    </Box>
  );
};

type Props = Readonly<{
  message: WaitingMessage;
  progress: ReadonlyMap<string, number>;
  isFirst: boolean;
  isLast: boolean;
}>;

/** On the screen at once, with a clock until it arrives. */
export const WaitingRow = ({ message, progress, isFirst, isLast }: Props) => (
  <Bubble
    isOwn
    isGroup={false}
    isFirst={isFirst}
    isLast={isLast}
    below={message.failure === null ? undefined : <Failure message={message} />}
  >
    {message.files.map((file) => (
      <FileUnderWay key={file.key} waiting={file} share={progress.get(file.key)} />
    ))}
    <Box sx={{ px: 1.5, pt: 0.75, pb: 0.5 }}>
      {message.body !== '' && <MessageText text={message.body} />}
      {message.failure === null ? (
        <BubbleFoot at={new Date(message.createdAt)} sending="waiting" />
      ) : (
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.75rem', color: 'error.main', textAlign: 'right' }}
        >
          <FormattedMessage id="chat.failed" />
        </Box>
      )}
    </Box>
  </Bubble>
);
