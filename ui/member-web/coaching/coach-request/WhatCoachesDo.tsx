import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { platformFeePercent, platformShare } from '#core/money/coin/fees.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CheckIcon, ClipboardIcon, EditIcon, StarIcon } from '#ui/icons.tsx';
import { bold } from '../../app/parts/rich-text.tsx';
import { useSite } from '../../app/page-context.ts';

const work = [
  { key: 'read', Icon: ClipboardIcon },
  { key: 'answer', Icon: EditIcon },
  { key: 'rated', Icon: StarIcon },
] as const;
const rules = ['profile', 'days', 'health', 'privacy', 'coins'] as const;

/** An example with a month's worth of answers: numbers say more than a percentage. */
const answersAMonth = 20;

const Earns = () => {
  const { reviewPriceDefault } = useSite();
  // Where reviews are free by default, an example needs a price of its own.
  const price = reviewPriceDefault > 0 ? reviewPriceDefault : 900;
  const fee = platformShare(price);
  return (
    <Card component="section" aria-labelledby="earns">
      <CardContent>
        <Typography id="earns" variant="h2">
          <FormattedMessage id="coachRequest.earns" />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
          <FormattedMessage id="coachRequest.earns.text" values={{ percent: platformFeePercent }} />
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {(
            [
              ['price', price],
              ['fee', -fee],
              ['net', price - fee],
            ] as const
          ).map(([key, amount]) => (
            <Box
              key={key}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                justifyContent: 'space-between',
                ...(key === 'net' ? { borderTop: '1px solid', borderColor: 'divider', pt: 1 } : {}),
              }}
            >
              <Box component="dt">
                <FormattedMessage id={`coachRequest.earns.${key}`} values={{ percent: platformFeePercent }} />
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <CoinAmount amount={amount} coin="FIT_COIN" signed={key === 'fee'} />
              </Box>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <FormattedMessage
            id="coachRequest.earns.month"
            values={{ count: answersAMonth, coins: (price - fee) * answersAMonth, b: bold }}
          />
        </Typography>
      </CardContent>
    </Card>
  );
};

export const WhatCoachesDo = () => (
  <>
    <Card component="section" aria-labelledby="does">
      <CardContent>
        <Typography id="does" variant="h2" sx={{ mb: 2 }}>
          <FormattedMessage id="coachRequest.does" />
        </Typography>
        <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
          {work.map(({ key, Icon }) => (
            <Box component="li" key={key} sx={{ display: 'flex', gap: 1.5 }}>
              <Box
                aria-hidden
                sx={{
                  flexShrink: 0,
                  width: 40,
                  height: 40,
                  borderRadius: '12px',
                  bgcolor: 'primary.soft',
                  color: 'primary.onSoft',
                  display: 'grid',
                  placeItems: 'center',
                }}
              >
                <Icon />
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  <FormattedMessage id={`coachRequest.does.${key}`} />
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id={`coachRequest.does.${key}.text`} />
                </Typography>
              </Box>
            </Box>
          ))}
        </Stack>
      </CardContent>
    </Card>
    <Earns />
    <Card component="section" aria-labelledby="rules">
      <CardContent>
        <Typography id="rules" variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="coachRequest.rules" />
        </Typography>
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.25 }}>
          {rules.map((rule) => (
            <Box component="li" key={rule} sx={{ display: 'flex', gap: 1.25 }}>
              <CheckIcon sx={{ fontSize: '1.25rem', mt: 0.25, color: 'primary.main', flexShrink: 0 }} />
              <span>
                <FormattedMessage id={`coachRequest.rule.${rule}`} />
              </span>
            </Box>
          ))}
        </Stack>
      </CardContent>
    </Card>
  </>
);
