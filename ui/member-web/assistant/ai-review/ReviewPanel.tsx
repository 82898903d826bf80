import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { ErrorState } from '#ui/components/States.tsx';
import { ChevronDownIcon, WarningIcon, WhistleIcon, SparkIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import type { AiAnswer } from '../../app/data/ai.ts';
import { useAiQuote } from '../../app/data/ai.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { AnswerBlocks } from '../ai-answer/AnswerBlocks.tsx';
import { Answering } from '../ai-answer/Answering.tsx';
import { AnswerFoot } from '../ai-answer/AnswerFoot.tsx';
import { AnswerOutcome } from '../ai-answer/AnswerOutcome.tsx';
import { AsGoal } from '../ai-answer/AsGoal.tsx';
import { NewSentences } from '../ai-answer/NewSentences.tsx';
import { AskForm } from './AskForm.tsx';
import { useReview } from './use-review.ts';

declare global {
  interface MessageCatalogues {
    'ai-review': typeof import('./messages/vi.json');
  }
}

const AskCoachDialog = lazy(() => import('./AskCoachDialog.tsx'));

type State = ReturnType<typeof useReview>;

/** Which of several reviews is read. */
const Earlier = ({
  items,
  shownId,
  onChoose,
}: Readonly<{ items: readonly AiAnswer[]; shownId: string; onChoose: (id: string) => void }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { date, time } = useFormats();
  return items.length < 2 ? null : (
    <Box>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 0.5 }}>
        <FormattedMessage id="aiReview.earlier" />
      </Typography>
      <NativeSelect
        id={id}
        variant="outlined"
        value={shownId}
        onChange={({ target }) => onChoose(target.value)}
        IconComponent={ChevronDownIcon}
      >
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {formatMessage(
              { id: 'aiReview.of' },
              {
                type: formatMessage({ id: `aiReview.type.${item.scope}` }),
                time: `${date(item.createdAt)} ${time(item.createdAt)}`,
              },
            )}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
};

const Shown = ({
  answer,
  week,
  state,
  fee,
}: Readonly<{ answer: AiAnswer; week: SavedWeek; state: State; fee: number }>) => {
  const user = useSignedInUser();
  const [isHandingOver, setHandingOver] = useState(false);
  const { following, retry } = state;
  const isDone = answer.status === 'COMPLETED' || answer.status === 'STOPPED';
  return (
    <Stack sx={{ gap: 2.5 }}>
      {answer.isOutOfDate && (
        <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
          <FormattedMessage id="aiReview.outdated" />
        </Alert>
      )}
      <AnswerBlocks
        hasSections
        blocks={answer.blocks}
        indicatorId={week.id}
        profile={profileOf(week)}
        next={isDone ? <AsGoal target={answer.target} /> : undefined}
      />
      {following !== null && following.error === null && <Answering following={following} fee={fee} />}
      {following !== null && following.error !== null && <ErrorNote error={following.error} />}
      <AnswerOutcome
        answer={answer}
        retry={{ isPending: retry.isPending, error: retry.error, mutate: () => retry.mutate(answer.id) }}
      />
      {following === null && answer.blocks.length > 0 && (
        <AnswerFoot answer={answer}>
          {isDone && (
            <Button
              variant="outlined"
              startIcon={<WhistleIcon />}
              aria-haspopup="dialog"
              onClick={() => setHandingOver(true)}
            >
              <FormattedMessage id="aiReview.coach" />
            </Button>
          )}
        </AnswerFoot>
      )}
      {isHandingOver && user !== undefined && (
        <Suspense>
          <AskCoachDialog
            userId={user.id}
            answerId={answer.id}
            indicatorId={week.id}
            onClose={() => setHandingOver(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
};

const Ask = ({ week, state }: Readonly<{ week: SavedWeek; state: State }>) => {
  const { type, setType, ask, takeUp } = state;
  const quote = useAiQuote({ kind: 'REVIEW', indicatorId: week.id, type });
  return (
    <QueryView compact query={quote} skeleton={<CardSkeleton height={180} />}>
      {(known) => (
        <AskForm
          indicatorId={week.id}
          type={type}
          onType={(next) => {
            if (ask.isError) ask.reset();
            setType(next);
          }}
          quote={known}
          ask={ask}
          onAsk={() => {
            const same = state.items.find(({ id }) => id === known.repeatOf);
            if (same === undefined) ask.mutate({ indicatorId: week.id, type });
            else takeUp(same);
          }}
        />
      )}
    </QueryView>
  );
};

const Content = ({ week, state }: Readonly<{ week: SavedWeek; state: State }>) => {
  const { shown, items, following, isAsking, setAsking, choose } = state;
  const quote = useAiQuote({ kind: 'REVIEW', indicatorId: week.id, type: state.type });
  if (shown === undefined) return <Ask week={week} state={state} />;
  return (
    <Stack sx={{ gap: 2.5 }}>
      {following === null && <Earlier items={items} shownId={shown.id} onChoose={choose} />}
      <Shown answer={shown} week={week} state={state} fee={quote.data?.fee ?? 0} />
      {following === null &&
        (isAsking || shown.isOutOfDate ? (
          <Ask week={week} state={state} />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="text" onClick={() => setAsking(true)} sx={{ ml: -1 }}>
              <FormattedMessage id="aiReview.again" />
            </Button>
            <Button component={LocalLink} to={paths.aiChat} variant="text">
              <FormattedMessage id="aiReview.chat" />
            </Button>
          </Box>
        ))}
    </Stack>
  );
};

/** Of one's own saved week: asking for a review, hearing it, and what to do with it. */
export default function ReviewPanel({ week }: Readonly<{ week: SavedWeek }>) {
  const id = useId();
  const state = useReview(week.id);
  const { reviews, shown, following, takeUp, isNew } = state;
  const running = following === null && shown?.status === 'RUNNING' ? shown : undefined;
  // Begun in another tab, or before this page was loaded: it is heard from where it stands.
  useEffect(() => {
    if (running !== undefined) takeUp(running);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [running?.id]);
  return (
    <Card component="section" aria-labelledby={id} id="ai-review">
      <CardContent>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mb: 2 }}>
          <SparkIcon aria-hidden sx={{ color: 'accent.text', mt: 0.5 }} />
          <Box>
            <Typography id={id} variant="h2">
              <FormattedMessage id="aiReview.title" />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
              <FormattedMessage id="aiReview.lead" />
            </Typography>
          </Box>
        </Box>
        {reviews.data === undefined && reviews.error !== null ? (
          <ErrorState compact error={reviews.error} onRetry={() => void reviews.refetch()} />
        ) : (
          <QueryView compact query={reviews} skeleton={<CardSkeleton height={180} />}>
            {() => <Content week={week} state={state} />}
          </QueryView>
        )}
        <NewSentences blocks={isNew ? (shown?.blocks ?? []) : []} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2.5 }}>
          <FormattedMessage id="aiAnswer.doctor" />
        </Typography>
      </CardContent>
    </Card>
  );
}
