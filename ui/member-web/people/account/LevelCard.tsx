import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CheckIcon, StarIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { AccountCard } from './AccountCard.tsx';
import { LevelOffers } from './LevelOffers.tsx';
import type { CodeWorth } from '../../app/promo/data.ts';
import { PlanWait } from './PlanWait.tsx';
import { type LevelOffer, useBuyLevel, useLevelPreview } from './data.ts';

type Held = Pick<SignedInUser, 'level' | 'levelExpiresAt'>;

const HeldLevel = ({ level, levelExpiresAt }: Held) => {
  const { date } = useFormats();
  return (
    <>
      <Typography variant="h3" component="p" sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1.5 }}>
        <StarIcon sx={{ color: 'accent.text' }} />
        <FormattedMessage id={`user.level.${level}`} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {level === 'BASIC' ? (
          <FormattedMessage id="account.level.basic" />
        ) : levelExpiresAt === null ? (
          <FormattedMessage id="account.level.endless" />
        ) : (
          <FormattedMessage id="account.level.until" values={{ date: date(levelExpiresAt) }} />
        )}
      </Typography>
    </>
  );
};

/** As high as two plans one below the other, so that what follows waits where it will stay. */
const PlansSkeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2.5 }}>
    {['first', 'second'].map((plan) => (
      <Skeleton key={plan} variant="rounded" height={300} sx={{ borderRadius: '16px' }} />
    ))}
  </Box>
);

/** What is held, and what can be bought or waited for. */
export const LevelCard = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { date } = useFormats();
  const preview = useLevelPreview();
  const [bought, setBought] = useState<Held>();
  const buyLevel = useBuyLevel(setBought);
  const held: Held = preview.data ?? user;
  const buy = (offer: LevelOffer, worth?: CodeWorth) => {
    setBought(undefined);
    return buyLevel(offer, worth);
  };
  return (
    <AccountCard id="level" title={<FormattedMessage id="account.level" />}>
      <HeldLevel level={held.level} levelExpiresAt={held.levelExpiresAt} />
      <Box role="status">
        {bought !== undefined && bought.level !== 'BASIC' && bought.levelExpiresAt !== null && (
          <Alert severity="success" icon={<CheckIcon fontSize="inherit" />} sx={{ mt: 2 }}>
            <FormattedMessage
              id="account.level.bought"
              values={{
                level: <FormattedMessage id={`user.level.${bought.level}`} />,
                date: date(bought.levelExpiresAt),
              }}
            />
          </Alert>
        )}
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <QueryView query={preview} compact skeleton={<PlansSkeleton />}>
          {(found) => (
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              {found.plans.map((plan) =>
                plan.isForSale ? (
                  <LevelOffers key={plan.level} level={plan.level} preview={found} onBuy={buy} />
                ) : (
                  <PlanWait key={plan.level} plan={plan} />
                ),
              )}
              {(found.items.length > 0 || found.level !== 'BASIC') && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id="account.level.noRenewal" />
                </Typography>
              )}
            </Box>
          )}
        </QueryView>
      </Box>
    </AccountCard>
  );
};
