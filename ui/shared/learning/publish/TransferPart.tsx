import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '../../components/ErrorNote.tsx';
import { FileButton } from '../../components/forms/FileButton.tsx';
import { useToast } from '../../components/toasts/use-toast.ts';
import { DownloadIcon, UploadIcon } from '../../icons.tsx';
import { saveFile } from '../../save-file.ts';
import { useAuthoring, useKeptCopy, type WorkingCopy } from '../data.ts';

type Exported = Awaited<ReturnType<ReturnType<typeof useAuthoring>['calls']['export']>>;

/** A file of ours says so; whether all of it fits, the server judges. */
const readExported = (text: string): Pick<Exported, 'chapters' | 'quiz'> | null => {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return null;
    const { format, chapters, quiz } = read as Readonly<Record<string, unknown>>; // any object may be read so
    if (format !== 'fitboard-challenge' || !Array.isArray(chapters)) return null;
    return { chapters, quiz: (quiz ?? null) as Exported['quiz'] }; // judged by the server
  } catch {
    return null;
  }
};

/** Everything that was written leaves as one file, and comes in from one. */
export const TransferPart = ({ copy }: Readonly<{ copy: WorkingCopy }>) => {
  const { calls } = useAuthoring();
  const kept = useKeptCopy(copy.id);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [error, setError] = useState<unknown>();
  const attempt = async (step: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    setUnknown(false);
    try {
      await step();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const exportAll = () =>
    attempt(async () => {
      const exported = await calls.export({ params: { id: copy.id } });
      const blob = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
      saveFile({ blob, name: `${copy.slug}.json` }, 'challenge.json');
    });
  const importAll = (file: File | undefined) =>
    attempt(async () => {
      if (file === undefined) return;
      const tree = readExported(await file.text());
      if (tree === null) return setUnknown(true);
      const { version } = await kept.read();
      kept.keep(await calls.import({ params: { id: copy.id }, body: { version, ...tree } }));
      toast(<FormattedMessage id="learning.import.done" values={{ count: tree.chapters.length }} />, {
        kind: 'success',
      });
    });
  return (
    <Box component="section" aria-labelledby="transfer-title">
      <Typography id="transfer-title" variant="h3" component="h2">
        <FormattedMessage id="learning.transfer" />
      </Typography>
      <Typography id="transfer-hint" sx={{ color: 'text.secondary', my: 1 }}>
        <FormattedMessage id="learning.transfer.hint" />
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() => void exportAll()}
        >
          <FormattedMessage id="learning.export" />
        </Button>
        <FileButton
          icon={<UploadIcon />}
          accept="application/json,.json"
          description="transfer-hint"
          disabled={isBusy}
          onPick={([file]) => void importAll(file)}
        >
          <FormattedMessage id="learning.import" />
        </FileButton>
      </Stack>
      <Box aria-live="polite">
        {isUnknown && (
          <Typography sx={{ color: 'error.main', mt: 1 }}>
            <FormattedMessage id="learning.import.unknown" />
          </Typography>
        )}
      </Box>
      {error !== undefined && <ErrorNote error={error} />}
    </Box>
  );
};
