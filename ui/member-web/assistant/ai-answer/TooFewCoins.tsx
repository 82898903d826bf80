import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { WarningIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useTopUpPath } from '../../app/parts/CoinErrorAction.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';

/** How many are missing, and each way to come by them; the top-up leads back here. */
export const TooFewCoins = ({ missing }: Readonly<{ missing: number }>) => {
  const topUp = useTopUpPath();
  const { number } = useFormats();
  return (
    <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
      <FormattedMessage id="aiAnswer.short" values={{ amount: number(missing) }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
        <Button component={LocalLink} to={topUp} variant="outlined" color="inherit" size="small">
          <FormattedMessage id="nav.deposit" />
        </Button>
        <Button
          component={LocalLink}
          to={`${paths.rewards}?part=convert`}
          variant="outlined"
          color="inherit"
          size="small"
        >
          <FormattedMessage id="aiAnswer.short.convert" />
        </Button>
        <Button component={LocalLink} to={paths.rewards} variant="outlined" color="inherit" size="small">
          <FormattedMessage id="nav.rewards" />
        </Button>
      </Box>
    </Alert>
  );
};
