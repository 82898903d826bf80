import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RewardType } from '#core/coin/rewards.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { SubmitButton } from '#ui/components/SubmitButton.tsx';
import {
  GiftPicture,
  LetterPicture,
  MedalPicture,
  ScalePicture,
  StartPicture,
} from '#ui/illustrations/index.ts';
import { useSignedInUser } from '#ui/signed-in.ts';
import { useClaim } from '../../ClaimReward.tsx';
import { client } from '../../client.ts';
import { useNewestWeeks, useRewards, weekKeys } from '../../indicators.ts';
import { LocalLink } from '../../LocalLink.tsx';
import { paths } from '../../paths.ts';
import { nextStep, type NextStep } from './next-step.ts';

const pictures: Readonly<Record<NextStep['kind'], ReactNode>> = {
  VERIFY: <LetterPicture />,
  CLAIM_VERIFY: <GiftPicture />,
  CLAIM_SAVE: <GiftPicture />,
  SAVE: <ScalePicture />,
  COMPARE: <MedalPicture />,
  REST: <StartPicture />,
};

const ClaimButton = ({ type }: Readonly<{ type: RewardType }>) => {
  const claim = useClaim(type);
  return (
    <>
      <SubmitButton
        type="button"
        color="accent"
        size="large"
        busy={claim.isPending}
        onClick={() => claim.mutate()}
      >
        <FormattedMessage id="fitboard.next.claim" />
      </SubmitButton>
      {claim.isError && <ErrorNote error={claim.error} />}
    </>
  );
};

const To = ({ to, children }: Readonly<{ to: string; children: ReactNode }>) => (
  <Button component={LocalLink} to={to} variant="contained" color="accent" size="large">
    {children}
  </Button>
);

const Action = ({ step }: Readonly<{ step: NextStep }>) => {
  switch (step.kind) {
    case 'VERIFY':
      return (
        <To to={paths.verify}>
          <FormattedMessage id="fitboard.next.verify" />
        </To>
      );
    case 'CLAIM_VERIFY':
      return <ClaimButton type="VERIFY_EMAIL" />;
    case 'CLAIM_SAVE':
      return <ClaimButton type="SAVE_PHYSICAL_PROFILE" />;
    case 'SAVE':
      return (
        <To to={paths.weeklySave}>
          <FormattedMessage id={step.hasDraft ? 'fitboard.next.continue' : 'fitboard.next.save'} />
        </To>
      );
    case 'COMPARE':
      return (
        <To to={`/indicator/${step.from}/compare/${step.to}`}>
          <FormattedMessage id="fitboard.next.compare" />
        </To>
      );
    case 'REST':
      return (
        <To to={paths.timeline}>
          <FormattedMessage id="fitboard.next.timeline" />
        </To>
      );
  }
};

const titleOf = (step: NextStep) => (step.kind === 'SAVE' && step.isFirst ? ('FIRST' as const) : step.kind);

/** "What now?", answered with one thing. */
export const NextStepCard = () => {
  const user = useSignedInUser();
  const weeks = useNewestWeeks();
  const rewards = useRewards();
  const draft = useQuery({
    queryKey: weekKeys.draft,
    queryFn: ({ signal }) => client.indicators.draft({}, { signal }),
    staleTime: 0,
  });
  // The step follows from all of it; a draft that could not be asked for only changes a word on the button.
  const query = {
    data:
      weeks.data === undefined || rewards.data === undefined
        ? undefined
        : { weeks: weeks.data.items, rewards: rewards.data.items },
    error: weeks.error ?? rewards.error,
    isPending: (weeks.isPending && weeks.error === null) || (rewards.isPending && rewards.error === null),
    refetch: () => Promise.all([weeks.refetch(), rewards.refetch()]),
  };

  return (
    <Card
      component="section"
      aria-labelledby="next-step"
      sx={{ bgcolor: 'primary.soft', color: 'primary.onSoft', borderColor: 'transparent' }}
    >
      <Typography id="next-step" component="h2" variant="subtitle2" sx={{ px: 2.5, pt: 2.5 }}>
        <FormattedMessage id="fitboard.next" />
      </Typography>
      <QueryView
        compact
        query={query}
        skeleton={
          <Box sx={{ p: 2.5 }}>
            <Skeleton variant="text" width="60%" sx={{ fontSize: '1.5rem' }} />
            <Skeleton variant="rounded" width={180} height={52} sx={{ mt: 2 }} />
          </Box>
        }
      >
        {(known) => {
          if (user === undefined) return null;
          const step = nextStep({
            user,
            ...known,
            hasDraft: draft.data?.draft !== null && draft.data?.draft !== undefined,
          });
          const title = titleOf(step);
          const reward = known.rewards.find(
            ({ type }) => type === (step.kind === 'CLAIM_VERIFY' ? 'VERIFY_EMAIL' : 'SAVE_PHYSICAL_PROFILE'),
          );
          return (
            <Box
              sx={{
                display: 'flex',
                gap: 2,
                alignItems: 'center',
                justifyContent: 'space-between',
                p: 2.5,
                pt: 0.5,
              }}
            >
              <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                <Typography variant="h2" component="p">
                  <FormattedMessage id={`fitboard.next.${title}`} />
                </Typography>
                <Typography sx={{ mt: 0.5, mb: 2 }}>
                  <FormattedMessage
                    id={`fitboard.next.${title}.why`}
                    values={{
                      reward:
                        reward === undefined ? '' : <CoinAmount amount={reward.amount} coin={reward.coin} />,
                    }}
                  />
                </Typography>
                <Action step={step} />
              </Box>
              <Box
                aria-hidden
                sx={{
                  width: { xs: 0, sm: 160, md: 190 },
                  display: { xs: 'none', sm: 'block' },
                  flexShrink: 0,
                }}
              >
                {pictures[step.kind]}
              </Box>
            </Box>
          );
        }}
      </QueryView>
    </Card>
  );
};
