import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useFormats } from '#ui/intl.ts';
import { type CoinPackage, packageName } from '../../app/data/payments.ts';
import { howMany, type Purchase } from './purchases.ts';

const columns = (count: number) => ({
  xs: `repeat(${count}, minmax(0, 1fr))`,
  md: `minmax(0, 2fr) repeat(${count}, minmax(0, 1fr))`,
});

type Props = Readonly<{ packages: readonly CoinPackage[]; purchases: readonly Purchase[] }>;

/** A real table to a reader; on a phone each row's name stands above its numbers, so that nothing scrolls sideways. */
export const WhatCoinsBuy = ({ packages, purchases }: Props) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const row = { display: 'grid', gridTemplateColumns: columns(packages.length), columnGap: 1 } as const;

  return (
    <Card>
      <Box role="table" aria-label={formatMessage({ id: 'pricing.buys.title' })}>
        <Box role="rowgroup">
          <Box role="row" sx={{ ...row, px: 2.5, py: 1.5, bgcolor: 'background.sunken', alignItems: 'end' }}>
            <Box role="columnheader" sx={{ ...visuallyHidden, position: { xs: 'absolute', md: 'static' } }}>
              <FormattedMessage id="pricing.buys.what" />
            </Box>
            {packages.map(({ id, coins }) => (
              <Box key={id} role="columnheader" sx={{ textAlign: { xs: 'left', md: 'right' } }}>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  <FormattedMessage id={packageName(id)} />
                </Typography>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
                >
                  {number(coins)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
        <Box role="rowgroup">
          {purchases.map((purchase) => (
            <Box
              key={purchase.key}
              role="row"
              sx={{
                ...row,
                px: 2.5,
                py: 1.75,
                rowGap: 1,
                alignItems: 'center',
                borderTop: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box role="rowheader" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  <FormattedMessage id={`pricing.buys.${purchase.key}`} />
                </Typography>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, color: 'text.secondary' }}
                >
                  <CoinAmount amount={purchase.amount} coin={purchase.coin} size="small" />
                  {purchase.coin === 'BASE_COIN' && (
                    <FormattedMessage id="pricing.inFit" values={{ count: purchase.fitCoin }} />
                  )}
                </Typography>
              </Box>
              {packages.map(({ id, coins }) => {
                const count = howMany(coins, purchase);
                return (
                  <Box
                    key={id}
                    role="cell"
                    sx={{
                      textAlign: { xs: 'left', md: 'right' },
                      fontVariantNumeric: 'tabular-nums',
                      fontWeight: count > 0 ? 600 : 400,
                      fontSize: '1.0625rem',
                      color: count > 0 ? 'text.primary' : 'text.secondary',
                    }}
                  >
                    {count > 0 ? (
                      number(count)
                    ) : (
                      <>
                        <span aria-hidden>{'–'}</span>
                        <Box component="span" sx={visuallyHidden}>
                          <FormattedMessage id="pricing.buys.notEnough" />
                        </Box>
                      </>
                    )}
                  </Box>
                );
              })}
            </Box>
          ))}
        </Box>
      </Box>
    </Card>
  );
};
