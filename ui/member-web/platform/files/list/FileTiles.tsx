import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { type ComponentProps, memo, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { OwnFile } from '../../../app/data/media.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { filePath } from '../../../app/paths.ts';
import { FilePicture } from '../../../app/uploads/FilePicture.tsx';
import { FileActions, type FileSteps } from './FileActions.tsx';
import { FileFacts } from './FileFacts.tsx';
import { markId, ToBulkBar } from './ToBulkBar.tsx';
import type { View } from '../use-file-filter.ts';

type TileProps = Readonly<{
  file: OwnFile;
  folderName: string | undefined;
  isSelected: boolean;
  steps: FileSteps;
  onToggle: (id: string, isRange: boolean) => void;
}>;

const nameLink = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  pb: '2px',
  color: 'text.primary',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

type MarkProps = Pick<TileProps, 'file' | 'isSelected' | 'onToggle'> & ComponentProps<typeof ToBulkBar>;

const Mark = ({ file, isSelected, onToggle, place }: MarkProps) => {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'files.select' }, { name: file.name });
  return (
    <>
      <Checkbox
        checked={isSelected}
        // The change says nothing of Shift; the click does.
        onClick={(event: MouseEvent) => onToggle(file.id, event.shiftKey)}
        onChange={() => undefined}
        slotProps={{ input: { id: markId(file.id), 'aria-label': label } }}
        sx={{ width: 44, height: 44 }}
      />
      {isSelected && <ToBulkBar place={place} />}
    </>
  );
};

const Tile = memo(function Tile({ file, folderName, isSelected, steps, onToggle }: TileProps) {
  return (
    <Card
      component="li"
      sx={{
        minWidth: 0,
        contentVisibility: 'auto',
        containIntrinsicSize: '180px 240px',
        ...(isSelected ? { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -1 } : {}),
      }}
    >
      <Box sx={{ position: 'relative' }}>
        {/* The name below is the same link: one of the two is enough for the keyboard. */}
        <Box
          component={LocalLink}
          to={filePath(file.id)}
          tabIndex={-1}
          aria-hidden
          sx={{ display: 'block', aspectRatio: '4 / 3' }}
        >
          <FilePicture file={file} />
        </Box>
        <Box
          sx={{
            position: 'absolute',
            top: 4,
            left: 4,
            borderRadius: '12px',
            bgcolor: 'background.paper',
          }}
        >
          <Mark place="below" file={file} isSelected={isSelected} onToggle={onToggle} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pl: 1.5, py: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, pt: 0.5 }}>
          <Link component={LocalLink} to={filePath(file.id)} sx={nameLink}>
            {file.name}
          </Link>
          <FileFacts file={file} folderName={folderName} />
        </Box>
        <FileActions file={file} steps={steps} />
      </Box>
    </Card>
  );
});

const Row = memo(function Row({ file, folderName, isSelected, steps, onToggle }: TileProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 64px',
        ...(isSelected ? { bgcolor: 'primary.soft' } : {}),
      }}
    >
      <Mark place="beside" file={file} isSelected={isSelected} onToggle={onToggle} />
      <Box
        aria-hidden
        sx={{ width: 48, height: 48, borderRadius: '10px', overflow: 'hidden', flexShrink: 0 }}
      >
        <FilePicture file={file} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Link component={LocalLink} to={filePath(file.id)} sx={nameLink}>
          {file.name}
        </Link>
        <FileFacts file={file} folderName={folderName} />
      </Box>
      <FileActions file={file} steps={steps} />
    </Box>
  );
});

type Props = Readonly<{
  files: readonly OwnFile[];
  view: View;
  /** Where each lies, said where the list goes through all folders. */
  folderNames: ReadonlyMap<string, string> | undefined;
  isSelected: (id: string) => boolean;
  steps: FileSteps;
  onToggle: (id: string, isRange: boolean) => void;
}>;

/** What is far from the screen is not drawn, so that a thousand files scroll as ten. */
export const FileTiles = ({ files, view, folderNames, isSelected, steps, onToggle }: Props) => {
  const { formatMessage } = useIntl();
  const Shape = view === 'grid' ? Tile : Row;
  return (
    <Box
      component="ul"
      aria-label={formatMessage({ id: 'files.files' })}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        ...(view === 'grid'
          ? {
              display: 'grid',
              gap: { xs: 1, sm: 1.5 },
              gridTemplateColumns: {
                xs: 'repeat(2, minmax(0, 1fr))',
                sm: 'repeat(auto-fill, minmax(190px, 1fr))',
              },
            }
          : {}),
      }}
    >
      {files.map((file) => (
        <Shape
          key={file.id}
          file={file}
          folderName={file.folderId === null ? undefined : folderNames?.get(file.folderId)}
          isSelected={isSelected(file.id)}
          steps={steps}
          onToggle={onToggle}
        />
      ))}
    </Box>
  );
};
