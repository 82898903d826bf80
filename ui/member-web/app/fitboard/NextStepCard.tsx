import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { minutesToSave } from '#core/body/snapshot/saving-time.ts';
import type { NextStep } from '#core/member-lifecycle/next-step/next-step.ts';
import type { RewardType } from '#core/money/coin/rewards.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import {
  GiftPicture,
  LetterPicture,
  MedalPicture,
  ScalePicture,
  StartPicture,
} from '#ui/illustrations/scenes.tsx';
import { useFormats } from '#ui/intl.ts';
import { useClaim } from '../parts/use-claim.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { answerPath, paths, reviewPath } from '../paths.ts';
import type { useNextStep } from './use-next-step.ts';

const pictures: Readonly<Record<NextStep['kind'], ReactNode>> = {
  VERIFY: <LetterPicture />,
  CLAIM_VERIFY: <GiftPicture />,
  CLAIM_SAVE: <GiftPicture />,
  SAVE: <ScalePicture />,
  ANSWER: <LetterPicture />,
  READ: <LetterPicture />,
  LEARN: <StartPicture />,
  ASK_AI: <MedalPicture />,
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

const Action = ({ step, lessonPath }: Readonly<{ step: NextStep; lessonPath: string | null }>) => {
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
    case 'ANSWER':
      return (
        <To to={answerPath(step.reviewId)}>
          <FormattedMessage id="fitboard.next.answer" />
        </To>
      );
    case 'READ':
      return (
        <To to={reviewPath(step.reviewId)}>
          <FormattedMessage id="fitboard.next.read" />
        </To>
      );
    case 'LEARN':
      return (
        <To to={lessonPath ?? paths.ownChallenges}>
          <FormattedMessage id="fitboard.next.learn" />
        </To>
      );
    case 'ASK_AI':
      return (
        <To to={`${paths.timeline}#ai-review`}>
          <FormattedMessage id="fitboard.next.ask" />
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

/** What its sentences name. */
const aboutOf = (
  step: NextStep,
  shortDate: (at: Date) => string,
): Readonly<Record<string, string | number>> => {
  switch (step.kind) {
    case 'ANSWER':
    case 'READ':
      return { name: step.name, date: shortDate(step.dueAt) };
    case 'LEARN':
      return { title: step.title, lesson: step.lesson };
    case 'ASK_AI':
      return { fee: step.fee };
    default:
      return {};
  }
};

/** "What now?", answered with one thing. */
export const NextStepCard = ({ query }: Readonly<{ query: ReturnType<typeof useNextStep> }>) => {
  const { shortDate } = useFormats();

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
        {({ step, rewards, lessonPath }) => {
          const title = titleOf(step);
          const about = aboutOf(step, shortDate);
          const reward = rewards.find(
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
                  <FormattedMessage id={`fitboard.next.${title}`} values={about} />
                </Typography>
                <Typography sx={{ mt: 0.5, mb: 2 }}>
                  <FormattedMessage
                    id={`fitboard.next.${title}.why`}
                    values={{
                      ...about,
                      minutes: minutesToSave,
                      reward:
                        reward === undefined ? '' : <CoinAmount amount={reward.amount} coin={reward.coin} />,
                    }}
                  />
                </Typography>
                <Action step={step} lessonPath={lessonPath} />
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
