import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ImageIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { pictureTypes } from '../../app/pictures/picture.ts';
import { useSendPicture } from '../../app/pictures/data.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';

/** Adds a picture of the site that everybody may see, and opens it. */
export const ShareFileButton = () => {
  const id = useId();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const refreshed = useRefreshed();
  const { sendPicture } = useSendPicture();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const share = async (file: File) => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const kept = await sendPicture(file, file.name, { key: crypto.randomUUID() });
      toast(formatMessage({ id: 'console.media.shared' }, { name: kept.name }));
      await refreshed('media');
      await navigate(`/admin/media/${kept.id}/show`);
    } catch (error) {
      setRefusal(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <FileButton
        icon={<ImageIcon />}
        size="small"
        accept={pictureTypes}
        description={`${id}-hint`}
        disabled={isBusy}
        onPick={([file]) => {
          if (file) void share(file);
        }}
      >
        <FormattedMessage id={isBusy ? 'console.media.sharing' : 'console.media.share'} />
      </FileButton>
      <Box component="span" id={`${id}-hint`} sx={visuallyHidden}>
        <FormattedMessage id="console.media.share.hint" />
      </Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
    </>
  );
};
