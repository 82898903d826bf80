import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { fees } from '#core/money/coin/fees.ts';
import { rewardRules } from '#core/money/coin/rewards.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { Section } from './Section.tsx';

const lines = [
  { key: 'verify', amount: rewardRules.VERIFY_EMAIL.amount },
  { key: 'weekly', amount: rewardRules.SAVE_PHYSICAL_PROFILE.amount },
  { key: 'firstSave', amount: -fees.SAVE_PHYSICAL_PROFILE.amount },
  { key: 'report', amount: -fees.EXPORT_PHYSICAL_PROFILE.amount },
] as const;

export const CoinsExplained = () => (
  <Section
    beside
    title={<FormattedMessage id="home.coins.title" />}
    lead={<FormattedMessage id="home.coins.text" />}
  >
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, borderTop: '1px solid', borderColor: 'divider' }}
    >
      {lines.map(({ key, amount }) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 3,
            rowGap: 0.5,
            py: 1.75,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Typography component="span">
            <FormattedMessage id={`home.coins.${key}`} />
          </Typography>
          <CoinAmount amount={amount} coin="BASE_COIN" signed />
        </Box>
      ))}
    </Box>
  </Section>
);
