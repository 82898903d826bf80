import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { CoinFlight } from './CoinFlight.tsx';
import { NextTime } from './NextTime.tsx';
import { PartnerClaimForm } from './PartnerClaimForm.tsx';
import { PartnerLogo } from './PartnerLogo.tsx';
import { type Claimed, useClaimPartnerReward } from './use-partner-claim.ts';
import type { PartnerReward } from './data.ts';

const statusColours: Readonly<Record<PartnerReward['state'], Status>> = {
  CLAIMABLE: 'active',
  WAITING: 'waiting',
  LATER: 'locked',
  DONE: 'done',
  OUT: 'neutral',
};

const Offerer = ({ reward }: Readonly<{ reward: PartnerReward }>) => {
  const { partnerName, partnerUrl, logoUrl } = reward;
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minWidth: 0 }}>
      <PartnerLogo name={partnerName} address={logoUrl} />
      {partnerUrl === null ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{partnerName}</Typography>
      ) : (
        <Link
          href={partnerUrl}
          target="_blank"
          rel="noopener nofollow ugc"
          aria-label={formatMessage({ id: 'rewards.partner.site' }, { name: partnerName })}
          sx={{ overflowWrap: 'anywhere', display: 'inline-block', py: 0.25 }}
        >
          {partnerName}
        </Link>
      )}
    </Box>
  );
};

/** The last day on which it can be claimed: an end at midnight belongs to the day before. */
const Terms = ({ reward }: Readonly<{ reward: PartnerReward }>) => {
  const { date } = useFormats();
  const { startsAt, endsAt, left, proof } = reward;
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: '0.875rem', display: 'grid', gap: 0.25 }}
    >
      <li>
        <FormattedMessage
          id="rewards.partner.dates"
          values={{ from: date(startsAt), to: date(new Date(endsAt.getTime() - 1)) }}
        />
      </li>
      <li>
        <FormattedMessage id={`rewards.partner.proof.${proof}`} />
      </li>
      {left !== null && left > 0 && (
        <li>
          <FormattedMessage id="rewards.partner.left" values={{ count: left }} />
        </li>
      )}
    </Box>
  );
};

const Outcome = ({
  claimed,
  coin,
}: Readonly<{ claimed: Claimed | undefined; coin: PartnerReward['coin'] }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {claimed !== undefined && (
        <Typography
          sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'success.main', fontWeight: 600 }}
        >
          <CheckIcon fontSize="small" />
          {claimed.isPaid
            ? formatMessage(
                { id: 'rewards.partner.paid' },
                { amount: formatMessage({ id: `coin.amount.${coin}` }, { amount: claimed.amount }) },
              )
            : formatMessage({ id: 'rewards.partner.sent' })}
        </Typography>
      )}
    </Box>
  );
};

export const PartnerRewardCard = ({ reward }: Readonly<{ reward: PartnerReward }>) => {
  const id = useId();
  const language = useLanguage();
  const { claim, isPending, claimed } = useClaimPartnerReward(reward);
  const { title, description, amount, coin, unit, state, startsAt, nextClaimAt } = reward;
  const about = inLanguage(description, language).trim();

  return (
    <Card component="li" aria-labelledby={id} sx={{ position: 'relative', display: 'flex' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, flexGrow: 1, minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            justifyContent: 'space-between',
            alignItems: 'center',
          }}
        >
          <Offerer reward={reward} />
          <StatusChip
            status={statusColours[state]}
            label={<FormattedMessage id={`rewards.partner.state.${state}`} />}
          />
        </Box>
        <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {inLanguage(title, language)}
        </Typography>
        <Box>
          <CoinAmount amount={amount} coin={coin} size="large" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`rewards.partner.unit.${unit}`} />
          </Typography>
        </Box>
        {about !== '' && (
          <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {about}
          </Typography>
        )}
        <Terms reward={reward} />
        <Box sx={{ mt: 'auto', pt: 0.5, display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Outcome claimed={claimed} coin={coin} />
          {state === 'CLAIMABLE' && (
            <PartnerClaimForm reward={reward} isPending={isPending} onClaim={claim} />
          )}
          {state === 'WAITING' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="rewards.partner.waiting" />
            </Typography>
          )}
          {nextClaimAt !== null && <NextTime at={nextClaimAt} isFirst={nextClaimAt <= startsAt} />}
        </Box>
        {claimed?.isPaid && <CoinFlight key={claimed.time} coin={coin} />}
      </CardContent>
    </Card>
  );
};
