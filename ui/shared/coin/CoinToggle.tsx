import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage } from 'react-intl';
import { coinTypes, type CoinType } from '#core/money/coin/ledger.ts';

type Props = Readonly<{ coin: CoinType; onCoin: (coin: CoinType) => void; label: string }>;

/** Which of the two coins is meant; one always is. */
export const CoinToggle = ({ coin, onCoin, label }: Props) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    sx={{ mb: 1.5 }}
    value={coin}
    aria-label={label}
    onChange={(_, next: CoinType | null) => {
      if (next !== null) onCoin(next);
    }}
  >
    {coinTypes.map((each) => (
      <ToggleButton key={each} value={each} sx={{ minHeight: 44, px: 1.5 }}>
        <FormattedMessage id={`coin.${each}`} />
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
