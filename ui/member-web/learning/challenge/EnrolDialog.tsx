import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { useWallet } from '../../app/data/wallet.ts';
import { useTopUpPath } from '../../app/parts/CoinErrorAction.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import type { Challenge } from '../data.ts';
import { Price } from '../parts/Price.tsx';
import { useEnrol } from './data.ts';

const Line = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
    <Box component="dt">{name}</Box>
    <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
      {children}
    </Box>
  </Box>
);

/** Once the price has been seen, another one is pointed out, however it came to be known. */
const usePriceChange = (price: number) => {
  const [seen, setSeen] = useState(price);
  const [change, setChange] = useState<Readonly<{ before: number; after: number }>>();
  if (seen !== price) {
    setSeen(price);
    setChange({ before: seen, after: price });
  }
  return change;
};

type Props = Readonly<{
  challenge: Challenge;
  onClose: () => void;
  onEnrolled: (next: Challenge['next']) => void;
}>;

/** Every coin before anything is taken; too few lead to the top-up and back to this dialog. */
const EnrolDialog = ({ challenge, onClose, onEnrolled }: Props) => {
  const id = useId();
  const wallet = useWallet();
  const topUp = useTopUpPath();
  const { title, language, price, payOwn } = challenge;
  const change = usePriceChange(payOwn);
  const enrol = useEnrol(challenge, { onEnrolled });
  const balance = wallet.data?.fitCoin;
  const isShort = balance !== undefined && balance < payOwn;
  // The new price stands above in its own words.
  const isPriceRefused = isApiError(enrol.error, 'challenge.price_changed') && change !== undefined;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="challenge.enrol.title" />
      </DialogTitle>
      <DialogContent>
        <Box component="p" lang={language} sx={{ mt: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <QueryView query={wallet} compact skeleton={<TextSkeleton lines={3} />}>
          {({ fitCoin }) => (
            <Box component="dl" aria-live="polite" sx={{ m: 0, display: 'grid', gap: 1 }}>
              <Line name={<FormattedMessage id="catalogue.price" />}>
                <Price price={price} pay={payOwn} />
              </Line>
              {payOwn > 0 && (
                <>
                  <Line name={<FormattedMessage id="challenge.enrol.balance" />}>
                    <CoinAmount amount={fitCoin} coin="FIT_COIN" />
                  </Line>
                  {fitCoin >= payOwn && (
                    <Line name={<FormattedMessage id="challenge.enrol.after" />}>
                      <CoinAmount amount={fitCoin - payOwn} coin="FIT_COIN" />
                    </Line>
                  )}
                </>
              )}
            </Box>
          )}
        </QueryView>
        {change !== undefined && (
          <Alert severity="warning" role="alert" icon={<WarningIcon fontSize="inherit" />} sx={{ mt: 2 }}>
            <FormattedMessage id="challenge.priceChanged" values={{ ...change }} />
          </Alert>
        )}
        {isShort && (
          <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ mt: 2 }}>
            <FormattedMessage id="challenge.enrol.short" values={{ count: payOwn - balance }} />
          </Alert>
        )}
        {enrol.error !== null && !isPriceRefused && <ErrorNote error={enrol.error} />}
        <Box component="p" sx={{ mb: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
          <FormattedMessage id="challenge.refundRule" />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        {isShort ? (
          <Button component={LocalLink} to={topUp} variant="contained">
            <FormattedMessage id="nav.deposit" />
          </Button>
        ) : (
          <SubmitButton
            type="button"
            color="accent"
            busy={enrol.isPending}
            disabled={balance === undefined}
            onClick={() => enrol.mutate()}
          >
            {payOwn === 0 ? (
              <FormattedMessage id="challenge.enrol.free" />
            ) : (
              <FormattedMessage id="challenge.enrol.pay" values={{ count: payOwn }} />
            )}
          </SubmitButton>
        )}
      </DialogActions>
    </Dialog>
  );
};
export default EnrolDialog;
