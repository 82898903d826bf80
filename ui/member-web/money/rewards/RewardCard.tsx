import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProgressBar } from '#ui/components/marks/ProgressBar.tsx';
import type { MessageId } from '#ui/intl.ts';
import { useFormats } from '#ui/intl.ts';
import { profileFields } from '#core/people/account/profile.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { CoinFlight } from './CoinFlight.tsx';
import { NextTime } from './NextTime.tsx';
import { rewardPartPath } from './reward-parts.ts';
import type { Reward } from './data.ts';

const chips: Readonly<Record<Reward['status'], Status>> = {
  PENDING: 'waiting',
  PROCESSING: 'active',
  COMPLETED: 'done',
  CANCELED: 'refused',
};

/** Where each missing thing is done. */
const placeOf = (type: Reward['type'], missing: string): string | undefined => {
  if (type === 'SAVE_PHYSICAL_PROFILE') return paths.weeklySave;
  if (type === 'REFERRAL')
    return missing === 'invitation' ? rewardPartPath(paths.rewards, 'invite') : undefined;
  if (missing === 'email') return type === 'VERIFY_EMAIL' ? paths.verify : paths.account;
  if (['fullname', 'username'].includes(missing)) return `${paths.profile}#name`;
  if (missing === 'phone') return `${paths.profile}#contact`;
  if (missing === 'about') return `${paths.profile}#about`;
  return `${paths.profile}#address`;
};

const Missing = ({ type, missing }: Readonly<{ type: Reward['type']; missing: string }>) => {
  const { messages } = useIntl();
  const id = `reward.${type}.missing.${missing}`;
  if (!(id in messages)) return null;
  const words = <FormattedMessage id={id as MessageId} />; // the line above has just looked
  const place = placeOf(type, missing);
  return place === undefined ? (
    words
  ) : (
    <Link component={LocalLink} to={place} sx={{ display: 'inline-block', py: 0.25 }}>
      {words}
    </Link>
  );
};

/** How far a reward of many small steps has come; the others are all or nothing. */
const Progress = ({ reward }: Readonly<{ reward: Reward }>) => {
  const id = useId();
  const { type, missing } = reward;
  const all = profileFields.length;
  if (type !== 'FULL_FILL_PROFILE' || missing.length === 0) return null;
  const done = all - missing.length;
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ mb: 0.5 }}>
        <FormattedMessage id="rewards.progress" values={{ done, all }} />
      </Typography>
      <ProgressBar value={Math.round((done / all) * 100)} aria-labelledby={id} thin />
    </Box>
  );
};

/** One that was claimed and comes again says when: it is not refused. */
const RewardChip = ({ reward }: Readonly<{ reward: Reward }>) => {
  const { status, available, missing, nextClaimAt } = reward;
  const { weekday } = useFormats();
  if (status === 'PENDING' && nextClaimAt !== null && !missing.includes('snapshot'))
    return (
      <StatusChip
        status="done"
        label={<FormattedMessage id="rewards.again" values={{ day: weekday(nextClaimAt) }} />}
      />
    );
  return (
    <StatusChip
      status={chips[status]}
      label={
        status === 'PROCESSING' ? (
          <FormattedMessage id="rewards.claimable" values={{ count: available }} />
        ) : (
          <FormattedMessage id={`reward.status.${status}`} />
        )
      }
    />
  );
};

type Props = Readonly<{
  reward: Reward;
  busy: boolean;
  error: unknown;
  /** Counts up with each claim of this card. */
  paid: Readonly<{ amount: number; time: number }> | undefined;
  onClaim: () => void;
}>;

export const RewardCard = ({ reward, busy, error, paid, onClaim }: Props) => {
  const id = useId();
  const { date } = useFormats();
  const { type, status, amount, coin, unit, claimed, lastClaimAt, nextClaimAt, missing } = reward;

  return (
    <Card component="li" aria-labelledby={id} sx={{ position: 'relative', display: 'flex' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, flexGrow: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography id={id} variant="h3" component="h2">
            <FormattedMessage id={`reward.${type}.title`} />
          </Typography>
          <RewardChip reward={reward} />
        </Box>
        <Box>
          <CoinAmount amount={amount} coin={coin} size="large" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`coin.unit.${unit}`} />
          </Typography>
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={`reward.${type}.description`} />
        </Typography>
        <Progress reward={reward} />
        {missing.length > 0 && (
          <Box>
            <Typography variant="subtitle2" component="p">
              <FormattedMessage id="rewards.missing" />
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {missing.map((name) => (
                <li key={name}>
                  <Missing type={type} missing={name} />
                </li>
              ))}
            </Box>
          </Box>
        )}
        <Box sx={{ mt: 'auto', pt: 0.5, display: 'flex', flexDirection: 'column', gap: 1 }}>
          {error !== undefined && <ErrorNote error={error} />}
          {status === 'PROCESSING' && (
            <Box sx={{ position: 'relative' }}>
              <SubmitButton type="button" color="accent" busy={busy} onClick={onClaim}>
                <FormattedMessage id="rewards.claim" />
              </SubmitButton>
            </Box>
          )}
          <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
            {paid !== undefined && (
              <Typography
                sx={{
                  display: 'flex',
                  gap: 0.75,
                  alignItems: 'center',
                  color: 'success.main',
                  fontWeight: 600,
                }}
              >
                <CheckIcon fontSize="small" />
                <FormattedMessage id="rewards.claimed.now" values={{ amount: paid.amount }} />
              </Typography>
            )}
          </Box>
          {lastClaimAt !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage
                id="rewards.claimed.last"
                values={{ date: date(lastClaimAt), count: claimed }}
              />
            </Typography>
          )}
          {nextClaimAt !== null && (
            <Box>
              <NextTime at={nextClaimAt} />
              {type === 'SAVE_PHYSICAL_PROFILE' && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id="rewards.again.week" />
                </Typography>
              )}
            </Box>
          )}
        </Box>
        {paid !== undefined && <CoinFlight key={paid.time} coin={coin} />}
      </CardContent>
    </Card>
  );
};
