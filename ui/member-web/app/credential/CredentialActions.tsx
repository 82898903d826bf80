import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { copyText } from '#ui/copy-text.ts';
import { DownloadIcon, ShareIcon, ShieldIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../language.ts';
import { useSite } from '../page-context.ts';
import { type OwnCredential, useShowOnProfile } from './data.ts';
import { sharingPlaces, signedFilePath, verifyPath, type ShownCredential } from './share-links.ts';

declare global {
  interface MessageCatalogues {
    credential: typeof import('./messages/vi.json');
  }
}

const ShareCredential = ({ credential }: Readonly<{ credential: ShownCredential }>) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const toast = useToast();
  const { baseUrl, siteName } = useSite();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const url = baseUrl + inLanguage(verifyPath(credential.publicId), language);
  const close = () => setAnchor(null);
  const copy = async () => {
    close();
    const isCopied = await copyText(url);
    if (isCopied) toast(formatMessage({ id: 'credential.share.copied' }), { kind: 'success' });
    else toast(`${formatMessage({ id: 'ui.copy.refused' })} ${url}`);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ShareIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="credential.share" />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={() => void copy()}>
          <FormattedMessage id="credential.share.copy" />
        </MenuItem>
        {sharingPlaces(credential, url, siteName).map(({ place, address }) => (
          <MenuItem
            key={place}
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
          >
            <FormattedMessage id={`credential.share.${place}`} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** What its holder does with a certificate or badge: have it verified, keep it, show it to others. */
export const CredentialActions = ({ credential }: Readonly<{ credential: OwnCredential }>) => {
  const language = useLanguage();
  const showing = useShowOnProfile(credential);
  const { publicId, kind, status, links, onProfile } = credential;
  const verify = inLanguage(verifyPath(publicId), language);
  return (
    <Box component="section" aria-label={publicId} sx={{ mt: 2 }}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        <FormattedMessage id={`credential.${kind}.${status}`} />
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button component="a" href={verify} variant="outlined" startIcon={<ShieldIcon />}>
          <FormattedMessage id="credential.verify" />
        </Button>
        {links.pdf !== null && (
          <Button
            component="a"
            href={`/api/certificates/${publicId}/pdf`}
            download
            variant="outlined"
            startIcon={<DownloadIcon />}
          >
            <FormattedMessage id="credential.pdf" />
          </Button>
        )}
        {links.jwt !== null && (
          <Button
            component="a"
            href={signedFilePath(publicId)}
            download
            variant="outlined"
            startIcon={<DownloadIcon />}
          >
            <FormattedMessage id="credential.jwt" />
          </Button>
        )}
        {status === 'VALID' && <ShareCredential credential={credential} />}
      </Stack>
      {status === 'VALID' && (
        <SwitchRow
          label={<FormattedMessage id="credential.onProfile" />}
          hint={<FormattedMessage id="credential.onProfile.hint" />}
          checked={showing.isPending ? showing.variables : onProfile}
          disabled={showing.isPending}
          onChange={(next) => showing.mutate(next)}
        />
      )}
      {showing.isError && <ErrorNote error={showing.error} />}
    </Box>
  );
};
