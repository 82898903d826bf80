import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '../../components/CoinAmount.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { CardGridSkeleton } from '../../components/Skeletons.tsx';
import { EmptyState } from '../../components/States.tsx';
import { useFormats, type MessageId } from '../../intl.ts';
import { type LearnerStatistics, useChallengeStatistics } from '../data.ts';
import { Funnel } from './Funnel.tsx';
import { HardQuestions } from './HardQuestions.tsx';

const Figure = ({ label, children }: Readonly<{ label: MessageId; children: ReactNode }>) => (
  <Card sx={{ p: 2 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id={label} />
    </Typography>
    <Typography component="div" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
      {children}
    </Typography>
  </Card>
);

/** Where more of it stands; left out where there is no such place. */
export type StatisticsLinks = Readonly<{
  stuck?: ((shown: string) => ReactNode) | undefined;
  quiz?: ((id: string, title: string) => ReactNode) | undefined;
}>;

type FiguresProps = Readonly<{ statistics: LearnerStatistics; links: StatisticsLinks }>;

const Figures = ({ statistics, links }: FiguresProps) => {
  const { number } = useFormats();
  const { learners, completed, stuck, paid, earned } = statistics;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
      }}
    >
      <Figure label="learning.figure.learners">{number(learners)}</Figure>
      <Figure label="learning.figure.completed">{number(completed)}</Figure>
      <Figure label="learning.figure.stuck">
        {stuck > 0 && links.stuck ? links.stuck(number(stuck)) : number(stuck)}
      </Figure>
      <Figure label="learning.figure.paid">
        <CoinAmount amount={paid} coin="FIT_COIN" />
      </Figure>
      <Figure label="learning.figure.earned">
        <CoinAmount amount={earned} coin="FIT_COIN" />
      </Figure>
    </Box>
  );
};

type Props = Readonly<{
  challengeId: string;
  links?: StatisticsLinks;
  /** What stands below: it waits for the figures, or they would push it away. */
  children?: ReactNode;
}>;

/** How far learners come, what they stumble over, and what it brought in. */
export const StatisticsView = ({ challengeId, links = {}, children }: Props) => {
  const query = useChallengeStatistics(challengeId);
  // The figures are drawn in steps; what stands below comes with them.
  const isBelowDue = useDeferredValue(!query.isPending);
  return (
    <Stack sx={{ gap: 4 }}>
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton cards={5} height={88} />}
        isEmpty={({ learners }) => learners === 0}
        empty={
          <EmptyState compact title={<FormattedMessage id="learning.statistics.none" />}>
            <FormattedMessage id="learning.statistics.none.text" />
          </EmptyState>
        }
      >
        {(statistics) => (
          <Stack sx={{ gap: 4 }}>
            <Figures statistics={statistics} links={links} />
            <Funnel funnel={statistics.funnel} learners={statistics.learners} />
            <HardQuestions hardQuestions={statistics.hardQuestions} linkQuiz={links.quiz} />
          </Stack>
        )}
      </QueryView>
      {isBelowDue && children}
    </Stack>
  );
};
