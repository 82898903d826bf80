import { FormattedMessage } from 'react-intl';
import { folderNameMaxLength } from '#core/platform/media/folder.ts';
import { nameMaxLength } from '#core/platform/media/medium.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { type Folder, useFileSteps, useFolderSteps } from '../data.ts';
import type { OpenDialog } from '../use-open-dialog.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { UsesDialog } from './UsesDialog.tsx';

type Props = Readonly<{
  dialog: OpenDialog;
  folders: readonly Folder[];
  /** Where the reader is: new folders go there. */
  folderId: string | null;
  onMoved: () => void;
  onClose: () => void;
}>;

const FolderDialog = ({
  dialog,
  folders,
  onClose,
}: Readonly<{
  dialog: Extract<OpenDialog, { folder: Folder }>;
  folders: readonly Folder[];
  onClose: () => void;
}>) => {
  const { change, remove } = useFolderSteps();
  const { kind, folder } = dialog;
  const { name } = folder;
  if (kind === 'rename-folder')
    return (
      <NameDialog
        title={<FormattedMessage id="files.folder.rename.title" />}
        label={<FormattedMessage id="files.folder.name" />}
        verb={<FormattedMessage id="ui.save" />}
        name={name}
        maxLength={folderNameMaxLength}
        onSave={(next) => change({ folder, name: next })}
        onClose={onClose}
      />
    );
  if (kind === 'move-folder')
    return (
      <MoveDialog
        title={<FormattedMessage id="files.move.title" values={{ count: 1, name }} />}
        folders={folders}
        without={folder.id}
        from={folder.parentId}
        onMove={(parentId) => change({ folder, parentId })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmOnDemand
      open
      title={<FormattedMessage id="files.folder.delete.title" values={{ name }} />}
      confirmLabel={<FormattedMessage id="files.folder.delete" />}
      dangerous
      onConfirm={() => remove(folder)}
      onClose={onClose}
    >
      <FormattedMessage id="files.folder.delete.text" />
    </ConfirmOnDemand>
  );
};

/** Whichever question is open. */
export const FileDialogs = ({ dialog, folders, folderId, onMoved, onClose }: Props) => {
  const { create } = useFolderSteps();
  const { change } = useFileSteps();
  if ('folder' in dialog) return <FolderDialog dialog={dialog} folders={folders} onClose={onClose} />;
  if (dialog.kind === 'uses')
    return <UsesDialog file={dialog.file} wantsDeletion={dialog.wantsDeletion} onClose={onClose} />;
  if (dialog.kind === 'new-folder')
    return (
      <NameDialog
        title={<FormattedMessage id="files.folder.new" />}
        label={<FormattedMessage id="files.folder.name" />}
        verb={<FormattedMessage id="files.folder.create" />}
        name=""
        maxLength={folderNameMaxLength}
        onSave={(name) => create({ name, parentId: folderId })}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'rename-file')
    return (
      <NameDialog
        title={<FormattedMessage id="files.rename.title" />}
        label={<FormattedMessage id="files.name" />}
        verb={<FormattedMessage id="ui.save" />}
        name={dialog.file.name}
        maxLength={nameMaxLength}
        onSave={(name) => change({ file: dialog.file, name })}
        onClose={onClose}
      />
    );
  const { files } = dialog;
  const [first] = files;
  const isFromOnePlace = files.every((file) => file.folderId === first?.folderId);
  return (
    <MoveDialog
      title={<FormattedMessage id="files.move.title" values={{ count: files.length, name: first?.name }} />}
      folders={folders}
      from={isFromOnePlace ? (first?.folderId ?? null) : null}
      onMove={async (to) => {
        await Promise.all(files.map((file) => change({ file, folderId: to })));
        onMoved();
      }}
      onClose={onClose}
    />
  );
};
