import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { saveFile } from '#ui/save-file.ts';
import { client } from '../../app/client.ts';
import { AccountCard } from './AccountCard.tsx';

export const DataCard = () => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.me.export({ query: { format: 'zip' } }),
    onSuccess: (file) => saveFile(file, 'fitboard.zip'),
  });
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
