import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { NoteKind } from '#core/coaching/reply/reply.ts';
import { ErrorState } from '#ui/components/States.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { WarningIcon } from '#ui/icons.tsx';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { Cautions } from '../review-parts/Cautions.tsx';
import { PartNav } from '../review-parts/PartNav.tsx';
import { useWeek, useWeeks } from '../../app/data/indicators.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { answerPath, paths, reviewPath } from '../../app/paths.ts';
import type { Anchor, Review } from '../../app/data/reviews.ts';
import { AnswersPane } from './AnswersPane.tsx';
import type { ReplyKeeper } from './reply-keeper.ts';
import { useKept, useReplyKeeper } from './use-reply-keeper.ts';
import type { ServerDraft } from './data.ts';
import { useSend } from './use-send.ts';
import { kindOf } from './week-numbers.ts';
import { WeekPane } from './WeekPane.tsx';

const ComparePane = lazy(() => import('./ComparePane.tsx'));
// A phone begins with reading.
const ReplyPane = lazy(() => import('./ReplyPane.tsx'));

const tabs = ['week', 'compare', 'answers', 'write'] as const;
type Tab = (typeof tabs)[number];
/** So many earlier weeks fit beside the one that was asked about. */
const columns = 2;

/** On a desk the writing stands beside the reading, on a phone it is a tab of its own. */
const useTab = (isWide: boolean): Tab => {
  const [search] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'week';
  return isWide && tab === 'write' ? 'week' : tab;
};

const Moved = ({ review }: Readonly<{ review: Review }>) => (
  <Alert
    severity="warning"
    role="alert"
    icon={<WarningIcon fontSize="inherit" />}
    action={
      <Button component={LocalLink} to={reviewPath(review.id)} color="inherit" size="small">
        <FormattedMessage id="answer.moved.open" />
      </Button>
    }
  >
    <FormattedMessage id="answer.moved" />
  </Alert>
);

/** Leaving loses nothing, yet another device would not find it. */
const UnheardGuard = ({ keeper }: Readonly<{ keeper: ReplyKeeper }>) => {
  const { state } = useKept(keeper).saving;
  return (
    <LeaveGuard
      when={state === 'FAILED' || state === 'CONFLICT'}
      text={<FormattedMessage id={state === 'CONFLICT' ? 'answer.leave.conflict' : 'answer.leave'} />}
    />
  );
};

type Props = Readonly<{ review: Review; userId: string; draft: ServerDraft }>;

/** The week, the comparison and the answers on one side, what is written on the other. */
export const Workspace = ({ review, userId, draft }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useLocalNavigate();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const tab = useTab(isWide);
  const week = useWeek(review.seesWeek ? review.snapshotId : null);
  const weeks = useWeeks(review.memberId, review.seesWeek);
  const keeper = useReplyKeeper({ review, userId, draft });
  const [newest, setNewest] = useState<string>();
  const [nextPath, setNextPath] = useState<string>();
  // Not at once: the guard has to have heard that nothing is left to guard.
  const leave = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    if (nextPath !== undefined) leave(nextPath);
  }, [nextPath]);
  const finish = (next: string) => {
    keeper.forget();
    setNextPath(next);
  };
  const sending = useSend(review, () => {
    toast(formatMessage({ id: 'answer.sent' }), { kind: 'success' });
    finish(reviewPath(review.id));
  });

  const begin = (kind: NoteKind, anchor: Anchor | null) => {
    const id = crypto.randomUUID();
    keeper.change((now) => ({ ...now, notes: [...now.notes, { id, kind, text: '', anchor }] }));
    setNewest(id);
  };
  const noteOn = (anchor: Anchor) => {
    begin(anchor.kind === 'METRIC' ? kindOf(anchor.key, review.type) : kindOfOther(anchor, review), anchor);
    if (!isWide) void navigate(`${answerPath(review.id)}?tab=write`, { replace: true });
  };

  const earlier = (weeks.data?.pages.flatMap(({ items }) => items) ?? [])
    .filter(({ weekStart }) => weekStart < (week.data?.weekStart ?? ''))
    .slice(0, columns);
  const ground = { form: review.form, answers: review.answers, week: week.data };
  const reading = (shown: SavedWeek) =>
    tab === 'compare' ? (
      <Suspense fallback={<CardSkeleton height={420} />}>
        <ComparePane week={shown} />
      </Suspense>
    ) : (
      <WeekPane week={shown} earlier={earlier} type={review.type} onNote={noteOn} />
    );
  const editor = (
    <Suspense fallback={<CardSkeleton height={360} />}>
      <ReplyPane
        keeper={keeper}
        review={review}
        userId={userId}
        limits={draft.limits}
        week={week.data}
        ground={ground}
        sending={sending}
        newest={newest}
        onNote={(kind) => begin(kind, null)}
        onRejected={() => finish(paths.coachDesk)}
      />
    </Suspense>
  );

  return (
    <Stack sx={{ gap: 2.5 }}>
      <UnheardGuard keeper={keeper} />
      {sending.mode === null && nextPath === undefined && <Moved review={review} />}
      <Cautions flags={review.cautions} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <PartNav
            label={formatMessage({ id: 'answer.parts' })}
            current={tab}
            parts={tabs
              .filter((one) => !isWide || one !== 'write')
              .map((one) => ({
                key: one,
                to: `${answerPath(review.id)}?tab=${one}`,
                label: <FormattedMessage id={`answer.tab.${one}`} />,
              }))}
          />
          {tab === 'answers' ? (
            <AnswersPane review={review} onNote={noteOn} />
          ) : tab === 'write' ? (
            editor
          ) : week.data !== undefined ? (
            reading(week.data)
          ) : week.error === null ? (
            <CardSkeleton height={360} />
          ) : (
            <ErrorState error={week.error} compact onRetry={() => void week.refetch()} />
          )}
        </Box>
        {isWide && (
          <Box
            sx={{
              position: 'sticky',
              top: 16,
              maxHeight: 'calc(100dvh - 32px)',
              overflowY: 'auto',
              borderRadius: '20px',
            }}
          >
            {editor}
          </Box>
        )}
      </Box>
    </Stack>
  );
};

/** A picture shows a body; an answer may be about anything. */
const kindOfOther = ({ kind }: Anchor, { type }: Review): NoteKind =>
  kind === 'PHOTO' && (type === 'ALL' || type === 'BODY') ? 'BODY' : type === 'ALL' ? 'GENERAL' : type;
