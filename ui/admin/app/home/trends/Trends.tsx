import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Trend } from '#core/member-lifecycle/overview/trend-rights.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { type Trends as TrendWeeks, useTrends } from '../data.ts';
import { keptShares, type TrendRow } from './figures.ts';
import { type TrendColumn, TrendSection } from './TrendSection.tsx';

type OfTrend<Name extends Trend> = Readonly<{ weeks: readonly TrendRow<Name>[] }>;

const mondaysOf = (weeks: readonly Readonly<{ monday: string }>[]) => weeks.map(({ monday }) => monday);

const useColors = () => {
  const { palette } = useTheme().vars;
  return { first: palette.primary.main, second: palette.accent.main };
};

/** Two counts side by side, the second a part of the first or beside it. */
const Counts = <Name extends Trend, Field extends string>({
  trend,
  weeks,
  fields,
}: Readonly<{
  trend: Name;
  weeks: readonly (Readonly<{ monday: string }> & Readonly<Record<Field, number>>)[];
  fields: readonly (readonly [Field, TrendColumn['id']])[];
}>) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { first, second } = useColors();
  const columns = fields.map(([field, id]) => ({
    id,
    values: weeks.map((week) => week[field]),
    write: number,
  }));
  return (
    <TrendSection
      trend={trend}
      mondays={mondaysOf(weeks)}
      note={`console.trends.${trend}.note`}
      bars={columns.map(({ id, values }, index) => ({
        id,
        label: formatMessage({ id }),
        color: index === 0 ? first : second,
        data: values,
      }))}
      columns={columns}
      isQuiet={columns.every(({ values }) => values.every((value) => value === 0))}
    />
  );
};

const TopUps = ({ weeks }: OfTrend<'topUps'>) => {
  const { formatMessage, formatNumber } = useIntl();
  const { number, vnd } = useFormats();
  const { first } = useColors();
  const amounts = weeks.map((week) => week.vnd);
  return (
    <TrendSection
      trend="topUps"
      mondays={mondaysOf(weeks)}
      note="console.trends.topUps.note"
      bars={[
        { id: 'vnd', label: formatMessage({ id: 'console.trends.topUps.vnd' }), color: first, data: amounts },
      ]}
      write={vnd}
      writeTick={(value) => formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 })}
      columns={[
        { id: 'console.trends.topUps.vnd', values: amounts, write: vnd },
        { id: 'console.trends.topUps.count', values: weeks.map(({ count }) => count), write: number },
      ]}
      isQuiet={weeks.every(({ count }) => count === 0)}
    />
  );
};

const Saves = ({ weeks }: OfTrend<'saves'>) => {
  const { formatMessage } = useIntl();
  const { number, percent } = useFormats();
  const { first, second } = useColors();
  const members = weeks.map((week) => week.members);
  const again = weeks.map((week) => week.again);
  return (
    <TrendSection
      trend="saves"
      mondays={mondaysOf(weeks)}
      note="console.trends.saves.note"
      bars={[
        {
          id: 'members',
          label: formatMessage({ id: 'console.trends.saves.members' }),
          color: first,
          data: members,
        },
        {
          id: 'again',
          label: formatMessage({ id: 'console.trends.saves.again' }),
          color: second,
          data: again,
        },
      ]}
      columns={[
        { id: 'console.trends.saves.members', values: members, write: number },
        { id: 'console.trends.saves.again', values: again, write: number },
        { id: 'console.trends.saves.kept', values: keptShares(weeks), write: (value) => percent(value, 0) },
      ]}
      foot="console.trends.saves.kept.note"
      isQuiet={members.every((count) => count === 0)}
    />
  );
};

const Answers = ({ weeks }: OfTrend<'answers'>) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { first } = useColors();
  const hours = weeks.map(({ medianHours }) => medianHours);
  const write = (value: number) => formatMessage({ id: 'console.trends.hours' }, { hours: number(value, 1) });
  return (
    <TrendSection
      trend="answers"
      mondays={mondaysOf(weeks)}
      note="console.trends.answers.note"
      bars={[
        {
          id: 'hours',
          label: formatMessage({ id: 'console.trends.answers.medianHours' }),
          color: first,
          data: hours,
        },
      ]}
      write={write}
      writeTick={(value) => formatMessage({ id: 'console.trends.hours' }, { hours: number(value, 0) })}
      columns={[
        {
          id: 'console.trends.answers.requested',
          values: weeks.map(({ requested }) => requested),
          write: number,
        },
        {
          id: 'console.trends.answers.answered',
          values: weeks.map(({ answered }) => answered),
          write: number,
        },
        { id: 'console.trends.answers.medianHours', values: hours, write },
      ]}
      isQuiet={weeks.every(({ requested, answered }) => requested + answered === 0)}
    />
  );
};

const AiCost = ({ weeks }: OfTrend<'ai'>) => {
  const { formatMessage, formatNumber } = useIntl();
  const { number } = useFormats();
  const { first } = useColors();
  const dollars = weeks.map(({ cost }) => cost / 1_000_000);
  const write = (value: number) =>
    formatNumber(value, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: value !== 0 && value < 1 ? 4 : 2,
    });
  return (
    <TrendSection
      trend="ai"
      mondays={mondaysOf(weeks)}
      note="console.trends.ai.note"
      bars={[
        { id: 'cost', label: formatMessage({ id: 'console.trends.ai.cost' }), color: first, data: dollars },
      ]}
      write={write}
      writeTick={write}
      columns={[
        { id: 'console.trends.ai.cost', values: dollars, write },
        { id: 'console.trends.ai.answers', values: weeks.map(({ answers }) => answers), write: number },
      ]}
      isQuiet={weeks.every(({ answers }) => answers === 0)}
    />
  );
};

const Board = ({
  trends: { topUps, saves, answers, enrolments, cases, ai },
}: Readonly<{ trends: TrendWeeks }>) => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } }}>
    {saves && <Saves weeks={saves} />}
    {topUps && <TopUps weeks={topUps} />}
    {answers && <Answers weeks={answers} />}
    {enrolments && (
      <Counts
        trend="enrolments"
        weeks={enrolments}
        fields={[
          ['enrolled', 'console.trends.enrolments.enrolled'],
          ['completed', 'console.trends.enrolments.completed'],
        ]}
      />
    )}
    {cases && (
      <Counts
        trend="cases"
        weeks={cases}
        fields={[
          ['opened', 'console.trends.cases.opened'],
          ['decided', 'console.trends.cases.decided'],
        ]}
      />
    )}
    {ai && <AiCost weeks={ai} />}
  </Box>
);

/** What staff watch week by week, each part for those who may open its rows. */
export const Trends = () => (
  <section aria-labelledby="trends">
    <Typography id="trends" variant="h2" sx={{ mb: 0.5 }}>
      <FormattedMessage id="console.trends.title" />
    </Typography>
    <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
      <FormattedMessage id="console.trends.lead" />
    </Typography>
    <QueryView query={useTrends()} skeleton={<ChartSkeleton height={260} />}>
      {(trends) => <Board trends={trends} />}
    </QueryView>
  </section>
);
