import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ReviewType, reviewTypes } from '#core/coaching/review/review.ts';
import { weekOf } from '#core/kernel/week.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { ChevronDownIcon, InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useTopUpPath } from '../../../app/parts/CoinErrorAction.tsx';
import type { RequestForm } from '../../data.ts';
import { TextArea } from '../../review-parts/TextArea.tsx';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { QuestionFields } from '../../question-fields/QuestionFields.tsx';
import type { Review } from '../../../app/data/reviews.ts';
import { Part } from '../Part.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { useRequestForm } from './data.ts';
import { useReRequest } from './use-re-request.ts';

type ChoiceProps = Readonly<{
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  options: readonly Readonly<{ value: string; label: string }>[];
}>;

const Choice = ({ label, value, onChange, options }: ChoiceProps) => {
  const id = useId();
  return (
    <Field id={id} label={label} error={undefined}>
      <NativeSelect
        variant="outlined"
        id={id}
        fullWidth
        value={value}
        onChange={({ target }) => onChange(target.value)}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};

type FormProps = Readonly<{ review: Review; ground: RequestForm; onClose: () => void }>;

const ReRequestForm = ({ review, ground, onClose }: FormProps) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  const topUp = useTopUpPath();
  const { value, change, answer, issues, submit, step, priceBefore, isDirty } = useReRequest({
    review,
    ground,
    idPrefix: id,
    onDone: onClose,
  });
  const { form, price, balance, answerDays } = ground;
  // The week that was asked about may be older than the newest ones.
  const weeks = ground.weeks.some((week) => week.id === review.snapshotId)
    ? ground.weeks
    : [...ground.weeks, { id: review.snapshotId, weekStart: weekOf(review.week).startsOn }];
  const hasNewQuestions = form !== null && form.id !== review.form?.id;
  const isShort = balance < price;

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
      <LeaveGuard when={isDirty && !step.isPending && !step.isSuccess} />
      <Choice
        label={<FormattedMessage id="review.again.week" />}
        value={value.indicatorId}
        onChange={(indicatorId) => change({ indicatorId })}
        options={weeks.map((week) => ({ value: week.id, label: weekName(week.weekStart) }))}
      />
      <Choice
        label={<FormattedMessage id="review.again.kind" />}
        value={value.type}
        onChange={(type) => change({ type: type as ReviewType })} // the options are the types
        options={reviewTypes.map((type) => ({
          value: type,
          label: formatMessage({ id: `review.kind.${type}` }),
        }))}
      />
      {form !== null && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ mb: 0.5 }}>
            <FormattedMessage id="review.again.answers" />
          </Typography>
          <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
            <FormattedMessage
              id={hasNewQuestions ? 'review.again.answers.changed' : 'review.again.answers.kept'}
            />
          </Alert>
          <QuestionFields
            questions={form.questions}
            values={value.answers}
            onChange={answer}
            issues={issues}
            idPrefix={id}
          />
        </Box>
      )}
      <TextArea
        label={<FormattedMessage id="review.again.message" />}
        value={value.message}
        onChange={(message) => change({ message })}
        maxLength={2000}
      />
      <PriceSummary price={price} balance={balance} answerDays={answerDays} />
      {priceBefore !== undefined && priceBefore !== price && (
        <Alert severity="warning" role="alert" icon={<WarningIcon fontSize="inherit" />}>
          <FormattedMessage id="review.again.priceChanged" values={{ before: priceBefore, after: price }} />
        </Alert>
      )}
      {step.error !== null && <ErrorNote error={step.error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isShort ? (
          <Button component={LocalLink} to={topUp} variant="contained">
            <FormattedMessage id="nav.deposit" />
          </Button>
        ) : (
          <SubmitButton busy={step.isPending}>
            <FormattedMessage id="review.again.send" values={{ price }} />
          </SubmitButton>
        )}
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
      </Box>
    </Stack>
  );
};

/** The same question once more: the answers are still there, the week may be a newer one, the price is today's. */
export default function ReRequest({ review, onClose }: Omit<FormProps, 'ground'>) {
  const ground = useRequestForm(review.coachId);
  return (
    <Part title={<FormattedMessage id="review.again.title" values={{ name: review.coachName }} />}>
      <QueryView query={ground} skeleton={<FormSkeleton fields={3} />} compact>
        {(known) => <ReRequestForm review={review} ground={known} onClose={onClose} />}
      </QueryView>
    </Part>
  );
}
