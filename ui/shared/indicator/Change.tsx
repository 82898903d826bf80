import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { ArrowDownIcon, ArrowUpIcon, EqualIcon } from '../icons.tsx';
import type { Metric } from './metric.ts';
import { useMeasures } from './use-measures.ts';

type Props = Readonly<{ metric: Metric; delta: number }>;

/** Up, down or the same: an arrow and a number, in the colour of ordinary text. Whether that is good is not ours to paint. */
export const Change = ({ metric, delta }: Props) => {
  const { metricChange, isNoChange, amount } = useMeasures();
  const { formatMessage } = useIntl();
  if (isNoChange(metric, delta)) {
    return (
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
      >
        <EqualIcon sx={{ fontSize: '1.125rem' }} aria-hidden />
        <FormattedMessage id="indicator.unchanged" />
      </Box>
    );
  }
  const Arrow = delta > 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Arrow sx={{ fontSize: '1.125rem' }} aria-hidden />
      <Box component="span" sx={visuallyHidden}>
        {formatMessage(
          { id: delta > 0 ? 'indicator.up' : 'indicator.down' },
          { amount: amount(metric, delta) },
        )}
      </Box>
      <span aria-hidden>{metricChange(metric, delta)}</span>
    </Box>
  );
};
