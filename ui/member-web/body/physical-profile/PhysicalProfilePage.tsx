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
import { draftStorage } from './draft-storage.ts';
import { type ServerDraft, startFrom } from './starting-point.ts';
import { type Saved, useOpening } from './data.ts';
import { Wizard } from './Wizard.tsx';

const SavedView = lazy(() => import('./SavedView.tsx'));

declare global {
  interface MessageCatalogues {
    physicalProfile: typeof import('./messages/vi.json');
  }
}

type ReadyProps = Readonly<{
  draft: ServerDraft | null;
  weeks: readonly SavedWeek[];
  onSaved: (saved: Saved, previous: SavedWeek | null) => void;
}>;

const Ready = ({ draft, weeks, onSaved }: ReadyProps) => {
  const user = useSignedInUser();
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
    return { thisWeek, previous, start };
  });
  const { thisWeek, previous, start } = known;
  if (user === undefined) return null;
  return (
    <Wizard
      user={user}
      start={start}
      thisWeek={thisWeek}
      previous={previous}
      onSaved={(saved) => onSaved(saved, previous)}
    />
  );
};

export default function PhysicalProfilePage() {
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  const [, setQuery] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const opening = useOpening(attempt);
  const [done, setDone] = useState<Readonly<{ saved: Saved; previous: SavedWeek | null }>>();
  const { week } = useThisWeek();

  const editAgain = () => {
    setQuery({ step: 'body' }, { state: keepFocus });
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
          <SavedView saved={done.saved} previous={done.previous} onEdit={editAgain} />
        </Suspense>
      ) : (
        <QueryView query={opening} skeleton={<FormSkeleton fields={6} />}>
          {({ draft, weeks }) => (
            <Ready
              key={attempt}
              draft={draft}
              weeks={weeks}
              onSaved={(saved, previous) => setDone({ saved, previous })}
            />
          )}
        </QueryView>
      )}
    </Page>
  );
}
