import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Page } from '#ui/components/Page.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { Delayed, QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { type SignedInUser, useSignedInUser } from '#ui/api/signed-in.ts';
import { useThisWeek } from '#ui/indicator/use-this-week.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { loadWords, refusalWords } from '../../app/catalogues.ts';
import { languageOf } from '../../app/language.ts';
import { keptValues } from '../calculators/kept-values.ts';
import type { Opening } from '../waiting-weeks/kept-opening.ts';
import { useWaitingWeeks } from '../waiting-weeks/use-waiting-weeks.ts';
import type { Saved } from '../waiting-weeks/week-body.ts';
import { weekStore } from '../waiting-weeks/week-database.ts';
import type { WaitingWeek } from '../waiting-weeks/week-queue.ts';
import type { ScreenId, WeekPlan } from './form-screens.ts';
import { draftStorage } from './draft-storage.ts';
import { startFrom, startFromWaiting } from './starting-point.ts';
import { useOpening } from './data.ts';
import { Wizard } from './Wizard.tsx';

/** With the words of refusals: what waits may have been refused. */
const WaitingWeeks = lazy(async () => {
  const [{ WaitingWeeks: component }] = await Promise.all([
    import('../waiting-weeks/WaitingWeeks.tsx'),
    loadWords([refusalWords], languageOf(location.pathname)),
  ]);
  return { default: component };
});
const SavedView = lazy(() => import('./saved/SavedView.tsx'));

declare global {
  interface MessageCatalogues {
    physicalProfile: typeof import('./messages/vi.json');
  }
}

type Done = Readonly<{ saved: Saved; previous: SavedWeek | null; plan: WeekPlan }>;

type ReadyProps = Readonly<{
  user: SignedInUser;
  opening: Opening & Readonly<{ isKept: boolean }>;
  /** The form goes on with a save that waits on this device. */
  waiting: WaitingWeek | null;
  /** From the saved week, or from one that waits: the button that led here is gone. */
  isReopened: boolean;
  onSaved: (done: Done) => void;
  onWaiting: () => void;
}>;

const Ready = ({ user, opening, waiting, isReopened, onSaved, onWaiting }: ReadyProps) => {
  const [known] = useState(() => {
    const { weeks, draft, lastMeasured, week, isKept } = opening;
    const thisWeek = weeks.find(({ isEditable }) => isEditable) ?? null;
    const previous = weeks.find(({ isEditable }) => !isEditable) ?? null;
    const start =
      waiting === null
        ? startFrom({
            device: draftStorage(user.id).read(),
            server: draft,
            thisWeek,
            user,
            hasHistory: previous !== null,
            calculated: keptValues(),
            isKept,
          })
        : startFromWaiting(waiting, draft);
    const plan: WeekPlan = {
      isFirst: previous === null,
      isSaved: thisWeek !== null,
      lastMeasured,
      currentWeek: week,
    };
    return { thisWeek, previous, start, plan };
  });
  const { thisWeek, previous, start, plan } = known;
  return (
    <Wizard
      user={user}
      start={start}
      plan={plan}
      thisWeek={thisWeek}
      previous={previous}
      isReopened={isReopened}
      onSaved={(saved) => onSaved({ saved, previous, plan })}
      onWaiting={onWaiting}
    />
  );
};

/** What the page shows: the saved week, saves that wait on this device, or the form. */
const useWeeklyForm = (user: SignedInUser) => {
  const [, setQuery] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const { week } = useThisWeek();
  const opening = useOpening(user.id, week.key, attempt);
  const [done, setDone] = useState<Done>();
  const [edited, setEdited] = useState<WaitingWeek | null>(null);
  const waiting = useWaitingWeeks(user.id);
  const [place, setPlace] = useState<'form' | 'waiting'>();
  // Decided once: what another tab puts aside takes nobody out of a form that is being filled in.
  if (place === undefined && waiting.isKnown) setPlace(waiting.queue.length > 0 ? 'waiting' : 'form');

  const openAgain = (screen: ScreenId, entry: WaitingWeek | null) => {
    setQuery({ step: screen }, { state: keepFocus });
    setEdited(entry);
    setAttempt(attempt + 1);
    setDone(undefined);
    setPlace('form');
  };
  const edit = async (entry: WaitingWeek) => {
    await waiting.session.settled();
    if (!waiting.session.current().queue.some(({ id }) => id === entry.id)) return;
    // The form shows them as its own until the save is pressed again.
    await Promise.all(entry.photos.map((photo) => weekStore.keepPhoto(user.id, photo)));
    openAgain('body', entry);
  };
  return {
    attempt,
    opening,
    done,
    edited,
    waiting,
    place,
    week,
    setDone,
    edit,
    editSaved: (screen: ScreenId) => openAgain(screen, null),
    /** Nothing waits any longer: the form begins with what the server has. */
    beginAnew: () => openAgain('body', null),
    putAside: () => {
      setEdited(null);
      setPlace('waiting');
    },
    arrived: (saved: Saved) => {
      const weeks = opening.data?.weeks ?? [];
      const previous = weeks.find((one) => one.week !== saved.week) ?? null;
      const plan: WeekPlan = {
        isFirst: previous === null,
        isSaved: true,
        lastMeasured: opening.data?.lastMeasured ?? {},
        currentWeek: saved.week,
      };
      setDone({ saved, previous, plan });
    },
  };
};

const skeleton = <FormSkeleton fields={3} />;

const WeeklyForm = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  const form = useWeeklyForm(user);
  const { done, waiting, edited, opening, place } = form;
  const isWaiting = done === undefined && place === 'waiting';

  return (
    <Page
      title={formatMessage({
        id: done !== undefined ? 'indicator.saved.page' : isWaiting ? 'waitingWeek.page' : 'indicator.title',
      })}
      {...(done === undefined ? { description: weekName(form.week.startsOn) } : {})}
    >
      {done !== undefined ? (
        <Suspense>
          <SavedView {...done} onEdit={form.editSaved} />
        </Suspense>
      ) : isWaiting ? (
        <Suspense fallback={<Delayed>{skeleton}</Delayed>}>
          <WaitingWeeks
            waiting={waiting}
            onEdit={(entry) => void form.edit(entry)}
            onArrived={form.arrived}
            onGone={form.beginAnew}
          />
        </Suspense>
      ) : place === undefined ? (
        <Delayed>{skeleton}</Delayed>
      ) : (
        <QueryView query={opening} skeleton={skeleton}>
          {(data) => (
            <Ready
              key={form.attempt}
              user={user}
              opening={data}
              waiting={edited}
              isReopened={form.attempt > 0}
              onSaved={form.setDone}
              onWaiting={form.putAside}
            />
          )}
        </QueryView>
      )}
    </Page>
  );
};

export default function PhysicalProfilePage() {
  const user = useSignedInUser();
  return user === undefined ? null : <WeeklyForm user={user} />;
}
