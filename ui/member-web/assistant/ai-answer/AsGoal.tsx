import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { TargetIcon } from '#ui/icons.tsx';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { AiAnswer } from '../../app/data/ai.ts';
import { useGoalSteps, useGoals } from '../../app/weeks/data.ts';

type Target = NonNullable<AiAnswer['target']>;

const Offer = ({ target, value }: Readonly<{ target: Target; value: number }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const say = useWords();
  const measures = useMeasures();
  const goals = useGoals();
  const [isAsking, setAsking] = useState(false);
  const { metric } = target;
  const shown = (stored: number) => measures.metric(metric, stored);
  const name = say(metricLabel(metric));
  const now = goals.data?.items.find((goal) => goal.metric === metric)?.target;
  const { save } = useGoalSteps(metric, {
    onSaved: () => toast(formatMessage({ id: 'aiAnswer.goal.saved' }, { name }), { kind: 'success' }),
    onRemoved: () => undefined,
  });
  if (now !== undefined && shown(now) === shown(value))
    return <StatusChip status="done" label={<FormattedMessage id="aiAnswer.goal.is" />} />;
  return (
    <>
      <SubmitButton
        type="button"
        size="small"
        busy={save.isPending}
        disabled={goals.data === undefined}
        startIcon={<TargetIcon />}
        onClick={() => (now === undefined ? save.mutate(value) : setAsking(true))}
        sx={{ minHeight: 44 }}
      >
        <FormattedMessage id="aiAnswer.goal.set" values={{ value: shown(value) }} />
      </SubmitButton>
      {save.isError && <ErrorNote error={save.error} />}
      <ConfirmOnDemand
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => save.mutateAsync(value)}
        title={<FormattedMessage id="aiAnswer.goal.replace" values={{ name }} />}
        confirmLabel={<FormattedMessage id="aiAnswer.goal.replace.do" />}
      >
        <FormattedMessage
          id="aiAnswer.goal.replace.text"
          values={{ before: shown(now ?? value), after: shown(value) }}
        />
      </ConfirmOnDemand>
    </>
  );
};

/** The next step as a goal of one's own: every chart and card follows it. */
export const AsGoal = ({ target }: Pick<AiAnswer, 'target'>) =>
  target === null || target.value === null || target.direction === 'KEEP' ? null : (
    <Box sx={{ mt: 1.5 }}>
      <Offer target={target} value={target.value} />
    </Box>
  );
