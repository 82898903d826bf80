import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { DownloadIcon, FileIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { ChatAttachment } from '../../../app/data/chat.ts';
import { useFreshLink } from '../../../app/data/media.ts';
import { PrivateMedium } from '../../../app/parts/PrivateMedium.tsx';
import { PrivateSound } from '../../../app/parts/PrivateSound.tsx';

/** `1,2 MB`: as people here write it. */
export const useFileSize = () => {
  const { number } = useFormats();
  return (bytes: number): string =>
    bytes < 1_000_000 ? `${number(Math.max(1, bytes / 1_000), 0)} KB` : `${number(bytes / 1_000_000, 1)} MB`;
};

const asMedium = ({ id, type, url, thumbnailUrl }: ChatAttachment) => ({
  mediaId: id,
  type,
  url,
  thumbnailUrl,
});

/** The box is as large as the picture will be, before it is there: nothing moves. */
const Picture = ({ file, isAlone }: Readonly<{ file: ChatAttachment; isAlone: boolean }>) => {
  const { formatMessage } = useIntl();
  const followFresh = useFreshLink();
  const ratio = (file.width ?? 4) / (file.height ?? 3);
  return (
    <Box
      component="a"
      href={file.url}
      onClick={followFresh(file.id)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage({ id: 'chat.picture.open' }, { name: file.name })}
      sx={{
        display: 'block',
        aspectRatio: isAlone ? String(Math.min(Math.max(ratio, 0.6), 2)) : '1',
        width: isAlone ? { xs: 240, md: 320 } : '100%',
        maxWidth: '100%',
        '&:focus-visible': { outlineOffset: -4 },
      }}
    >
      <PrivateMedium medium={asMedium(file)} alt="" thumbnail lazy />
    </Box>
  );
};

const Sound = ({ file }: Readonly<{ file: ChatAttachment }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ p: 1 }}>
      <PrivateSound
        mediaId={file.id}
        url={file.url}
        label={formatMessage({ id: 'chat.voice.note' })}
        preload="none"
        sx={{ width: 240, maxWidth: '100%', height: 40, display: 'block' }}
      />
    </Box>
  );
};

/** The picture that was drawn of it stands there until it is played. */
const Film = ({ file }: Readonly<{ file: ChatAttachment }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ width: { xs: 240, md: 320 }, maxWidth: '100%', aspectRatio: '16 / 10' }}>
      <PrivateMedium
        medium={asMedium(file)}
        alt={formatMessage({ id: 'chat.video' }, { name: file.name })}
        controls
        posterUrl={file.posterUrl}
        sx={{ objectFit: 'contain', bgcolor: 'common.black' }}
      />
    </Box>
  );
};

const Document = ({ file }: Readonly<{ file: ChatAttachment }>) => {
  const size = useFileSize();
  const followFresh = useFreshLink();
  return (
    <Box
      component="a"
      href={file.url}
      onClick={followFresh(file.id)}
      download={file.name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minWidth: 0,
        width: 260,
        maxWidth: '100%',
        px: 1.25,
        py: 1,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <FileIcon sx={{ flexShrink: 0 }} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.875rem', overflowWrap: 'anywhere', lineHeight: 1.4 }}
        >
          <Box component="span" sx={visuallyHidden}>
            <FormattedMessage id="chat.file.download" />{' '}
          </Box>
          {file.name}
        </Box>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {size(file.size)}
        </Box>
      </Box>
      <DownloadIcon fontSize="small" sx={{ flexShrink: 0 }} />
    </Box>
  );
};

const OtherFile = ({ file }: Readonly<{ file: ChatAttachment }>) => {
  if (file.type === 'VIDEO') return <Film file={file} />;
  return file.type === 'AUDIO' ? <Sound file={file} /> : <Document file={file} />;
};

/**
 * Pictures side by side, films with their poster, sounds to listen to, and everything else to be downloaded. Their
 * addresses end within a minute, and a room stays open for longer: each asks for a fresh one when it needs it.
 */
export const Attachments = ({ files }: Readonly<{ files: readonly ChatAttachment[] }>) => {
  const pictures = files.filter(({ type }) => type === 'IMAGE');
  const others = files.filter(({ type }) => type !== 'IMAGE');
  return (
    <>
      {pictures.length > 0 && (
        <Box
          sx={
            pictures.length === 1
              ? {}
              : { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2px', width: 280, maxWidth: '100%' }
          }
        >
          {pictures.map((file) => (
            <Picture key={file.id} file={file} isAlone={pictures.length === 1} />
          ))}
        </Box>
      )}
      {others.map((file) => (
        <OtherFile key={file.id} file={file} />
      ))}
    </>
  );
};
