import { useState } from 'react';
import type { OwnFile } from '../../app/data/media.ts';
import type { Folder } from './data.ts';

/** The one question that is open over the files. */
export type OpenDialog =
  | Readonly<{ kind: 'new-folder' }>
  | Readonly<{ kind: 'rename-folder'; folder: Folder }>
  | Readonly<{ kind: 'move-folder'; folder: Folder }>
  | Readonly<{ kind: 'delete-folder'; folder: Folder }>
  | Readonly<{ kind: 'rename-file'; file: OwnFile }>
  | Readonly<{ kind: 'move-files'; files: readonly OwnFile[] }>
  | Readonly<{ kind: 'uses'; file: OwnFile; wantsDeletion: boolean }>;

export const useOpenDialog = () => {
  const [dialog, setDialog] = useState<OpenDialog>();
  return { dialog, open: setDialog, close: () => setDialog(undefined) };
};
