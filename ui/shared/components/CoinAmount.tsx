import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../intl.ts';

export type Coin = 'FIT_COIN' | 'BASE_COIN';

/** Fit Coin is a gold disc, Base Coin a jade one with a square hole: the shape tells them apart, not only the colour. */
export const CoinIcon = ({ coin, size = '1.25em' }: Readonly<{ coin: Coin; size?: number | string }>) => {
  const { vars } = useTheme();
  const colours = vars.palette.coin;
  const [face, edge, ink] =
    coin === 'FIT_COIN'
      ? [colours.fit, colours.fitEdge, colours.fitInk]
      : [colours.base, colours.baseEdge, colours.baseInk];

  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      sx={{ width: size, height: size, flexShrink: 0, display: 'block' }}
    >
      <circle cx="12" cy="12" r="10.5" fill={face} stroke={edge} strokeWidth="2" />
      {coin === 'FIT_COIN' ? (
        <path
          d="M9 18v-8.5a3.5 3.5 0 0 1 3.5-3.5H16M9 12.5h5.5"
          fill="none"
          stroke={ink}
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      ) : (
        <rect x="8" y="8" width="8" height="8" rx="1.5" fill="none" stroke={ink} strokeWidth="2.4" />
      )}
    </Box>
  );
};

type Props = Readonly<{ amount: number; coin: Coin; signed?: boolean; size?: 'small' | 'medium' | 'large' }>;

const sizes = { small: '0.875rem', medium: '1rem', large: '1.5rem' } as const;

/** Icon, amount and name together: "300 Base Coin". */
export const CoinAmount = ({ amount, coin, signed = false, size = 'medium' }: Props) => {
  const { number, change } = useFormats();
  const { formatMessage } = useIntl();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        verticalAlign: 'bottom',
        fontSize: sizes[size],
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <CoinIcon coin={coin} />
      <span>{`${signed ? change(amount) : number(amount)} ${formatMessage({ id: coin === 'FIT_COIN' ? 'ui.coin.fit' : 'ui.coin.base' })}`}</span>
    </Box>
  );
};

/** Packages are charged in đồng; an English reader sees about how many dollars that is, marked as approximate. */
export const Money = ({ vnd, vndPerUsd }: Readonly<{ vnd: number; vndPerUsd: number }>) => {
  const { vnd: format } = useFormats();
  const { locale, formatNumber } = useIntl();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {format(vnd)}
      {locale === 'en' && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.875em', ml: 0.75 }}
        >
          <FormattedMessage
            id="ui.money.approximately"
            values={{ amount: formatNumber(vnd / vndPerUsd, { style: 'currency', currency: 'USD' }) }}
          />
        </Box>
      )}
    </Box>
  );
};
