import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { noteKinds, type TargetStatus } from '#core/coaching/reply/reply.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { isMetric, metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useFormats } from '#ui/intl.ts';
import { noonOf } from '../../app/days/calendar-day.ts';
import type { StaffReview } from '../data.ts';
import { Quote } from '../../app/parts/Quote.tsx';
import { SpokenReply } from './SpokenReply.tsx';

type Reply = NonNullable<StaffReview['reply']>;
type Note = Reply['notes'][number];
type Target = Reply['targets'][number];

/** Which number, picture or answer a note speaks of. */
const AnchorName = ({
  anchor,
  form,
}: Readonly<{ anchor: NonNullable<Note['anchor']>; form: StaffReview['form'] }>) => {
  const say = useWords();
  if (anchor.kind === 'PHOTO') return <FormattedMessage id="console.reviews.anchor.PHOTO" />;
  if (anchor.kind === 'METRIC')
    return (
      <FormattedMessage
        id="console.reviews.anchor.METRIC"
        values={{ name: isMetric(anchor.key) ? say(metricLabel(anchor.key)) : anchor.key }}
      />
    );
  const question = form?.questions.find(({ id }) => id === anchor.questionId);
  return <FormattedMessage id="console.reviews.anchor.ANSWER" values={{ name: question?.label ?? '…' }} />;
};

const targetColours: Readonly<Record<TargetStatus, Status>> = {
  OPEN: 'active',
  MET: 'done',
  NOT_MET: 'neutral',
  UNMEASURED: 'neutral',
};

const TargetLine = ({ target }: Readonly<{ target: Target }>) => {
  const say = useWords();
  const measures = useMeasures();
  const { date } = useFormats();
  const { metric, direction, value, startValue, dueDate, status, lastValue } = target;
  const label = say(metricLabel(metric));
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between', py: 0.75 }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          <FormattedMessage
            id={`console.reviews.target.${direction}`}
            values={{
              // Inside a sentence, where a label's first letter is small.
              name: label.slice(0, 1).toLowerCase() + label.slice(1),
              start: startValue === null ? '—' : measures.metric(metric, startValue),
              value: value === null ? 'none' : measures.metric(metric, value),
            }}
          />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.reviews.target.until" values={{ day: date(noonOf(dueDate)) }} />
          {lastValue !== null && (
            <>
              {' · '}
              <FormattedMessage
                id="console.reviews.target.last"
                values={{ value: measures.metric(metric, lastValue) }}
              />
            </>
          )}
        </Typography>
      </Box>
      <StatusChip
        status={targetColours[status]}
        label={<FormattedMessage id={`console.reviews.target.status.${status}`} />}
      />
    </Box>
  );
};

/** The coach's answer, part by part as the member reads it. */
export const ReplyText = ({
  reply,
  form,
  recordingUrl,
}: Readonly<{ reply: Reply; form: StaffReview['form']; recordingUrl: string | null }>) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {reply.recording !== null && <SpokenReply recording={reply.recording} url={recordingUrl} />}
    {noteKinds
      .map((kind) => ({ kind, notes: reply.notes.filter((note) => note.kind === kind) }))
      .filter(({ notes }) => notes.length > 0)
      .map(({ kind, notes }) => (
        <Box key={kind}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
            <FormattedMessage id={`console.reviews.kind.${kind}`} />
          </Typography>
          <Box sx={{ display: 'grid', gap: 1 }}>
            {notes.map(({ id, text, anchor }) => (
              <div key={id}>
                {anchor !== null && (
                  <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
                    <AnchorName anchor={anchor} form={form} />
                  </Typography>
                )}
                <Quote>{text}</Quote>
              </div>
            ))}
          </Box>
        </Box>
      ))}
    {reply.targets.length > 0 && (
      <div>
        <Typography variant="subtitle2" component="h3">
          <FormattedMessage id="console.reviews.targets" />
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {reply.targets.map((target) => (
            <TargetLine key={target.id} target={target} />
          ))}
        </Box>
      </div>
    )}
  </Box>
);
