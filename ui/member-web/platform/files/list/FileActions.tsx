import { FormattedMessage, useIntl } from 'react-intl';
import { DownloadIcon, EditIcon, InfoIcon, LinkIcon, MoveIcon, TrashIcon } from '#ui/icons.tsx';
import type { OwnFile } from '../../../app/data/media.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { useDownload } from '../use-download.ts';
import type { OpenDialog } from '../use-open-dialog.ts';

/** Steps that need no question. */
export type FileSteps = Readonly<{
  onOpen: (dialog: OpenDialog) => void;
  onCopyLinks: (ids: readonly string[]) => unknown;
  onDelete: (files: readonly OwnFile[]) => unknown;
}>;

/** What can be done with one file. One that is in use says where, instead of being deleted. */
export const FileActions = ({ file, steps }: Readonly<{ file: OwnFile; steps: FileSteps }>) => {
  const { formatMessage } = useIntl();
  const download = useDownload();
  const { onOpen, onCopyLinks, onDelete } = steps;
  return (
    <ActionMenu
      label={formatMessage({ id: 'files.actions' }, { name: file.name })}
      actions={[
        {
          key: 'rename',
          icon: <EditIcon />,
          label: <FormattedMessage id="files.rename" />,
          run: () => onOpen({ kind: 'rename-file', file }),
        },
        {
          key: 'move',
          icon: <MoveIcon />,
          label: <FormattedMessage id="files.move" />,
          run: () => onOpen({ kind: 'move-files', files: [file] }),
        },
        {
          key: 'link',
          icon: <LinkIcon />,
          label: <FormattedMessage id="files.link" />,
          run: () => onCopyLinks([file.id]),
        },
        {
          key: 'download',
          icon: <DownloadIcon />,
          label: <FormattedMessage id="files.download" />,
          run: () => download(file.id),
        },
        {
          key: 'uses',
          icon: <InfoIcon />,
          label: <FormattedMessage id="files.uses.action" values={{ count: file.uses }} />,
          run: () => onOpen({ kind: 'uses', file, wantsDeletion: false }),
        },
        {
          key: 'delete',
          icon: <TrashIcon />,
          label: <FormattedMessage id="ui.delete" />,
          isDangerous: true,
          run: () => (file.uses > 0 ? onOpen({ kind: 'uses', file, wantsDeletion: true }) : onDelete([file])),
        },
      ]}
    />
  );
};
