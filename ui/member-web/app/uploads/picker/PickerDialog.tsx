import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { acceptedFor } from '#core/platform/media/accepted.ts';
import type { MediaPurpose, MediaType, UploadPurpose } from '#core/platform/media/medium.ts';
import { CloseIcon, InfoIcon } from '#ui/icons.tsx';
import { UploadRow } from '../UploadRow.tsx';
import { isUnderWay } from '../upload-item.ts';
import { useDropAndPaste } from '#ui/use-drop-and-paste.ts';
import { OwnFiles } from './OwnFiles.tsx';
import { PickerSources } from './PickerSources.tsx';
import { type PickedFile, usePicked } from './use-picked.ts';

/** A sheet at the bottom of a phone, a dialog on a desk. */
const sheet = {
  '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
  '& .MuiDialog-paper': {
    m: { xs: 0, sm: 4 },
    width: { xs: '100%', sm: 'calc(100% - 64px)' },
    maxWidth: { xs: '100%', sm: 720 },
    maxHeight: { xs: '92dvh', sm: 'min(860px, calc(100dvh - 64px))' },
    borderBottomLeftRadius: { xs: 0, sm: undefined },
    borderBottomRightRadius: { xs: 0, sm: undefined },
    pb: { xs: 'env(safe-area-inset-bottom, 0px)', sm: 0 },
  },
} as const;

type Props = Readonly<{
  title: ReactNode;
  /** What the files are for: it says which may be sent, and who may see them. */
  purpose: UploadPurpose;
  /** Of the types that the purpose takes. */
  only?: readonly MediaType[];
  /** How many may be chosen. */
  most: number;
  mostVideos?: number;
  /** Only what was sent for this: general files may not be used here. */
  isStrict?: boolean;
  /** What one's own files may have been sent for, besides this and general ones. */
  alsoFrom?: readonly MediaPurpose[];
  /** Above the files: who will see what is chosen. */
  note?: ReactNode;
  onPick: (files: readonly PickedFile[]) => void;
  onClose: () => void;
}>;

export const PickerDialog = ({
  title,
  purpose,
  only,
  most,
  mostVideos = Infinity,
  isStrict = false,
  alsoFrom = [],
  note,
  onPick,
  onClose,
}: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { queue, items, chosen, isFull, toggle, send, finish } = usePicked({
    purpose,
    only,
    most,
    mostVideos,
  });
  const { isOver, dropProps } = useDropAndPaste({ take: send });
  const types = acceptedFor(purpose).types.filter((type) => only === undefined || only.includes(type));
  const isSending = items.some(isUnderWay);

  const pick = () => {
    onPick(chosen);
    finish();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} sx={sheet} {...dropProps}>
      <DialogTitle
        id={`${id}-title`}
        variant="h2"
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1.5 }}
      >
        <Box component="h2" sx={{ flexGrow: 1, m: 0, font: 'inherit' }}>
          {title}
        </Box>
        <IconButton aria-label={formatMessage({ id: 'ui.close' })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {note !== undefined && (
          <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
            {note}
          </Alert>
        )}
        <PickerSources id={id} purpose={purpose} only={only} isOver={isOver} onSend={send} />
        {items.length > 0 && (
          <Box
            component="ul"
            aria-label={formatMessage({ id: 'uploads.queue' })}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {items.map((item) => (
              <UploadRow key={item.id} item={item} queue={queue} />
            ))}
          </Box>
        )}
        <OwnFiles
          types={types}
          purposes={[...(isStrict ? [] : (['GENERAL'] as const)), purpose, ...alsoFrom]}
          chosen={chosen}
          onToggle={toggle}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, borderTop: '1px solid', borderColor: 'divider' }}>
        <Typography
          variant="body2"
          component="output"
          sx={{ flexGrow: 1, color: isFull ? 'error.main' : 'text.secondary' }}
        >
          {isFull ? (
            <FormattedMessage
              id={chosen.length < most ? 'uploads.picker.fullOfVideos' : 'uploads.picker.full'}
              values={{ most, mostVideos }}
            />
          ) : (
            <FormattedMessage id="uploads.picker.count" values={{ count: chosen.length, most }} />
          )}
          {isSending && (
            <>
              {' · '}
              <FormattedMessage id="uploads.picker.sending" />
            </>
          )}
        </Typography>
        <Button variant="contained" disabled={chosen.length === 0} onClick={pick}>
          <FormattedMessage id="uploads.picker.use" values={{ count: chosen.length }} />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
