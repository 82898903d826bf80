import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { CheckIcon, CloseIcon, RefreshIcon, UploadIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { TypeIcon } from './FilePicture.tsx';
import { acceptedFiles } from './file-limits.ts';
import { isUnderWay, type UploadItem } from './upload-item.ts';
import { useFileSize } from './use-file-size.ts';
import type { UploadQueue } from './upload-queue.ts';

const Preview = ({ item }: Readonly<{ item: UploadItem }>) => {
  // This browser may not know the format of what it sends.
  const [isUnknown, setIsUnknown] = useState(false);
  return (
    <Box
      aria-hidden
      sx={{
        width: 48,
        height: 48,
        flexShrink: 0,
        borderRadius: '10px',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.sunken',
        color: 'text.secondary',
      }}
    >
      {item.preview === null || isUnknown ? (
        <TypeIcon type={item.type} size="1.5rem" />
      ) : (
        <Box
          component="img"
          src={item.preview}
          alt=""
          onError={() => setIsUnknown(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
};

/** How it stands, in words: the bar beside it says the same to the eye. */
const State = ({ item }: Readonly<{ item: UploadItem }>) => {
  const errorText = useErrorText();
  const size = useFileSize();
  const { percent } = useFormats();
  const { status, share, error } = item;
  if (status === 'FAILED')
    return (
      <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
        {errorText(error)}
      </Typography>
    );
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage
        id={`uploads.state.${status}`}
        values={{
          size: size(item.size),
          sent: size(item.size * share),
          percent: percent(Math.floor(share * 100), 0),
        }}
      />
    </Typography>
  );
};

const Bar = ({ item }: Readonly<{ item: UploadItem }>) => {
  const { formatMessage } = useIntl();
  const isMeasured = item.status === 'SENDING' && item.share > 0;
  if (!isUnderWay(item)) return null;
  return (
    <LinearProgress
      variant={isMeasured || item.status === 'WAITING' ? 'determinate' : 'indeterminate'}
      value={Math.floor(item.share * 100)}
      aria-label={formatMessage({ id: 'uploads.progress' }, { name: item.name })}
      sx={{ mt: 0.5, borderRadius: 4 }}
    />
  );
};

type FileNeededProps = Readonly<{ item: UploadItem; queue: UploadQueue }>;

/** The browser has lost the file: it is asked for again, and judged by what it holds. */
const FileNeeded = ({ item, queue }: FileNeededProps) => {
  const [isOther, setIsOther] = useState(false);
  const give = async (file: File | undefined) => {
    if (file !== undefined) setIsOther(!(await queue.giveFile(item.id, file)));
  };
  return (
    <Box sx={{ mt: 0.5 }}>
      {isOther && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main', mb: 1 }}>
          <FormattedMessage id="uploads.otherFile" />
        </Typography>
      )}
      <FileButton
        icon={<UploadIcon />}
        accept={acceptedFiles(item.purpose, [item.type])}
        description={undefined}
        onPick={([file]) => void give(file)}
      >
        <FormattedMessage id="uploads.chooseAgain" />
      </FileButton>
    </Box>
  );
};

/** What the server refused as it is stays refused. */
const mayRetry = ({ status, error }: UploadItem): boolean =>
  status === 'FAILED' &&
  !['media.type_not_allowed', 'media.too_large', 'media.too_long', 'media.too_many_pixels'].includes(
    (error as { code?: string } | undefined)?.code ?? '',
  );

type Props = Readonly<{ item: UploadItem; queue: UploadQueue }>;

/** One file on its way: name, how far, cancel, again, or the file once more. */
export const UploadRow = ({ item, queue }: Props) => {
  const { formatMessage } = useIntl();
  const { id, status, medium } = item;
  // A HEIC has become a JPEG on its way.
  const name = medium?.name ?? item.name;
  const isOver = status === 'DONE' || (status === 'FAILED' && !mayRetry(item));
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1, alignItems: 'flex-start' }}>
      <Preview item={item} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 }}>{name}</Typography>
        <State item={item} />
        <Bar item={item} />
        {status === 'FILE_NEEDED' && <FileNeeded item={item} queue={queue} />}
        {mayRetry(item) && (
          <Button
            variant="outlined"
            startIcon={<RefreshIcon />}
            onClick={() => queue.retry(id)}
            aria-label={formatMessage({ id: 'uploads.retry' }, { name })}
            sx={{ mt: 1 }}
          >
            <FormattedMessage id="ui.retry" />
          </Button>
        )}
      </Box>
      {status === 'DONE' && <CheckIcon aria-hidden sx={{ color: 'success.main', mt: 1.25 }} />}
      <IconButton
        aria-label={formatMessage({ id: isOver ? 'uploads.dismiss' : 'uploads.cancel' }, { name })}
        onClick={() => (isOver ? queue.dismiss([id]) : void queue.cancel(id))}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
};
