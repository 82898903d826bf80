import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinIcon } from '#ui/components/CoinAmount.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { BellIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useWallet } from '../data/wallet.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';
import { UnreadBadge } from './navigation/UnreadBadge.tsx';
import { HomeLink } from './HomeLink.tsx';
import { useUnread } from './use-unread.ts';
import { belowHeadLine } from '#ui/theme/tokens.ts';

/** Both balances as one link to the statement. */
export const WalletLink = () => {
  const { data } = useWallet();
  const { number } = useFormats();
  if (data === undefined) return null;
  return (
    <Box
      component={LocalLink}
      to={paths.transactions}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        px: 1.5,
        borderRadius: 999,
        textDecoration: 'none',
        color: 'text.primary',
        bgcolor: 'background.sunken',
        fontWeight: 600,
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {(['FIT_COIN', 'BASE_COIN'] as const).map((coin) => (
        <Box key={coin} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <CoinIcon coin={coin} />
          {number(coin === 'FIT_COIN' ? data.fitCoin : data.baseCoin)}
          <Box component="span" sx={visuallyHidden}>
            <FormattedMessage id={coin === 'FIT_COIN' ? 'ui.coin.fit' : 'ui.coin.base'} />
          </Box>
        </Box>
      ))}
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id="nav.balance" />
      </Box>
    </Box>
  );
};

const NoticesLink = () => {
  const { formatMessage } = useIntl();
  const unread = useUnread();
  return (
    <IconButton
      component={LocalLink}
      to={paths.notifications}
      aria-label={formatMessage({ id: 'nav.bell' }, { count: unread })}
      sx={{ width: 44, height: 44, mr: -1 }}
    >
      <UnreadBadge count={unread} isSaid>
        <BellIcon />
      </UnreadBadge>
    </IconButton>
  );
};

/** Phones only: on a desk the rail has all of it. */
export const MemberTopBar = () => (
  <Box
    component="header"
    sx={{
      display: { xs: 'flex', md: 'none' },
      position: 'sticky',
      top: belowHeadLine,
      zIndex: 'appBar',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1,
      px: 2,
      minHeight: 56,
      pt: 'env(safe-area-inset-top, 0px)',
      bgcolor: 'background.default',
      borderBottom: '1px solid',
      borderColor: 'divider',
      // Beside balances of many digits there is room for the sign alone: the word wraps out of sight.
      '& > a': { minWidth: 34, flexShrink: 1 },
      '& > a > span': { flexWrap: 'wrap', height: 34, minWidth: 34, overflow: 'hidden' },
    }}
  >
    <HomeLink to={paths.fitboard} />
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0 }}>
      <WalletLink />
      <NoticesLink />
    </Box>
  </Box>
);
