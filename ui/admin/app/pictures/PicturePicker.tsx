import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CropOnDemand } from '#ui/cropping/CropOnDemand.tsx';
import { usePictureToCrop } from '#ui/cropping/use-picture-to-crop.ts';
import { CloseIcon, ErrorIcon } from '#ui/icons.tsx';
import { useDropAndPaste } from '#ui/use-drop-and-paste.ts';
import { useSendPicture } from './data.ts';
import { NewPictures } from './NewPictures.tsx';
import { largestMegabytes, largestPicture, type NamedPicture } from './picture.ts';
import { SharedPictures } from './SharedPictures.tsx';
import { useChosenPictures } from './use-chosen-pictures.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

/** A sheet at the bottom of a phone, a dialog on a desk. */
const sheet = {
  '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
  '& .MuiDialog-paper': {
    m: { xs: 0, sm: 4 },
    width: { xs: '100%', sm: 'calc(100% - 64px)' },
    maxWidth: { xs: '100%', sm: 760 },
    maxHeight: { xs: '92dvh', sm: 'min(860px, calc(100dvh - 64px))' },
    borderBottomLeftRadius: { xs: 0, sm: undefined },
    borderBottomRightRadius: { xs: 0, sm: undefined },
    pb: { xs: 'env(safe-area-inset-bottom, 0px)', sm: 0 },
  },
} as const;

/** A new picture is cut to what the record shows before it is sent; a shared one is shown as it is. */
export type Framing = Readonly<{ title: ReactNode; help: ReactNode; use: ReactNode }>;

/** New pictures: framed first where one is cut, else sent as they are. */
const useNewPictures = (isFramed: boolean, onArrived: (picture: NamedPicture) => void) => {
  const { isShared, sendPicture } = useSendPicture();
  const uploads = usePictureUploads({ sendPicture, onArrived });
  const framed = usePictureToCrop({
    largest: largestPicture,
    send: async (blob, { name }) =>
      onArrived(
        await sendPicture(blob, `${name.replace(/\.\w{1,5}$/, '')}.jpg`, { key: crypto.randomUUID() }),
      ),
  });
  const { pick } = framed;
  const { take: sendAll } = uploads;
  const take = (files: readonly File[]) => {
    const [first] = files;
    if (!isFramed) void sendAll(files);
    else if (first) void pick(first);
  };
  return { isShared, uploads, framed, take };
};

type Props = Readonly<{
  /** How many may be chosen. */
  most: number;
  /** What the record shows already. */
  taken: readonly string[];
  framing?: Framing | undefined;
  onPick: (pictures: readonly NamedPicture[]) => void;
  onClose: () => void;
}>;

/** How staff choose pictures: among those of the site, or new ones, which are chosen by themselves when they arrive. */
export const PicturePicker = ({ most, taken, framing, onPick, onClose }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { chosen, isFull, add, toggle } = useChosenPictures(most);
  const [arrived, setArrived] = useState<readonly NamedPicture[]>([]);
  const { isShared, uploads, framed, take } = useNewPictures(framing !== undefined, (picture) => {
    setArrived((now) => [picture, ...now]);
    add(picture);
  });
  const isOrdered = most > 1;
  const { isOver, dropProps } = useDropAndPaste({
    take: (files) => take(isOrdered ? files : files.slice(0, 1)),
    isOff: framed.picked !== undefined,
  });
  const isSending = uploads.uploads.some(({ error }) => error === undefined);

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} sx={sheet} {...dropProps}>
      <DialogTitle
        id={`${id}-title`}
        variant="h2"
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1.5 }}
      >
        <Box component="h2" sx={{ flexGrow: 1, m: 0, font: 'inherit' }}>
          <FormattedMessage id="console.pictures.title" values={{ most }} />
        </Box>
        <IconButton aria-label={formatMessage({ id: 'ui.close' })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <NewPictures
          id={id}
          isOver={isOver}
          isShared={isShared}
          multiple={isOrdered}
          uploads={uploads}
          problem={
            framed.problem !== undefined && (
              <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />} sx={{ mt: 1.5 }}>
                <FormattedMessage
                  id={`console.picture.${framed.problem}`}
                  values={{ megabytes: largestMegabytes }}
                />
              </Alert>
            )
          }
          onPick={take}
        />
        <SharedPictures
          arrived={arrived}
          chosen={chosen}
          taken={new Set(taken)}
          isOrdered={isOrdered}
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
            <FormattedMessage id="console.pictures.full" values={{ most }} />
          ) : (
            <FormattedMessage id="console.pictures.count" values={{ count: chosen.length, most }} />
          )}
        </Typography>
        <Button
          variant="contained"
          disabled={chosen.length === 0 || isSending}
          onClick={() => {
            onPick(chosen);
            onClose();
          }}
        >
          <FormattedMessage id="console.pictures.use" values={{ count: chosen.length }} />
        </Button>
      </DialogActions>
      {framing !== undefined && framed.picked !== undefined && (
        <CropOnDemand
          url={framed.picked.url}
          title={framing.title}
          help={framing.help}
          useLabel={framing.use}
          unreadable={<FormattedMessage id="console.picture.unreadable" />}
          // As members see it; a wide sign fits in whole, on white.
          minZoom={0.2}
          cropper={{ objectFit: 'cover', showGrid: false }}
          refusal={framed.refusal}
          onDone={framed.sendFramed}
          onClose={framed.close}
        />
      )}
    </Dialog>
  );
};
