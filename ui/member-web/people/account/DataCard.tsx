import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { DownloadIcon, UploadIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { AccountCard } from './AccountCard.tsx';
import { useArchive } from './data.ts';

export const DataCard = () => {
  const { mutate, isPending, error } = useArchive();
  return (
    <AccountCard
      title={<FormattedMessage id="account.data" />}
      description={<FormattedMessage id="account.data.text" />}
    >
      {error !== null && <ErrorNote error={error} />}
      <SubmitButton
        type="button"
        variant="outlined"
        busy={isPending}
        startIcon={<DownloadIcon />}
        onClick={() => mutate()}
      >
        <FormattedMessage id="account.data.download" />
      </SubmitButton>
      <Button
        component={LocalLink}
        to={paths.archiveImport}
        variant="text"
        startIcon={<UploadIcon />}
        sx={{ alignSelf: 'flex-start' }}
      >
        <FormattedMessage id="account.data.bring" />
      </Button>
    </AccountCard>
  );
};
