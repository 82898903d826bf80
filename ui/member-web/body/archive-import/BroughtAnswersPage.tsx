import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useFormats } from '#ui/intl.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { paths } from '../../app/paths.ts';
import { type BroughtAnswer, useBroughtAnswers } from './data.ts';

const Targets = ({ targets }: Pick<BroughtAnswer, 'targets'>) => {
  const say = useWords();
  const measures = useMeasures();
  if (targets.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle1" component="h3">
        <FormattedMessage id="bring.answer.targets" />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {targets.map(({ metric, direction, value, weeks }, index) => (
          <li key={index}>
            <FormattedMessage
              id={`bring.answer.target.${direction}`}
              values={{
                name: say(metricLabel(metric)),
                hasValue: String(value !== null),
                value: value === null ? '' : measures.metric(metric, value),
                weeks,
              }}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
};

const Answer = ({ answer }: Readonly<{ answer: BroughtAnswer }>) => {
  const id = useId();
  const weekName = useWeekName();
  const formats = useFormats();
  const { coachName, week, origin, answeredAt, message, notes, targets, rating } = answer;
  return (
    <Card component="li" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
        <Box>
          <Typography id={id} variant="h2">
            {coachName}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage
              id="bring.answer.when"
              values={{ week: weekName(weekOf(week).startsOn), at: formats.date(answeredAt), origin }}
            />
          </Typography>
        </Box>
        {message !== null && (
          <Box>
            <Typography variant="subtitle1" component="h3">
              <FormattedMessage id="bring.answer.message" />
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>
          </Box>
        )}
        {notes.map(({ kind, text }, index) => (
          <Box key={index}>
            <Typography variant="subtitle1" component="h3">
              <FormattedMessage id={`bring.answer.note.${kind}`} />
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
          </Box>
        ))}
        <Targets targets={targets} />
        {rating !== null && (
          <Box>
            <Typography variant="subtitle1" component="h3">
              <FormattedMessage id="bring.answer.rating" values={{ stars: rating.stars }} />
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{rating.content}</Typography>
          </Box>
        )}
      </CardContent>
    </Card>
  );
};

/** What coaches answered elsewhere: records to read, that nobody else sees and nobody is paid for. */
export default function BroughtAnswersPage() {
  const { formatMessage } = useIntl();
  const query = useBroughtAnswers();
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'bring.answers' })}
      description={<FormattedMessage id="bring.answers.lead" />}
      above={
        <BackLink to={paths.archiveImport}>
          <FormattedMessage id="bring.title" />
        </BackLink>
      }
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={<FormattedMessage id="bring.answers.none" />}>
              <FormattedMessage id="bring.answers.none.text" />
            </EmptyState>
          ) : (
            <Stack component="ul" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
              {items.map((answer) => (
                <Answer key={answer.id} answer={answer} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}
