import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { DownloadIcon, WarningIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { type Report } from './use-report.ts';
import { type ReportPrice, useReportPrice } from './data.ts';

const PriceList = ({ price }: Readonly<{ price: ReportPrice }>) => (
  <Box component="dl" sx={{ m: 0, mb: 1.5, display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5 }}>
    <dt>
      <FormattedMessage id="timeline.export.fee" />
    </dt>
    <Box component="dd" sx={{ m: 0 }}>
      <CoinAmount amount={-price.amount} coin={price.coin} signed />
    </Box>
    <dt>
      <FormattedMessage id="timeline.export.balance" />
    </dt>
    <Box component="dd" sx={{ m: 0 }}>
      <CoinAmount amount={price.balance} coin={price.coin} />
    </Box>
    {price.missing === 0 && (
      <>
        <dt>
          <FormattedMessage id="timeline.export.after" />
        </dt>
        <Box component="dd" sx={{ m: 0 }}>
          <CoinAmount amount={price.balance - price.amount} coin={price.coin} />
        </Box>
      </>
    )}
  </Box>
);

const TooFewCoins = ({ missing }: Readonly<{ missing: number }>) => (
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
    <FormattedMessage id="timeline.export.short" values={{ missing }} />
  </Alert>
);

const Making = () => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" sx={{ mb: 1.5 }}>
      <LinearProgress aria-label={formatMessage({ id: 'timeline.export.making' })} />
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        <FormattedMessage id="timeline.export.making" />
      </Typography>
    </Box>
  );
};

const ReadyNote = ({ isBusy, onAgain }: Readonly<{ isBusy: boolean; onAgain: () => void }>) => (
  <Alert
    severity="success"
    sx={{ mb: 1.5 }}
    action={
      <Button color="inherit" size="small" disabled={isBusy} onClick={onAgain}>
        <FormattedMessage id="timeline.export.again" />
      </Button>
    }
  >
    <FormattedMessage id="timeline.export.ready" />
  </Alert>
);

/** One week as a report to print or to show, for a fee where the plan does not give it. */
export const ReportExport = ({ weekName, report }: Readonly<{ weekName: string; report: Report }>) => {
  const { ready, make, again } = report;
  const price = useReportPrice();

  return (
    <Box component="section">
      <Typography variant="h3">
        <FormattedMessage id="timeline.export.pdf" values={{ week: weekName }} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <FormattedMessage id="timeline.export.pdf.lead" />
      </Typography>
      {price !== undefined && price.amount > 0 && <PriceList price={price} />}
      {price?.amount === 0 && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="timeline.export.free" />
        </Typography>
      )}
      {price !== undefined && price.missing > 0 && <TooFewCoins missing={price.missing} />}
      {make.isPending && <Making />}
      {make.isError && <ErrorNote error={make.error} />}
      {ready !== undefined && !make.isPending && (
        <ReadyNote isBusy={again.isPending} onAgain={() => again.mutate(ready)} />
      )}
      {again.isError && <ErrorNote error={again.error} />}
      <SubmitButton
        type="button"
        busy={make.isPending}
        disabled={price === undefined || price.missing > 0}
        onClick={() => make.mutate()}
        startIcon={<DownloadIcon />}
      >
        <FormattedMessage id="timeline.export.make" />
      </SubmitButton>
      {price?.amount !== 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          <FormattedMessage id="timeline.export.refund" />
        </Typography>
      )}
    </Box>
  );
};
