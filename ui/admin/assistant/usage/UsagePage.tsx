import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useFormats } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { FiguresPage, useSpan } from '../../app/parts/FiguresPage.tsx';
import { Tile, Tiles } from '../../app/parts/Tiles.tsx';
import { type Usage, useUsage } from '../data.ts';
import { useCost } from '../parts/cells.tsx';
import { byDay, daysUpTo, sumOf } from './sums.ts';
import { UsageTable } from './UsageTable.tsx';

const UsageChart = lazy(() => import('./UsageChart.tsx'));

const Board = ({ rows, count }: Readonly<{ rows: readonly Usage[]; count: number }>) => {
  const { formatMessage } = useIntl();
  const { percent } = useFormats();
  const cost = useCost();
  const [now] = useState(() => new Date());
  const { answers, failed, free, tokens, cost: micros, coins } = sumOf(rows);
  const days = daysUpTo(now, count);
  return (
    <>
      <Tiles>
        <Tile
          label={<FormattedMessage id="console.ai.usage.answers" />}
          value={answers}
          to={filteredPath('ai-answers', { createdAt_gte: days[0] ?? '' })}
        />
        <Tile
          label={<FormattedMessage id="console.ai.usage.failed" />}
          value={failed}
          to={filteredPath('ai-answers', { status: 'FAILED', createdAt_gte: days[0] ?? '' })}
        >
          {answers > 0 && (
            <FormattedMessage
              id="console.ai.usage.share"
              values={{ share: percent((failed / answers) * 100) }}
            />
          )}
        </Tile>
        <Tile label={<FormattedMessage id="console.ai.usage.free" />} value={free} />
        <Tile label={<FormattedMessage id="console.ai.usage.coins" />} value={coins} />
        <Tile label={<FormattedMessage id="console.ai.usage.tokens" />} value={tokens} />
        <Tile label={<FormattedMessage id="console.ai.usage.cost" />} value={cost(micros)} />
      </Tiles>
      <div style={{ marginTop: 32 }}>
        {answers === 0 ? (
          <EmptyState title={<FormattedMessage id="console.ai.usage.none" />} />
        ) : (
          <>
            <Section title={<FormattedMessage id="console.ai.usage.byDay" />}>
              <Suspense fallback={<ChartSkeleton height={260} />}>
                <UsageChart
                  days={byDay(rows, days)}
                  names={{
                    paid: formatMessage({ id: 'console.ai.usage.paid' }),
                    free: formatMessage({ id: 'console.ai.usage.free' }),
                    failed: formatMessage({ id: 'console.ai.usage.failed' }),
                  }}
                  label={formatMessage({ id: 'console.ai.usage.chart' })}
                />
              </Suspense>
            </Section>
            <UsageTable rows={rows} />
          </>
        )}
      </div>
    </>
  );
};

const UsagePage = () => {
  const { formatMessage } = useIntl();
  const span = useSpan();
  const count = Number(span[0]);
  return (
    <FiguresPage
      title={formatMessage({ id: 'resources.ai-usage.name' }, { smart_count: 2 })}
      description={<FormattedMessage id="console.ai.usage.lead" />}
      span={span}
      query={useUsage(count)}
    >
      {(rows) => <Board rows={rows} count={count} />}
    </FiguresPage>
  );
};

export default UsagePage;
