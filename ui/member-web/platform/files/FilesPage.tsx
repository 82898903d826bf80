import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outdated } from '#ui/components/Outdated.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { EmptyState, ErrorState } from '#ui/components/States.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { FolderPlusIcon, UploadIcon } from '#ui/icons.tsx';
import { LetterPicture, LostPicture } from '#ui/illustrations/scenes.tsx';
import { type OwnFile, useMediaRefresh, useOwnFiles } from '../../app/data/media.ts';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { acceptedFiles } from '../../app/uploads/file-limits.ts';
import { LimitLines } from '../../app/uploads/LimitLines.tsx';
import { useDropAndPaste } from '#ui/use-drop-and-paste.ts';
import { useArrivals, useUploads } from '../../app/uploads/use-uploads.ts';
import { BulkBar } from './BulkBar.tsx';
import { DeletionNotes } from './DeletionNotes.tsx';
import { FileDialogs } from './dialogs/FileDialogs.tsx';
import { DropCover } from './DropCover.tsx';
import { FileTiles } from './list/FileTiles.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FolderList } from './list/FolderList.tsx';
import { FolderPath } from './FolderPath.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import { QuotaBar } from './QuotaBar.tsx';
import { RefusedLinks } from './RefusedLinks.tsx';
import { usePendingUploads } from './data.ts';
import { pathTo } from './folder-tree.ts';
import { useCopyLinks } from './use-copy-links.ts';
import { useDeletions } from './use-deletions.ts';
import { useFileFilter } from './use-file-filter.ts';
import { useFolderTree } from './use-folder-tree.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { useSelection } from './use-selection.ts';

declare global {
  interface MessageCatalogues {
    files: typeof import('./messages/vi.json');
  }
}

const skeleton = (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
    }}
  >
    {Array.from({ length: 8 }, (_, index) => (
      <Box key={index}>
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
        <Skeleton variant="text" width="80%" />
        <Skeleton variant="text" width="50%" />
      </Box>
    ))}
  </Box>
);

const useSending = (folderId: string | null) => {
  const { queue, items } = useUploads();
  const refresh = useMediaRefresh();
  const pending = usePendingUploads();
  useArrivals(refresh);
  const send = useCallback(
    (files: readonly File[]) => void queue.add(files, { purpose: 'GENERAL', folderId }),
    [queue, folderId],
  );
  const elsewhere = (pending.data?.items ?? []).filter(({ id }) => !queue.knows(id));
  return { queue, items, elsewhere, send };
};

const Nothing = ({ isFiltered, onShowAll }: Readonly<{ isFiltered: boolean; onShowAll: () => void }>) =>
  isFiltered ? (
    <EmptyState
      picture={<LostPicture />}
      title={<FormattedMessage id="files.noMatch" />}
      action={
        <Button variant="outlined" onClick={onShowAll}>
          <FormattedMessage id="files.showAll" />
        </Button>
      }
    />
  ) : (
    <EmptyState picture={<LetterPicture />} title={<FormattedMessage id="files.empty" />}>
      <FormattedMessage id="files.empty.text" />
    </EmptyState>
  );

type BeginningsProps = Readonly<{
  /** The id of what is said about the files that are taken. */
  limits: string;
  onSend: (files: readonly File[]) => void;
  onFolder: () => void;
}>;

const Beginnings = ({ limits, onSend, onFolder }: BeginningsProps) => (
  <>
    <FileButton
      icon={<UploadIcon />}
      accept={acceptedFiles('GENERAL')}
      description={limits}
      multiple
      onPick={onSend}
      sx={{
        bgcolor: 'primary.main',
        borderColor: 'primary.main',
        color: 'primary.contrastText',
        '&:hover': { bgcolor: 'primary.dark', borderColor: 'primary.dark' },
      }}
    >
      <FormattedMessage id="files.upload" />
    </FileButton>
    <Button variant="outlined" startIcon={<FolderPlusIcon />} onClick={onFolder}>
      <FormattedMessage id="files.folder.new" />
    </Button>
  </>
);

