import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { ShareIcon } from '#ui/icons.tsx';
import { useSite } from '../../app/page-context.ts';
import { InviteCard } from './InviteCard.tsx';

/** The link does without its picture when the picture cannot be fetched. */
const QrPicture = lazy((): Promise<{ default: ComponentType<{ text: string }> }> =>
  import('./QrPicture.tsx').catch(() => ({ default: () => null })),
);

/** Where the device has no share sheet, the button to copy is enough. */
const ShareButton = ({ link }: Readonly<{ link: string }>) => {
  const { formatMessage } = useIntl();
  const { siteName } = useSite();
  if (!('share' in navigator)) return null;
  const share = () => {
    const text = formatMessage({ id: 'invite.share.text' }, { name: siteName });
    navigator.share({ title: siteName, text, url: link }).catch(() => undefined); // closed without sharing
  };
  return (
    <Button variant="contained" startIcon={<ShareIcon />} onClick={share}>
      <FormattedMessage id="invite.share" />
    </Button>
  );
};

export const LinkCard = ({ link }: Readonly<{ link: string }>) => {
  const { formatMessage } = useIntl();
  return (
    <InviteCard title={<FormattedMessage id="invite.link" />}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
        }}
      >
        <Box>
          <Typography
            sx={{ p: 1.5, borderRadius: '12px', bgcolor: 'background.sunken', overflowWrap: 'anywhere' }}
          >
            {link}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
            <CopyButton text={link} label={formatMessage({ id: 'invite.copy' })} />
            <ShareButton link={link} />
          </Stack>
        </Box>
        <Box sx={{ justifySelf: 'center', minHeight: 200 }}>
          <Suspense fallback={<Skeleton variant="rounded" width={200} height={200} />}>
            <QrPicture text={link} />
          </Suspense>
        </Box>
      </Box>
    </InviteCard>
  );
};
