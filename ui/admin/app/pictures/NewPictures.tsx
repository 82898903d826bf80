import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { UploadIcon } from '#ui/icons.tsx';
import { FailedUpload } from './FailedUpload.tsx';
import { largestMegabytes, pictureTypes } from './picture.ts';
import type { Upload, usePictureUploads } from './use-picture-uploads.ts';

const Sending = ({ upload }: Readonly<{ upload: Upload }>) => (
  <Box component="output" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 1.5, minWidth: 0 }}>
    <CircularProgress size={20} aria-hidden />
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <FormattedMessage id="console.pictures.sending" values={{ name: upload.file.name }} />
    </Typography>
  </Box>
);

type Props = Readonly<{
  id: string;
  isOver: boolean;
  /** Everybody may see what is added here. */
  isShared: boolean;
  multiple: boolean;
  uploads: Pick<ReturnType<typeof usePictureUploads>, 'uploads' | 'retry' | 'dismiss'>;
  /** What is wrong with a file that was not sent. */
  problem: React.ReactNode;
  onPick: (files: readonly File[]) => void;
}>;

/** Where new pictures come from, and what becomes of each. */
export const NewPictures = ({ id, isOver, isShared, multiple, uploads, problem, onPick }: Props) => (
  <Box
    sx={{
      p: 2,
      borderRadius: '16px',
      border: '2px dashed',
      borderColor: isOver ? 'primary.main' : 'divider',
      bgcolor: isOver ? 'primary.soft' : 'background.default',
    }}
  >
    <FileButton
      icon={<UploadIcon />}
      accept={pictureTypes}
      description={`${id}-hint`}
      multiple={multiple}
      onPick={onPick}
    >
      <FormattedMessage id="console.pictures.upload" />
    </FileButton>
    <FormHelperText id={`${id}-hint`} component="div" sx={{ mt: 1 }}>
      <FormattedMessage id="console.pictures.upload.limit" values={{ megabytes: largestMegabytes }} />{' '}
      <FormattedMessage id={isShared ? 'console.pictures.upload.shared' : 'console.pictures.upload.own'} />
    </FormHelperText>
    {problem}
    {uploads.uploads.map((upload) =>
      upload.error === undefined ? (
        <Sending key={upload.key} upload={upload} />
      ) : (
        <FailedUpload
          key={upload.key}
          upload={upload}
          onRetry={() => uploads.retry(upload)}
          onDismiss={() => uploads.dismiss(upload)}
        />
      ),
    )}
  </Box>
);
