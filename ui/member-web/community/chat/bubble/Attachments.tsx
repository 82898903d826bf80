import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { DownloadIcon, FileIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { ChatAttachment } from '../../../app/data/chat.ts';
import { PrivateMedium } from '../../../app/parts/PrivateMedium.tsx';

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
  const ratio = (file.width ?? 4) / (file.height ?? 3);
  return (
    <Box
      component="a"
      href={file.url}
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
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice note of a private talk has no captions */}
      <audio
        controls
        preload="none"
        src={file.url}
        aria-label={formatMessage({ id: 'chat.voice.note' })}
        style={{ width: 240, maxWidth: '100%', height: 40, display: 'block' }}
      />
    </Box>
  );
};

const Document = ({ file }: Readonly<{ file: ChatAttachment }>) => {
  const size = useFileSize();
  const { formatMessage } = useIntl();
  return (
    <Box
      component="a"
      href={file.url}
      download={file.name}
      aria-label={formatMessage({ id: 'chat.file.download' }, { name: file.name, size: size(file.size) })}
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

/** Pictures side by side, films with their poster, sounds to listen to, and everything else to be downloaded. */
export const Attachments = ({ files }: Readonly<{ files: readonly ChatAttachment[] }>) => {
  const { formatMessage } = useIntl();
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
      {others.map((file) =>
        file.type === 'VIDEO' ? (
          <Box key={file.id} sx={{ width: { xs: 240, md: 320 }, maxWidth: '100%', aspectRatio: '16 / 10' }}>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film of a private talk has no captions */}
            <video
              controls
              playsInline
              preload={file.thumbnailUrl === null ? 'metadata' : 'none'}
              src={file.url}
              {...(file.thumbnailUrl === null ? {} : { poster: file.thumbnailUrl })}
              aria-label={formatMessage({ id: 'chat.video' }, { name: file.name })}
              style={{ width: '100%', height: '100%', display: 'block', background: '#000' }}
            />
          </Box>
        ) : (file.type as string) === 'AUDIO' ? (
          <Sound key={file.id} file={file} />
        ) : (
          <Document key={file.id} file={file} />
        ),
      )}
    </>
  );
};
