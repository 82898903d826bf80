import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { downloadFrom } from '#ui/save-file.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../client.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { Place } from '../layout/places.ts';

/** The whole list by the filters and the order on the screen, as a file that the server writes. */
export const ExportButton = ({ resource }: Readonly<{ resource: Place }>) => {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const { sort, filterValues, total } = useListContext();
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      const { url } = await client.downloads.ticket({
        body: {
          list: resource,
          sort: [sort.field, sort.order],
          filter: filterValues as Record<string, string>, // what the list itself was asked with
          language: currentLanguage(),
        },
      });
      // The browser's own download: it shows how far it is, says when it fails, and needs no memory of this page.
      downloadFrom(url);
      toast(formatMessage({ id: 'console.csv.begun' }));
    } catch (error) {
      const text = isApiError(error) ? error.detail || error.title : '';
      toast(text || formatMessage({ id: 'ui.error.unreachable' }), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon />}
      disabled={busy || !total}
      onClick={() => void run()}
    >
      <FormattedMessage id="console.csv" />
    </Button>
  );
};
