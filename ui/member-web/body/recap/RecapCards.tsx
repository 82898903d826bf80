import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { StumblePicture } from '#ui/illustrations/scenes.tsx';
import { Change } from '#ui/indicator/Change.tsx';
import { isMetric, metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import type { Recap } from './data.ts';

const Part = ({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.125rem', mb: 1 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
};

const Weeks = ({ weeks, streak, streakMilestone }: Recap) => (
  <Part title={<FormattedMessage id="recap.weeks" />}>
    <Typography variant="number" component="p">
      <FormattedMessage id="recap.weeks.saved" values={weeks} />
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
      <FormattedMessage id="recap.streak" values={{ streak }} />
    </Typography>
    {streakMilestone !== null && (
      <Typography sx={{ mt: 0.5, fontWeight: 600 }}>
        <FormattedMessage id="recap.streak.round" values={{ weeks: streakMilestone }} />
      </Typography>
    )}
  </Part>
);

const TheNumber = ({ number }: Readonly<{ number: NonNullable<Recap['number']> }>) => {
  const say = useWords();
  const measures = useMeasures();
  const { metric, from, to, values, caution } = number;
  return (
    <Part title={say(metricLabel(metric))}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <FormattedMessage
            id="recap.number"
            values={{ from: measures.metric(metric, from), to: measures.metric(metric, to), values }}
          />
        </Typography>
        <Change metric={metric} delta={to - from} />
      </Box>
      {caution !== null && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mt: 1.5 }}>
          <FormattedMessage id={`recap.caution.${caution}`} />
        </Alert>
      )}
    </Part>
  );
};

/** What was reached: each a line, and none where nothing was. */
const Reached = ({ goals, records }: Pick<Recap, 'goals' | 'records'>) => {
  const say = useWords();
  const measures = useMeasures();
  if (goals.length + records.length === 0) return null;
  return (
    <Part title={<FormattedMessage id="recap.reached" />}>
      <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
        {goals.filter(isMetric).map((metric) => (
          <li key={metric}>
            <FormattedMessage id="recap.goal" values={{ name: say(metricLabel(metric)) }} />
          </li>
        ))}
        {records.map(({ metric, value }) =>
          isMetric(metric) ? (
            <li key={`record ${metric}`}>
              <FormattedMessage
                id="recap.record"
                values={{ name: say(metricLabel(metric)), value: measures.metric(metric, value) }}
              />
            </li>
          ) : null,
        )}
      </Stack>
    </Part>
  );
};

const Done = ({ answers, challenges, coins }: Pick<Recap, 'answers' | 'challenges' | 'coins'>) => {
  if (answers + challenges.length + coins.length === 0) return null;
  return (
    <Part title={<FormattedMessage id="recap.done" />}>
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        {answers > 0 && (
          <Link component={LocalLink} to={paths.reviews} sx={{ py: 1.25 }}>
            <FormattedMessage id="recap.answers" values={{ answers }} />
          </Link>
        )}
        {challenges.map(({ title, slug }) => (
          <Box key={slug}>
            <FormattedMessage id="recap.challenge" />{' '}
            <Link
              component={LocalLink}
              to={`${paths.challenges}/${slug}`}
              sx={{ display: 'inline-block', py: 1.25 }}
            >
              {title}
            </Link>
          </Box>
        ))}
        {coins.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', minHeight: 44 }}>
            <span>
              <FormattedMessage id="recap.coins" />
            </span>
            {coins.map(({ coin, amount }) => (
              <CoinAmount key={coin} coin={coin} amount={amount} />
            ))}
          </Box>
        )}
      </Stack>
    </Part>
  );
};

const EmptyMonth = () => (
  <EmptyState
    picture={<StumblePicture />}
    title={<FormattedMessage id="recap.empty" />}
    action={
      <Button component={LocalLink} to={paths.weeklySave} variant="contained" color="accent">
        <FormattedMessage id="recap.save" />
      </Button>
    }
  >
    <FormattedMessage id="recap.empty.why" />
  </EmptyState>
);

/** One month. A month without anything is met kindly: the next one is open. */
export const RecapCards = ({ recap }: Readonly<{ recap: Recap }>) =>
  recap.isEmpty ? (
    <EmptyMonth />
  ) : (
    <Stack sx={{ gap: 2.5 }}>
      <Weeks {...recap} />
      {recap.number !== null && <TheNumber number={recap.number} />}
      <Reached {...recap} />
      <Done {...recap} />
    </Stack>
  );