const FilesPage = () => {
  const id = useId();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const place = useFileFilter();
  const { folderId, isFiltered, view, filter, change } = place;
  const { query, files } = useOwnFiles(filter);
  const tree = useFolderTree(place);
  const { folders } = tree;
  const { queue, items, elsewhere, send } = useSending(folderId);
  const { isOver, dropProps } = useDropAndPaste({ take: send });
  const selection = useSelection(files, JSON.stringify(filter));
  const deletions = useDeletions();
  const { dialog, open, close } = useOpenDialog();
  const [refusedLinks, setRefusedLinks] = useState<string>();
  const copyLinks = useCopyLinks(setRefusedLinks);

  const deleteFiles = async (chosen: readonly OwnFile[]) => {
    const done = await deletions.deleteFiles(chosen);
    selection.clear();
    if (done.length > 0)
      toast(formatMessage({ id: 'files.deleted.short' }, { count: done.length }), {
        undo: () => deletions.undo(done),
      });
  };
  const steps = { onOpen: open, onCopyLinks: copyLinks, onDelete: deleteFiles };
  const isEmpty = files.length === 0 && tree.shown.length === 0 && !tree.isUnknown;
  // Nothing lies here: the page says at once what can be done, and a search through the other folders comes after it.
  const isBare = !isFiltered && query.isSuccess && isEmpty;

  return (
    <Box {...dropProps} sx={{ position: 'relative' }}>
      <Page
        title={formatMessage({ id: 'files.title' })}
        description={<FormattedMessage id="files.lead" />}
        actions={
          <Beginnings limits={`${id}-limits`} onSend={send} onFolder={() => open({ kind: 'new-folder' })} />
        }
      >
        <QuotaBar />
        <Box component="details" sx={{ mb: { xs: 1, md: 2 } }}>
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
            <FormattedMessage id="files.limits" />
          </Box>
          <LimitLines id={`${id}-limits`} purpose="GENERAL" />
        </Box>
        <QueuePanel queue={queue} items={items} elsewhere={elsewhere} />
        {!isBare && <FilterBar {...place} />}
        {!isFiltered && <FolderPath path={pathTo(folders, folderId)} />}
        <DeletionNotes deletions={deletions} onOpen={open} />
        {refusedLinks !== undefined && (
          <RefusedLinks addresses={refusedLinks} onClose={() => setRefusedLinks(undefined)} />
        )}
        {tree.error !== null && !query.isError && (
          <ErrorState compact error={tree.error} onRetry={() => void tree.refetch()} />
        )}
        <FolderList folders={tree.shown} onOpen={open} />
        <Outdated when={query.isPlaceholderData}>
          <QueryView
            query={{
              data: query.data,
              error: query.error,
              isPending: query.isPending,
              refetch: () => Promise.all([query.refetch(), tree.error !== null && tree.refetch()]),
            }}
            skeleton={skeleton}
            isEmpty={() => isEmpty}
            empty={
              <Nothing
                isFiltered={isFiltered}
                onShowAll={() => change({ q: undefined, type: undefined, unused: undefined })}
              />
            }
          >
            {() => (
              <FileTiles
                files={files}
                view={view}
                folderNames={isFiltered ? tree.names : undefined}
                isSelected={selection.isSelected}
                steps={steps}
                onToggle={selection.toggle}
              />
            )}
          </QueryView>
        </Outdated>
        {isBare && folderId !== null && <FilterBar {...place} />}
        <ShowMore query={query} placement="centre" mt={3} />
        <BulkBar selection={selection} total={files.length} steps={steps} />
        {dialog !== undefined && (
          <FileDialogs
            dialog={dialog}
            folders={folders}
            folderId={folderId}
            onMoved={selection.clear}
            onClose={close}
          />
        )}
      </Page>
      <DropCover isOver={isOver} />
    </Box>
  );
};

export default FilesPage;
