import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxDocumentBytes } from '#core/platform/media/medium.ts';
import { maxEvidenceFiles } from '#core/coaching/specialization/specialization-request.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { CheckIcon, CloseIcon, ImageIcon, LockIcon } from '#ui/icons.tsx';
import type { EvidenceFiles, Item } from './use-evidence-files.ts';

const FileRow = ({ item, files }: Readonly<{ item: Item; files: EvidenceFiles }>) => {
  const { formatMessage } = useIntl();
  const { key, name, id, share, error } = item;
  return (
    <Box
      component="li"
      sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {id !== undefined && <CheckIcon fontSize="small" sx={{ color: 'success.main', flexShrink: 0 }} />}
        <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
        <IconButton
          onClick={() => files.remove(key)}
          aria-label={formatMessage({ id: 'specialization.files.remove' }, { name })}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {share !== undefined && (
        <LinearProgress
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={share * 100}
          aria-label={formatMessage({ id: 'specialization.files.sending' }, { name })}
        />
      )}
      {error !== undefined && (
        <>
          <ErrorNote error={error} />
          <Button variant="text" onClick={() => files.again(key)} sx={{ ml: -1 }}>
            <FormattedMessage id="ui.retry" />
          </Button>
        </>
      )}
    </Box>
  );
};

/** Chosen, dropped or taken with the camera; told what is accepted before anything is chosen. */
export const FilesField = ({
  files,
  error,
}: Readonly<{ files: EvidenceFiles; error: string | undefined }>) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const problem = files.problem ?? error;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    files.add([...event.dataTransfer.files]);
  };

  return (
    <Field
      id={id}
      group
      label={<FormattedMessage id="specialization.files" />}
      hint={
        <FormattedMessage
          id="specialization.files.hint"
          values={{ count: maxEvidenceFiles, megabytes: maxDocumentBytes / (1024 * 1024) }}
        />
      }
      error={problem}
    >
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          p: 2,
          borderRadius: '14px',
          border: '1.5px dashed',
          borderColor: isOver ? 'primary.main' : problem === undefined ? 'control' : 'error.main',
          bgcolor: isOver ? 'primary.soft' : 'background.paper',
        }}
      >
        {files.items.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
            {files.items.map((item) => (
              <FileRow key={item.key} item={item} files={files} />
            ))}
          </Box>
        )}
        {!files.isFull && (
          <FileButton
            icon={<ImageIcon />}
            accept="image/*,application/pdf"
            description={describedBy(id, { hint: true, error: problem })}
            multiple
            isInvalid={problem !== undefined}
            onPick={files.add}
          >
            <FormattedMessage id="specialization.files.add" />
          </FileButton>
        )}
        <Typography variant="body2" sx={{ mt: 1.5, display: 'flex', gap: 0.75, color: 'text.secondary' }}>
          <LockIcon sx={{ fontSize: '1.125rem', flexShrink: 0 }} />
          <FormattedMessage id="specialization.files.private" />
        </Typography>
      </Box>
    </Field>
  );
};
