import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accessDays } from '#core/coaching/review/review.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PlainSelect } from '#ui/components/forms/PlainInputs.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { EyeIcon, WarningIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { RequestForm } from '../data.ts';
import { useTopUpPath } from '../../app/parts/CoinErrorAction.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { AnswerList } from '../question-fields/AnswerList.tsx';
import { platformShare } from '#core/money/coin/fees.ts';
import { partAmounts } from '#core/coaching/review/bundle/bundle.ts';
import { Money } from './Money.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import type { Plan } from './request-draft.ts';
import type { Step } from './steps.ts';
import type { Request } from './use-request.ts';

const Part = ({
  title,
  onEdit,
  children,
}: Readonly<{ title: ReactNode; onEdit: () => void; children: ReactNode }>) => (
  <Box sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <Typography component="h3" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Button variant="text" onClick={onEdit}>
        <FormattedMessage id="reviewRequest.change" />
      </Button>
    </Box>
    {children}
  </Box>
);

/** A bundle is split as the four reviews it is. */
const feeOf = (plan: Plan, cost: number): number =>
  (plan === 'SINGLE' ? [cost] : partAmounts(cost)).reduce((sum, amount) => sum + platformShare(amount), 0);

/** And for how long. */
const WhatCoachSees = ({ flow, name }: Readonly<{ flow: Request; name: string }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <Alert severity="info" icon={<EyeIcon fontSize="inherit" />} sx={{ mt: 2.5 }}>
      <Typography component="p" sx={{ fontWeight: 600 }}>
        <FormattedMessage id="reviewRequest.sees" values={{ name }} />
      </Typography>
      <FormattedMessage id="reviewRequest.sees.text" />
      <Box sx={{ mt: 2, maxWidth: 320 }}>
        <PlainSelect
          id={id}
          label={<FormattedMessage id="reviewRequest.sees.days" />}
          value={String(flow.draft.accessDays)}
          onChange={(value) => {
            const days = accessDays.find((one) => String(one) === value);
            if (days !== undefined) flow.change({ accessDays: days });
          }}
          options={accessDays.map((days) => ({
            value: String(days),
            label: formatMessage({ id: 'reviewRequest.sees.days.some' }, { days }),
          }))}
        />
      </Box>
    </Alert>
  );
};

type Props = Readonly<{ flow: Request; form: RequestForm; onEdit: (step: Step) => void }>;

/** Everything about to be sent, who will see what, and every coin, before anything is held. */
export const SummaryStep = ({ flow, form, onEdit }: Props) => {
  const weekName = useWeekName();
  const topUp = useTopUpPath();
  const { draft, questions, answers, priceChange, request, judge } = flow;
  const { cost, plan, used } = flow;
  const { coach, balance, answerDays } = form;
  const week = form.weeks.find(({ id }) => id === draft.weekId);
  const isShort = balance < cost;
  // The new price stands above in its own words.
  const isPriceRefused = isApiError(request.error, 'version.stale') && priceChange !== undefined;

  const send = () => {
    if (judge() !== undefined) return onEdit('answers');
    return request.mutate();
  };

  return (
    <Box>
      <Part title={<FormattedMessage id="reviewRequest.summary.kind" />} onEdit={() => onEdit('kind')}>
        <FormattedMessage id={`reviewRequest.kind.${draft.type}`} />
      </Part>
      <Part title={<FormattedMessage id="reviewRequest.summary.week" />} onEdit={() => onEdit('week')}>
        {week !== undefined && weekName(week.weekStart)}
      </Part>
      <Part title={<FormattedMessage id="reviewRequest.summary.answers" />} onEdit={() => onEdit('answers')}>
        <AnswerList questions={questions} answers={answers} />
        {draft.message.trim() !== '' && (
          <Box sx={{ mt: questions.length > 0 ? 2 : 0 }}>
            <Typography component="h4" variant="subtitle2">
              <FormattedMessage id="reviewRequest.summary.message" />
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.25 }}>
              {draft.message.trim()}
            </Typography>
          </Box>
        )}
        {flow.attached.kept.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <Typography component="h4" variant="subtitle2">
              <FormattedMessage id="reviewRequest.summary.attached" />
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.25, pl: 2.5 }}>
              {flow.attached.kept.map(({ seq, text }) => (
                <li key={seq}>{text}</li>
              ))}
            </Box>
          </Box>
        )}
        {questions.length === 0 && draft.message.trim() === '' && (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="reviewRequest.summary.noMessage" />
          </Typography>
        )}
      </Part>
      <WhatCoachSees flow={flow} name={coach.displayName} />
      <Card sx={{ mt: 2.5, p: 2.5 }}>
        <PlanChoice flow={flow} form={form} />
        {used === null ? (
          <Money
            price={cost}
            fee={feeOf(plan, cost)}
            balance={balance}
            answerDays={answerDays}
            isBundle={plan === 'BUNDLE'}
          />
        ) : (
          <Typography>
            <FormattedMessage
              id="reviewRequest.fromBundle"
              values={{ left: used.unused - 1, days: answerDays }}
            />
          </Typography>
        )}
        {priceChange !== undefined && (
          <Alert severity="warning" role="alert" icon={<WarningIcon fontSize="inherit" />} sx={{ mt: 2 }}>
            <FormattedMessage id="reviewRequest.priceChanged" values={{ ...priceChange }} />
          </Alert>
        )}
        {request.error !== null && !isPriceRefused && <ErrorNote error={request.error} />}
        <Box sx={{ mt: 2.5, display: 'grid', gap: 1 }}>
          {isShort ? (
            <>
              <Button component={LocalLink} to={topUp} variant="contained" size="large">
                <FormattedMessage id="nav.deposit" />
              </Button>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="reviewRequest.keptForTopUp" />
              </Typography>
            </>
          ) : (
            <SubmitButton type="button" size="large" color="accent" busy={request.isPending} onClick={send}>
              {cost === 0 ? (
                <FormattedMessage id="reviewRequest.send.free" />
              ) : (
                <FormattedMessage id="reviewRequest.send" values={{ count: cost }} />
              )}
            </SubmitButton>
          )}
        </Box>
      </Card>
    </Box>
  );
};
