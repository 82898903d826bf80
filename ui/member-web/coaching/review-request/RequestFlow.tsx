import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { keepFocus } from '#ui/keep-focus.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import type { RequestForm } from '../data.ts';
import { questionFieldId } from '../question-fields/answer-values.ts';
import { AnswersStep, idPrefix } from './AnswersStep.tsx';
import { KindStep } from './KindStep.tsx';
import { PriceLine } from './PriceLine.tsx';
import { SentView } from './SentView.tsx';
import { numberOf, type Step, stepIn, steps } from './steps.ts';
import { SummaryStep } from './SummaryStep.tsx';
import { useRequest } from './use-request.ts';
import { WeekStep } from './WeekStep.tsx';

/** The step stands in the address: Back leads one step back, and the way home from the top-up to the same one. */
const useStep = () => {
  const [search, setSearch] = useSearchParams();
  const step = stepIn(search.get('step'));
  return {
    step,
    go: (next: Step) => setSearch({ step: String(numberOf(next)) }, { state: keepFocus }),
  };
};

const focusSoon = (id: string) => setTimeout(() => document.getElementById(id)?.focus(), 0);

const Progress = ({ step }: Readonly<{ step: Step }>) => (
  <Box aria-hidden sx={{ display: 'flex', gap: 0.75, mb: 1.5 }}>
    {steps.map((each) => (
      <Box
        key={each}
        data-mark
        sx={{
          flex: 1,
          height: 6,
          borderRadius: 999,
          bgcolor: numberOf(each) <= numberOf(step) ? 'primary.main' : 'divider',
        }}
      />
    ))}
  </Box>
);

/** What it costs, at every step on the way. */
const Prices = ({ form: { price, bundlePrice, bundle } }: Readonly<{ form: RequestForm }>) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
    <FormattedMessage id="reviewRequest.prices" values={{ price }} />
    {bundle === null && bundlePrice !== null && (
      <>
        {' '}
        <FormattedMessage id="reviewRequest.prices.bundle" values={{ price: bundlePrice }} />
      </>
    )}
    {bundle !== null && bundle.unused > 0 && (
      <>
        {' '}
        <FormattedMessage id="reviewRequest.prices.left" values={{ count: bundle.unused }} />
      </>
    )}
  </Typography>
);

type Props = Readonly<{
  userId: string;
  form: RequestForm;
  /** Why nothing can be asked now; null: it can. */
  instead: ReactNode;
}>;

export const RequestFlow = ({ userId, form, instead }: Props) => {
  const { step, go } = useStep();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const flow = useRequest({ userId, form, onAnswersMissing: () => go('answers') });
  const { request, judge } = flow;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);

  if (request.data !== undefined) return <SentView review={request.data} coach={form.coach} />;
  if (instead !== null) return instead;

  const back = steps[numberOf(step) - 2];
  const next = () => {
    const missing = step === 'answers' ? judge() : undefined;
    if (missing !== undefined) return focusSoon(questionFieldId(idPrefix, missing));
    const following = steps[numberOf(step)];
    return following === undefined ? undefined : go(following);
  };

  return (
    <Box sx={{ maxWidth: contentWidth.reading }}>
      <Progress step={step} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="reviewRequest.step"
          values={{ step: numberOf(step), count: steps.length, name: form.coach.displayName }}
        />
      </Typography>
      {form.bundlePrice !== null || form.bundle !== null ? (
        <Prices form={form} />
      ) : (
        step !== 'summary' && <PriceLine price={form.price} balance={form.balance} />
      )}
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage id={`reviewRequest.${step}.title`} />
      </Typography>
      {step === 'kind' && <KindStep flow={flow} />}
      {step === 'week' && <WeekStep flow={flow} weeks={form.weeks} />}
      {step === 'answers' && <AnswersStep flow={flow} coachName={form.coach.displayName} />}
      {step === 'summary' && <SummaryStep flow={flow} form={form} onEdit={go} />}
      <Box sx={{ mt: 3, display: 'flex', gap: 1.5, justifyContent: 'space-between' }}>
        {back === undefined ? (
          <span />
        ) : (
          <Button variant="outlined" onClick={() => go(back)} disabled={request.isPending}>
            <FormattedMessage id="reviewRequest.back" />
          </Button>
        )}
        {step !== 'summary' && (
          <Button variant="contained" size="large" onClick={next}>
            <FormattedMessage id="reviewRequest.next" />
          </Button>
        )}
      </Box>
    </Box>
  );
};
