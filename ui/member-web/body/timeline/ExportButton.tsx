import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { DownloadIcon, WarningIcon } from '#ui/icons.tsx';
import { type Language, useLanguage } from '#ui/intl.tsx';
import { client } from '../../app/client.ts';
import { useFees } from '../../app/data/indicators.ts';
import { useWallet, walletKey } from '../../app/layout/MemberTopBar.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';

const give = (href: string, name: string) => {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
};

const giveBlob = (blob: Blob, name: string) => {
  const href = URL.createObjectURL(blob);
  give(href, name);
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};

type DialogProps = Readonly<{ weekId: string; weekName: string; onClose: () => void }>;

const ExportDialog = ({ weekId, weekName, onClose }: DialogProps) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const fees = useFees();
  const wallet = useWallet();
  const queries = useQueryClient();
  const [ready, setReady] = useState<Readonly<{ url: string; name: string; mediumId: string | null }>>();
  const fee = fees.data?.items.find(({ feature }) => feature === 'EXPORT_PHYSICAL_PROFILE');
  const balance = wallet.data?.baseCoin;
  const short = fee === undefined || balance === undefined ? 0 : fee.amount - balance;

  const data = useMutation({
    mutationFn: (format: 'CSV' | 'JSON') => client.indicators.exportAll({ query: { format, language } }),
    onSuccess: ({ blob, name }, format) => giveBlob(blob, name ?? `fitboard.${format.toLowerCase()}`),
  });
  const report = useMutation({
    mutationFn: () => client.indicators.export({ params: { id: weekId }, body: { format: 'PDF', language } }),
    onSuccess: ({ url, name, mediumId }) => {
      setReady({ url, name, mediumId });
      give(url, name);
    },
    // Paid, or given back: either way the balance is another one now.
    onSettled: () => queries.invalidateQueries({ queryKey: walletKey }),
  });

  const again = useMutation({
    mutationFn: async ({ url, mediumId }: NonNullable<typeof ready>) =>
      // The address of a minute ago is over.
      mediumId === null ? url : (await client.media.url({ params: { id: mediumId } })).url,
    onSuccess: (url, { name }) => give(url, name),
  });

  return (
    <Dialog
      open
      onClose={report.isPending ? () => undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="timeline.export.title" />
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          <Box>
            <Typography id={`${id}-language`} variant="subtitle2" sx={{ mb: 0.75 }}>
              <FormattedMessage id="timeline.export.language" />
            </Typography>
            <ToggleButtonGroup
              exclusive
              value={language}
              onChange={(_, next: Language | null) => next !== null && setLanguage(next)}
              aria-labelledby={`${id}-language`}
            >
              <ToggleButton value="vi" lang="vi">
                <FormattedMessage id="timeline.export.vi" />
              </ToggleButton>
              <ToggleButton value="en" lang="en">
                <FormattedMessage id="timeline.export.en" />
              </ToggleButton>
            </ToggleButtonGroup>
          </Box>
          <Box component="section">
            <Typography variant="h3">
              <FormattedMessage id="timeline.export.data" />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              <FormattedMessage id="timeline.export.data.lead" />
            </Typography>
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
              {(['CSV', 'JSON'] as const).map((format) => (
                <SubmitButton
                  key={format}
                  type="button"
                  variant="outlined"
                  busy={data.isPending && data.variables === format}
                  onClick={() => data.mutate(format)}
                  startIcon={<DownloadIcon />}
                >
                  {formatMessage({ id: 'timeline.export.download' }, { format })}
                </SubmitButton>
              ))}
            </Box>
            {data.isError && <ErrorNote error={data.error} />}
          </Box>
          <Box component="section">
            <Typography variant="h3">
              <FormattedMessage id="timeline.export.pdf" values={{ week: weekName }} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              <FormattedMessage id="timeline.export.pdf.lead" />
            </Typography>
            {fee !== undefined && balance !== undefined && (
              <Box
                component="dl"
                sx={{ m: 0, mb: 1.5, display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5 }}
              >
                <dt>
                  <FormattedMessage id="timeline.export.fee" />
                </dt>
                <Box component="dd" sx={{ m: 0 }}>
                  <CoinAmount amount={-fee.amount} coin={fee.coin} signed />
                </Box>
                <dt>
                  <FormattedMessage id="timeline.export.balance" />
                </dt>
                <Box component="dd" sx={{ m: 0 }}>
                  <CoinAmount amount={balance} coin={fee.coin} />
                </Box>
                {short <= 0 && (
                  <>
                    <dt>
                      <FormattedMessage id="timeline.export.after" />
                    </dt>
                    <Box component="dd" sx={{ m: 0 }}>
                      <CoinAmount amount={balance - fee.amount} coin={fee.coin} />
                    </Box>
                  </>
                )}
              </Box>
            )}
            {short > 0 && (
              <Alert
                severity="warning"
                icon={<WarningIcon fontSize="inherit" />}
                sx={{ mb: 1.5 }}
                action={
                  <Button component={LocalLink} to={paths.rewards} color="inherit" size="small">
                    <FormattedMessage id="timeline.export.rewards" />
                  </Button>
                }
              >
                <FormattedMessage id="timeline.export.short" values={{ missing: short }} />
              </Alert>
            )}
            {report.isPending && (
              <Box role="status" sx={{ mb: 1.5 }}>
                <LinearProgress aria-label={formatMessage({ id: 'timeline.export.making' })} />
                <Typography variant="body2" sx={{ mt: 0.5 }}>
                  <FormattedMessage id="timeline.export.making" />
                </Typography>
              </Box>
            )}
            {report.isError && <ErrorNote error={report.error} />}
            {ready !== undefined && !report.isPending && (
              <Alert
                severity="success"
                sx={{ mb: 1.5 }}
                action={
                  <Button
                    color="inherit"
                    size="small"
                    disabled={again.isPending}
                    onClick={() => again.mutate(ready)}
                  >
                    <FormattedMessage id="timeline.export.again" />
                  </Button>
                }
              >
                <FormattedMessage id="timeline.export.ready" />
              </Alert>
            )}
            {again.isError && <ErrorNote error={again.error} />}
            <SubmitButton
              type="button"
              busy={report.isPending}
              disabled={fee === undefined || balance === undefined || short > 0}
              onClick={() => report.mutate()}
              startIcon={<DownloadIcon />}
            >
              <FormattedMessage id="timeline.export.make" />
            </SubmitButton>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              <FormattedMessage id="timeline.export.refund" />
            </Typography>
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={report.isPending}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export const ExportButton = ({ weekId, weekName }: Omit<DialogProps, 'onClose'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <FormattedMessage id="timeline.export" />
      </Button>
      {open && <ExportDialog weekId={weekId} weekName={weekName} onClose={() => setOpen(false)} />}
    </>
  );
};
