import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Page } from '#ui/components/Page.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useThisWeek } from '#ui/indicator/use-this-week.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { keptValues } from '../calculators/kept-values.ts';
import type { LastMeasured } from '#core/body/snapshot/ritual/due.ts';
import type { ScreenId, WeekPlan } from './form-screens.ts';
import { draftStorage } from './draft-storage.ts';
import { type ServerDraft, startFrom } from './starting-point.ts';
import { type Saved, useOpening } from './data.ts';
import { Wizard } from './Wizard.tsx';

const SavedView = lazy(() => import('./saved/SavedView.tsx'));

declare global {
  interface MessageCatalogues {
    physicalProfile: typeof import('./messages/vi.json');
  }
}

type Done = Readonly<{ saved: Saved; previous: SavedWeek | null; plan: WeekPlan }>;

type ReadyProps = Readonly<{
  draft: ServerDraft | null;
  weeks: readonly SavedWeek[];
  lastMeasured: LastMeasured;
  onSaved: (done: Done) => void;
}>;

const Ready = ({ draft, weeks, lastMeasured, onSaved }: ReadyProps) => {
  const user = useSignedInUser();
  const { week } = useThisWeek();
  const [known] = useState(() => {
    const thisWeek = weeks.find(({ isEditable }) => isEditable) ?? null;
    const previous = weeks.find(({ isEditable }) => !isEditable) ?? null;
    const start = startFrom({
      device: user === undefined ? null : draftStorage(user.id).read(),
      server: draft,
      thisWeek,
      user,
      hasHistory: previous !== null,
      calculated: keptValues(),
    });
    const plan: WeekPlan = {
      isFirst: previous === null,
      isSaved: thisWeek !== null,
      lastMeasured,
      currentWeek: week.key,
    };
    return { thisWeek, previous, start, plan };
  });
  const { thisWeek, previous, start, plan } = known;
  if (user === undefined) return null;
  return (
    <Wizard
      user={user}
      start={start}
      plan={plan}
      thisWeek={thisWeek}
      previous={previous}
      onSaved={(saved) => onSaved({ saved, previous, plan })}
    />
  );
};

export default function PhysicalProfilePage() {
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  const [, setQuery] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const opening = useOpening(attempt);
  const [done, setDone] = useState<Done>();
  const { week } = useThisWeek();

  const editAgain = (screen: ScreenId) => {
    setQuery({ step: screen }, { state: keepFocus });
    setAttempt(attempt + 1);
    setDone(undefined);
  };

  return (
    <Page
      title={formatMessage({ id: done === undefined ? 'indicator.title' : 'indicator.saved.page' })}
      {...(done === undefined ? { description: weekName(week.startsOn) } : {})}
    >
      {done !== undefined ? (
        <Suspense>
          <SavedView {...done} onEdit={editAgain} />
        </Suspense>
      ) : (
        <QueryView query={opening} skeleton={<FormSkeleton fields={3} />}>
          {({ draft, weeks, lastMeasured }) => (
            <Ready key={attempt} draft={draft} weeks={weeks} lastMeasured={lastMeasured} onSaved={setDone} />
          )}
        </QueryView>
      )}
    </Page>
  );
}
