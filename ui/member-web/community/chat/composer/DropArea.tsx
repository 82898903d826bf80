import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Files that are dragged anywhere over the page can be dropped into the room; the button does the same. */
export const DropArea = ({
  onFiles,
  disabled,
}: Readonly<{ onFiles: (files: readonly File[]) => void; disabled: boolean }>) => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (disabled) return undefined;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [disabled, onFiles]);
  if (!isOver) return null;
  return (
    <Box
      aria-hidden
      sx={{
        m: 1,
        p: 2,
        textAlign: 'center',
        border: '2px dashed',
        borderColor: 'primary.main',
        borderRadius: '16px',
        color: 'primary.main',
        fontWeight: 600,
      }}
    >
      <FormattedMessage id="chat.drop" />
    </Box>
  );
};
