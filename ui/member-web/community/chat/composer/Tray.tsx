import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { CloseIcon, FileIcon } from '#ui/icons.tsx';
import { FilePicture } from '../../../app/uploads/FilePicture.tsx';
import type { WaitingFile } from '../live/outbox-entry.ts';
import { useFileSize } from '../bubble/Attachments.tsx';
import { usePreview } from '../bubble/WaitingRow.tsx';
import type { FileProblem } from './chosen-files.ts';

const ChosenFile = ({ chosen, onRemove }: Readonly<{ chosen: WaitingFile; onRemove: () => void }>) => {
  const { formatMessage } = useIntl();
  const size = useFileSize();
  const preview = usePreview(chosen.file);
  const bytes = chosen.file?.size ?? chosen.picked?.size ?? 0;
  return (
    <Box component="li" sx={{ position: 'relative', listStyle: 'none', flexShrink: 0 }}>
      {chosen.picked?.type === 'IMAGE' ? (
        <Box
          role="img"
          aria-label={chosen.name}
          sx={{ width: 72, height: 72, borderRadius: '12px', overflow: 'hidden' }}
        >
          <FilePicture file={chosen.picked} />
        </Box>
      ) : preview === undefined ? (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            width: 180,
            height: 72,
            px: 1,
            pr: 4,
            borderRadius: '12px',
            bgcolor: 'background.sunken',
            fontSize: '0.8125rem',
          }}
        >
          <FileIcon sx={{ flexShrink: 0 }} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {chosen.name}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{size(bytes)}</Box>
          </Box>
        </Box>
      ) : (
        <Box
          component="img"
          src={preview}
          alt={chosen.name}
          sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: '12px', display: 'block' }}
        />
      )}
      <IconButton
        size="small"
        onClick={onRemove}
        aria-label={formatMessage({ id: 'chat.file.remove' }, { name: chosen.name })}
        sx={{
          position: 'absolute',
          top: 2,
          right: 2,
          width: 26,
          height: 26,
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'background.paper' },
        }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
};

type Props = Readonly<{
  files: readonly WaitingFile[];
  problems: readonly FileProblem[];
  onRemove: (key: string) => void;
}>;

/** What goes along with the message, and what does not and why. */
export const Tray = ({ files, problems, onRemove }: Props) => {
  const errorText = useErrorText();
  return (
    <>
      {problems.length > 0 && (
        <Box role="alert" sx={{ px: 2, pt: 1, color: 'error.main', fontSize: '0.875rem' }}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
            {problems.map(({ name, refusal }) => (
              <li key={name}>
                {refusal === 'count' ? (
                  <FormattedMessage id="chat.file.count" values={{ name }} />
                ) : (
                  <FormattedMessage id="chat.file.refused" values={{ name, why: errorText(refusal) }} />
                )}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {files.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', gap: 1, m: 0, px: 1.5, pt: 1, overflowX: 'auto' }}>
          {files.map((chosen) => (
            <ChosenFile key={chosen.key} chosen={chosen} onRemove={() => onRemove(chosen.key)} />
          ))}
        </Box>
      )}
    </>
  );
};
