import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
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
    </AccountCard>
  );
};
