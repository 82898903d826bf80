import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { rewardRules } from '#core/money/coin/rewards.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { InviteCard } from './InviteCard.tsx';

export const InviteReward = () => <CoinAmount {...rewardRules.REFERRAL} />;

export const RulesCard = ({ cap }: Readonly<{ cap: number }>) => (
  <InviteCard title={<FormattedMessage id="invite.rules" />}>
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      <li>
        <FormattedMessage id="invite.rule.join" />
      </li>
      <li>
        <FormattedMessage id="invite.rule.save" />
      </li>
      <li>
        <FormattedMessage id="invite.rule.claim" values={{ coins: <InviteReward /> }} />
      </li>
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
      <FormattedMessage id="invite.rule.cap" values={{ count: cap }} />
    </Typography>
  </InviteCard>
);
