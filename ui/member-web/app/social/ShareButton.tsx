import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ShareIcon } from '#ui/icons.tsx';

/** The phone's own share sheet where there is one, the address in the clipboard elsewhere. */
export const ShareButton = ({ title, address }: Readonly<{ title: string; address: string }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isRefused, setIsRefused] = useState(false);

  const copied = () => toast(formatMessage({ id: 'people.share.copied' }), { kind: 'success' });
  const share = () => {
    if ('share' in navigator) {
      navigator.share({ title, url: address }).catch(() => undefined); // closed without sharing
      return;
    }
    (navigator as Navigator).clipboard.writeText(address).then(copied, () => setIsRefused(true)); // 'share' in it is not all there is to know
  };

  return (
    <>
      <Button variant="outlined" startIcon={<ShareIcon />} onClick={share}>
        <FormattedMessage id="people.share" />
      </Button>
      {isRefused && (
        <Box component="output" sx={{ flexBasis: '100%', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
          <FormattedMessage id="ui.copy.refused" /> <b>{address}</b>
        </Box>
      )}
    </>
  );
};
