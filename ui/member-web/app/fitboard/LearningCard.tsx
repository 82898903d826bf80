import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { ErrorState } from '#ui/components/States.tsx';
import { type OwnChallenge, useLearning } from '../../learning/data.ts';
import { ProgressLine } from '../../learning/parts/ProgressLine.tsx';
import { stepPath } from '../../learning/parts/step-path.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { challengePath, paths } from '../paths.ts';
import { FitCard } from './FitCard.tsx';

const shown = 2;

const Row = ({ own: { challenge, enrolment, next } }: Readonly<{ own: OwnChallenge }>) => (
  <Box component="li" sx={{ py: 1 }}>
    <Box component="p" lang={challenge.language} sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {challenge.title}
    </Box>
    <Link
      component={LocalLink}
      to={next === null ? challengePath(challenge.slug) : stepPath(challenge.slug, next)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
    >
      {next === null ? (
        <FormattedMessage id="fitboard.learning.open" />
      ) : (
        <FormattedMessage id="fitboard.learning.next" values={{ title: next.title }} />
      )}
    </Link>
    <ProgressLine percent={enrolment.percent} />
  </Box>
);

/** The next lesson of what else is being learned than what the next step names; not there while there is nothing. */
export const LearningCard = ({ named }: Readonly<{ named: string | null }>) => {
  const query = useLearning('IN_PROGRESS');
  const items = (query.data?.pages.flatMap((page) => page.items) ?? []).filter(
    ({ challenge }) => challenge.id !== named,
  );
  if (query.data === undefined && query.error !== null)
    return (
      <FitCard title={<FormattedMessage id="fitboard.learning" />}>
        <ErrorState error={query.error} compact onRetry={() => void query.refetch()} />
      </FitCard>
    );
  if (items.length === 0) return null;
  return (
    <FitCard
      title={<FormattedMessage id="fitboard.learning" />}
      action={
        <Button
          component={LocalLink}
          to={paths.ownChallenges}
          variant="text"
          sx={{ alignSelf: 'flex-start', ml: -1.5 }}
        >
          <FormattedMessage id="fitboard.learning.all" />
        </Button>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.slice(0, shown).map((own) => (
          <Row key={own.enrolment.id} own={own} />
        ))}
      </Box>
    </FitCard>
  );
};
