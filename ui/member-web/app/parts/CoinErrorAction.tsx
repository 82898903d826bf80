import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { LocalLink } from './LocalLink.tsx';
import { paths } from '../paths.ts';

/** To the top-up and, when the coins are there, back to where they were missing. */
export const useTopUpPath = () => {
  const { pathname, search } = useLocation();
  return `${paths.payment}?next=${encodeURIComponent(pathname + search)}`;
};

const ways = {
  FIT_COIN: { label: 'nav.deposit', to: null },
  BASE_COIN: { label: 'nav.rewards', to: paths.rewards },
} as const;

const CoinErrorAction = ({ coin }: Readonly<{ coin: keyof typeof ways }>) => {
  const topUp = useTopUpPath();
  const { label, to } = ways[coin];
  return (
    <Button component={LocalLink} to={to ?? topUp} variant="outlined" color="inherit" size="small">
      <FormattedMessage id={label} />
    </Button>
  );
};

/** Too few coins: how to come by them, wherever the refusal is shown. */
export const coinErrorAction = (error: unknown) => {
  if (!isApiError(error, 'coin.not_enough')) return null;
  return <CoinErrorAction coin={error.params['coin'] === 'BASE_COIN' ? 'BASE_COIN' : 'FIT_COIN'} />;
};
