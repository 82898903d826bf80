import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { TrashIcon, UploadIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useMediaRefresh } from '../../app/data/media.ts';
import { TypeIcon } from '../../app/uploads/FilePicture.tsx';
import { acceptedFiles, mediaTypeOf } from '../../app/uploads/file-limits.ts';
import type { UploadQueue } from '../../app/uploads/upload-queue.ts';
import { useFileSize } from '../../app/uploads/use-file-size.ts';
import type { PendingUpload } from './data.ts';

type Props = Readonly<{ upload: PendingUpload; queue: UploadQueue }>;

/** An upload that this browser knows only from the server: with the same file it goes on here. */
export const ElsewhereRow = ({ upload, queue }: Props) => {
  const { formatMessage } = useIntl();
  const size = useFileSize();
  const { time } = useFormats();
  const refresh = useMediaRefresh();
  const [isOther, setIsOther] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const type = mediaTypeOf({ name: upload.name, type: upload.contentType }) ?? 'FILE';

  const goOn = (file: File | undefined) => {
    if (file !== undefined) setIsOther(!queue.takeFromServer(upload, file));
  };
  const discard = async () => {
    try {
      await queue.discardFromServer(upload.id);
      await refresh();
    } catch (error) {
      setRefusal(error);
    }
  };

  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1 }}>
      <Box
        aria-hidden
        sx={{ width: 48, display: 'grid', justifyItems: 'center', pt: 0.5, color: 'text.secondary' }}
      >
        <TypeIcon type={type} size="1.5rem" />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          {upload.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          <FormattedMessage
            id="files.elsewhere"
            values={{ sent: size(upload.received), size: size(upload.size), until: time(upload.expiresAt) }}
          />
        </Typography>
        {isOther && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main', mb: 1 }}>
            <FormattedMessage id="uploads.otherFile" />
          </Typography>
        )}
        {refusal !== undefined && <ErrorNote error={refusal} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            icon={<UploadIcon />}
            accept={acceptedFiles(upload.purpose, [type])}
            description={undefined}
            onPick={([file]) => goOn(file)}
          >
            <FormattedMessage id="uploads.chooseAgain" />
          </FileButton>
          <Button
            variant="text"
            color="error"
            startIcon={<TrashIcon />}
            aria-label={formatMessage({ id: 'uploads.cancel' }, { name: upload.name })}
            onClick={() => void discard()}
          >
            <FormattedMessage id="ui.cancel" />
          </Button>
        </Box>
      </Box>
    </Box>
  );
};
