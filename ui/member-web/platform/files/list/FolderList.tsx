import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditIcon, FolderIcon, MoveIcon, TrashIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { folderPath } from '../../../app/paths.ts';
import { useFileSize } from '../../../app/uploads/use-file-size.ts';
import { ActionMenu } from './ActionMenu.tsx';
import type { Folder } from '../data.ts';
import type { OpenDialog } from '../use-open-dialog.ts';

type Props = Readonly<{ folders: readonly Folder[]; onOpen: (dialog: OpenDialog) => void }>;

const FolderCard = ({ folder, onOpen }: Readonly<{ folder: Folder; onOpen: Props['onOpen'] }>) => {
  const { formatMessage } = useIntl();
  const size = useFileSize();
  const { id, name, files, bytes } = folder;
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        pl: 1.5,
        pr: 0.5,
        py: 0.75,
        position: 'relative',
      }}
    >
      <FolderIcon aria-hidden sx={{ color: 'primary.main' }} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Link
          component={LocalLink}
          to={folderPath(id)}
          sx={{
            display: 'block',
            fontWeight: 600,
            color: 'text.primary',
            textDecoration: 'none',
            lineHeight: 1.35,
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0, right: 48 },
          }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="files.folder.holds" values={{ count: files, size: size(bytes) }} />
        </Typography>
      </Box>
      <ActionMenu
        label={formatMessage({ id: 'files.folder.actions' }, { name })}
        actions={[
          {
            key: 'rename',
            icon: <EditIcon />,
            label: <FormattedMessage id="files.rename" />,
            run: () => onOpen({ kind: 'rename-folder', folder }),
          },
          {
            key: 'move',
            icon: <MoveIcon />,
            label: <FormattedMessage id="files.move" />,
            run: () => onOpen({ kind: 'move-folder', folder }),
          },
          {
            key: 'delete',
            icon: <TrashIcon />,
            label: <FormattedMessage id="files.folder.delete" />,
            isDangerous: true,
            run: () => onOpen({ kind: 'delete-folder', folder }),
          },
        ]}
      />
    </Card>
  );
};

export const FolderList = ({ folders, onOpen }: Props) => {
  const { formatMessage } = useIntl();
  if (folders.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={formatMessage({ id: 'files.folders' })}
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 2,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {folders.map((folder) => (
        <FolderCard key={folder.id} folder={folder} onOpen={onOpen} />
      ))}
    </Box>
  );
};
