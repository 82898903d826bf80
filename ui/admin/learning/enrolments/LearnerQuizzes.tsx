import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RelatedRow } from '../../app/lists/RelatedRows.tsx';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type LearnerQuiz, type StaffEnrolment, useLearnerQuizzes } from '../data.ts';
import { learningClient } from '../parts/client.ts';

type Props = Readonly<{ enrolment: StaffEnrolment }>;

const Used = ({ quiz: { attempts, best } }: Readonly<{ quiz: LearnerQuiz }>) => (
  <>
    {attempts.allowed === null ? (
      <FormattedMessage id="console.enrolments.usedOfAny" values={{ used: attempts.used }} />
    ) : (
      <FormattedMessage
        id="console.enrolments.used"
        values={{ used: attempts.used, allowed: attempts.allowed }}
      />
    )}
    {best !== null && (
      <>
        {' · '}
        <FormattedMessage id="console.enrolments.best" values={{ best }} />
      </>
    )}
  </>
);

const State = ({ quiz: { passed, askedAt, attempts } }: Readonly<{ quiz: LearnerQuiz }>) => {
  if (passed) return <StatusChip status="done" label={<FormattedMessage id="console.enrolments.passed" />} />;
  if (askedAt !== null)
    return (
      <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip status="waiting" label={<FormattedMessage id="console.enrolments.asks" />} />
        <When at={askedAt} />
      </Box>
    );
  return attempts.left === 0 ? (
    <StatusChip status="warning" label={<FormattedMessage id="console.enrolments.noneLeft" />} />
  ) : null;
};

/** More attempts; what was tried stays. */
const Reset = ({ enrolment, quiz }: Props & Readonly<{ quiz: LearnerQuiz }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  const values = { title: quiz.title, name: enrolment.userName };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsks(true)}>
        <FormattedMessage id="console.enrolments.reset" />
      </Button>
      <ConfirmDialog
        open={asks}
        title={<FormattedMessage id="console.enrolments.reset.title" values={values} />}
        confirmLabel={<FormattedMessage id="console.enrolments.reset" />}
        onConfirm={async () => {
          await learningClient.adminChallenges.resetQuiz({
            params: { id: quiz.id },
            body: { enrolmentId: enrolment.id },
          });
          await refreshed('enrolments', 'challenges', 'learning-dashboard');
          toast(formatMessage({ id: 'console.enrolments.reset.done' }));
        }}
        onClose={() => setAsks(false)}
      >
        <FormattedMessage id="console.enrolments.reset.consequence" values={values} />
      </ConfirmDialog>
    </>
  );
};

/** What one learner used of each quiz, and who asked for more. */
export const LearnerQuizzes = ({ enrolment }: Props) => {
  const may = useMay();
  const query = useLearnerQuizzes(enrolment.id);
  const mayReset = may('knowledge.update') && enrolment.status !== 'CANCELED';
  return (
    <Section
      title={<FormattedMessage id="resources.quizzes.name" values={{ smart_count: 2 }} />}
      note={<FormattedMessage id="console.enrolments.quizzes.note" />}
    >
      <QueryView
        query={query}
        compact
        skeleton={<ListSkeleton rows={2} picture={false} />}
        isEmpty={(quizzes) => quizzes.length === 0}
        empty={<EmptyState compact title={<FormattedMessage id="console.enrolments.quizzes.none" />} />}
      >
        {(quizzes) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {quizzes.map((quiz) => (
              <Box
                component="li"
                key={quiz.id}
                sx={{ py: 1.25, borderBottom: '1px solid', borderColor: 'divider' }}
              >
                <RelatedRow
                  title={<RecordLink place="quizzes" id={quiz.id} name={quiz.title} />}
                  note={<Used quiz={quiz} />}
                  value={<State quiz={quiz} />}
                  {...(mayReset && !quiz.passed && quiz.attempts.allowed !== null
                    ? { corner: <Reset enrolment={enrolment} quiz={quiz} /> }
                    : {})}
                />
              </Box>
            ))}
          </Box>
        )}
      </QueryView>
    </Section>
  );
};
