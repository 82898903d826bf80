import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Permission } from '#core/access/actor/permission.ts';
import type { CoachRequestCheck } from '#core/coaching/coach-request/coach-request.ts';
import type { SpecializationCheck } from '#core/coaching/specialization/specialization-request.ts';
import { InfoIcon, RefreshIcon } from '#ui/icons.tsx';
import type { DecisionWords } from '../../app/forms/DecisionDialogs.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { DecisionButtons } from '../../app/parts/DecisionButtons.tsx';
import { Checklist } from './Checklist.tsx';
import type { RequestStatus, StaffCoachRequest, StaffSpecializationRequest } from '../data.ts';
import { Decision, DecidedMeanwhile, useDecidedMeanwhile } from './Decision.tsx';

type Request = StaffCoachRequest | StaffSpecializationRequest;

const checkWords = { 'coach-requests': 'coachRequest', 'specialization-requests': 'specialization' } as const;

type Props<Point extends CoachRequestCheck | SpecializationCheck> = Readonly<{
  place: 'coach-requests' | 'specialization-requests';
  request: Request;
  /** What is looked at stands for this version; null: it never changes while it waits. */
  version: number | null;
  points: readonly Point[];
  rights: readonly Permission[];
  /** What lies in the scales: coins set aside. */
  stake?: ReactNode;
  words: Readonly<{ approve: DecisionWords; refuse: DecisionWords; done: (status: RequestStatus) => string }>;
  approve: (checklist: readonly Point[]) => Promise<Request>;
  refuse: (reason: string) => Promise<Request>;
  /** The next one that waits. */
  next: () => Promise<string | null>;
  /** Other lists that the decision changes. */
  touches: readonly string[];
  reload: () => unknown;
}>;

/** One decision on a waiting request; afterwards the next one opens. */
export const RequestDecision = <Point extends CoachRequestCheck | SpecializationCheck>({
  place,
  request,
  version,
  points,
  rights,
  stake,
  words,
  approve,
  refuse,
  next,
  touches,
  reload,
}: Props<Point>) => {
  const may = useMay();
  const isOwn = useIsSelf(request.userId);
  const [ticked, setTicked] = useState<readonly Point[]>([]);
  const [seen, setSeen] = useState(version);
  const [changed, setChanged] = useState(false);
  const [decidedHere, setDecidedHere] = useState(false);
  const isOpen = request.status === 'PENDING';
  const meanwhile = useDecidedMeanwhile(isOpen, decidedHere);
  const canDecide = isOpen && !isOwn && may(...rights);
  const isChecked = ticked.length === points.length;
  // What was ticked spoke of something else.
  if (version !== seen) {
    setSeen(version);
    setTicked([]);
    setChanged(isOpen);
  }

  return (
    <Section title={<FormattedMessage id="console.coaching.decision" />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {stake}
        {meanwhile && <DecidedMeanwhile />}
        {isOpen && isOwn && (
          <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
            <FormattedMessage id="console.coaching.own" />
          </Alert>
        )}
        {isOpen && !isOwn && !canDecide && <FormattedMessage id="console.coaching.waitsForOthers" />}
        {!isOpen && <Decision request={request} words={checkWords[place]} />}
        {canDecide && (
          <>
            {changed && (
              <Alert severity="warning" icon={<RefreshIcon fontSize="inherit" />} role="status">
                <FormattedMessage id="console.coaching.replaced" />
              </Alert>
            )}
            <Checklist words={checkWords[place]} points={points} ticked={ticked} onChange={setTicked} />
            <DecisionButtons
              place={place}
              touches={touches}
              words={{ ...words, done: (after) => words.done(after.status) }}
              mayApprove={isChecked}
              approve={() => approve(ticked)}
              refuse={refuse}
              onDecided={() => setDecidedHere(true)}
              next={next}
              reload={reload}
            />
          </>
        )}
      </Box>
    </Section>
  );
};
