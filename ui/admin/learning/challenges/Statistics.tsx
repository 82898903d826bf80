import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.ts';
import { ListLink, RecordLink } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { type ChallengeStatistics, useStatistics } from '../data.ts';
import { fact } from '../parts/list-parts.tsx';

type Props = Readonly<{ statistics: ChallengeStatistics }>;

const Sums = ({ id, statistics }: Props & Readonly<{ id: string }>) => {
  const { number } = useFormats();
  const { learners, completed, stuck, paid, earned } = statistics;
  return (
    <Facts
      facts={[
        fact('learners', <FormattedMessage id="console.challenges.learners" />, number(learners)),
        fact('completed', <FormattedMessage id="console.challenges.completed" />, number(completed)),
        fact(
          'stuck',
          <FormattedMessage id="console.enrolments.stuck" />,
          stuck === 0 ? (
            number(0)
          ) : (
            <ListLink place="enrolments" filter={{ challengeId: id, isStuck: 'true' }} name={number(stuck)} />
          ),
        ),
        fact(
          'paid',
          <FormattedMessage id="console.learning.paid" />,
          <CoinAmount coin="FIT_COIN" amount={paid} size="small" />,
        ),
        fact(
          'earned',
          <FormattedMessage id="console.learning.earned" />,
          <CoinAmount coin="FIT_COIN" amount={earned} size="small" />,
        ),
      ]}
    />
  );
};

/** Where learners stand now, tenth by tenth. */
const Funnel = ({ statistics: { funnel } }: Props) => {
  const { number, percent } = useFormats();
  const { formatMessage } = useIntl();
  const all = funnel.reduce((sum, { learners }) => sum + learners, 0);
  if (all === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
        <FormattedMessage id="console.challenges.funnel" />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {funnel
          .filter(({ learners }) => learners > 0)
          .map(({ fromPercent, learners }) => {
            const place =
              fromPercent === 100
                ? formatMessage({ id: 'console.challenges.funnel.done' })
                : `${percent(fromPercent, 0)}–${percent(fromPercent + 9, 0)}`;
            return (
              <Box
                component="li"
                key={fromPercent}
                sx={{ display: 'grid', gap: 1, gridTemplateColumns: '7.5rem 1fr 3rem', alignItems: 'center' }}
              >
                <span>{place}</span>
                <LinearProgress
                  variant="determinate"
                  value={(100 * learners) / all}
                  aria-label={place}
                  sx={{ height: 8, borderRadius: 4 }}
                />
                <span style={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                  {number(learners)}
                </span>
              </Box>
            );
          })}
      </Box>
    </Box>
  );
};

const HardQuestions = ({ statistics: { hardQuestions } }: Props) => {
  const { number, percent } = useFormats();
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
        <FormattedMessage id="console.challenges.hardQuestions" />
      </Typography>
      {hardQuestions.length === 0 ? (
        <EmptyState compact title={<FormattedMessage id="console.challenges.hardQuestions.none" />} />
      ) : (
        <TableContainer
          // A wide table scrolls by keyboard, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>
                  <FormattedMessage id="console.challenges.question" />
                </TableCell>
                <TableCell>
                  <FormattedMessage id="resources.quizzes.name" values={{ smart_count: 1 }} />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="console.challenges.wrong" />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="console.challenges.answered" />
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {hardQuestions.map(({ quizId, questionId, quizTitle, question, wrong, answered }) => (
                <TableRow key={questionId}>
                  <TableCell sx={{ minWidth: 200 }}>{question}</TableCell>
                  <TableCell>
                    <RecordLink place="quizzes" id={quizId} name={quizTitle} />
                  </TableCell>
                  <TableCell align="right">{percent(wrong, 0)}</TableCell>
                  <TableCell align="right">{number(answered)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Box>
  );
};

/** How far learners come, what they stumble over, and what it brought in. */
export const Statistics = ({ id }: Readonly<{ id: string }>) => {
  const query = useStatistics(id);
  return (
    <Section title={<FormattedMessage id="console.challenges.statistics" />}>
      <QueryView query={query} compact skeleton={<ListSkeleton rows={4} picture={false} />}>
        {(statistics) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Sums id={id} statistics={statistics} />
            <Funnel statistics={statistics} />
            <HardQuestions statistics={statistics} />
          </Box>
        )}
      </QueryView>
    </Section>
  );
};
