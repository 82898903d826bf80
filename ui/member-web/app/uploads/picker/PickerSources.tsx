import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MediaType, UploadPurpose } from '#core/platform/media/medium.ts';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CameraIcon, UploadIcon } from '#ui/icons.tsx';
import { acceptedFiles, limitsOf } from '../file-limits.ts';
import { LimitLines } from '../LimitLines.tsx';

type Props = Readonly<{
  id: string;
  purpose: UploadPurpose;
  only: readonly MediaType[] | undefined;
  isOver: boolean;
  onSend: (files: readonly File[]) => void;
}>;

const touchOnly = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } as const;
const deskOnly = { '@media (pointer: coarse)': { display: 'none' } } as const;

/** Where new files come from, and what they may be. */
export const PickerSources = ({ id, purpose, only, isOver, onSend }: Props) => {
  const camera = useRef<HTMLInputElement>(null);
  const takesPictures = limitsOf(purpose, only).some(({ type }) => type === 'IMAGE');
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: '16px',
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'primary.soft' : 'background.default',
      }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
        <FileButton
          icon={<UploadIcon />}
          accept={acceptedFiles(purpose, only)}
          description={`${id}-limits`}
          multiple
          onPick={onSend}
        >
          <FormattedMessage id="uploads.picker.device" />
        </FileButton>
        {takesPictures && (
          <Button
            variant="outlined"
            startIcon={<CameraIcon />}
            onClick={() => camera.current?.click()}
            sx={touchOnly}
          >
            <FormattedMessage id="uploads.picker.camera" />
          </Button>
        )}
        <Box
          component="input"
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-hidden
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            onSend(files);
          }}
          sx={visuallyHidden}
        />
      </Stack>
      <Typography variant="body2" sx={{ mb: 0.5, ...deskOnly }}>
        <FormattedMessage id="uploads.picker.drop" />
      </Typography>
      <LimitLines id={`${id}-limits`} purpose={purpose} only={only} />
    </Box>
  );
};
