import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { fieldLabels, indicatorLabels } from '#core/body/indicator/labels.ts';
import type { adminProfiles } from '#http/body/contract/admin-indicators.ts';
import { useIndicatorText } from '#ui/indicator/use-indicator-text.ts';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { type ComputedProfile, computeProfile } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

type Decoded = z.output<typeof adminProfiles.list.output>[number];
/** As the data provider gives it: instants are still text. */
type Row = Omit<Decoded, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string };

const profiles = new WeakMap<Row, ComputedProfile>();
/** Computed once a row, however many columns ask. */
const profileOf = (row: Row): ComputedProfile => {
  const known = profiles.get(row) ?? computeProfile(row, row.standard);
  profiles.set(row, known);
  return known;
};

const shown: readonly IndicatorKey[] = ['bmi', 'bmiCategory', 'bodyFatPercent', 'bodyFatCategory', 'tdee'];

const SavedWeekList = () => {
  const { formatMessage } = useIntl();
  const say = useWords();
  const measures = useAnswers();
  const text = useIndicatorText();
  const weekName = useWeekName();

  const indicator = (key: IndicatorKey): ListColumn<Row> => ({
    source: key,
    label: say(indicatorLabels[key]),
    render: (row) =>
      profileOf(row).computed[key].value === undefined ? <Nothing /> : text(key, profileOf(row)),
    cell: (row) => {
      const { value } = profileOf(row).computed[key];
      return typeof value === 'number' ? value : value === undefined ? null : text(key, profileOf(row));
    },
    sortable: false,
    numeric: !key.endsWith('Category'),
    ...(key === 'bmi' || key === 'bmiCategory' ? { onPhone: 'line' as const } : {}),
  });

  const columns: readonly ListColumn<Row>[] = [
    {
      source: 'weekStart',
      label: formatMessage({ id: 'console.weeks.week' }),
      render: ({ weekStart }) => weekName(weekStart),
      cell: ({ weekStart }) => weekStart,
      onPhone: 'title',
    },
    {
      source: 'userName',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userId, userName }) => <RecordLink place="users" id={userId} name={userName} />,
      cell: ({ userName }) => userName,
      onPhone: 'line',
    },
    {
      source: 'weight',
      label: say(fieldLabels.weight),
      render: ({ body }) => (body.weight === null ? <Nothing /> : measures.field('weight', body.weight)),
      cell: ({ body }) => body.weight,
      sortable: false,
      numeric: true,
      onPhone: 'line',
    },
    ...shown.map(indicator),
    {
      source: 'updatedAt',
      label: formatMessage({ id: 'console.updatedAt' }),
      render: ({ updatedAt }) => <When at={updatedAt} />,
      cell: ({ updatedAt }) => updatedAt,
    },
  ];
  return (
    <StaffList<Row>
      resource="indicators"
      columns={columns}
      sort={{ field: 'weekStart', order: 'DESC' }}
      description={<FormattedMessage id="console.weeks.private" />}
      empty={<FormattedMessage id="console.weeks.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.users.search' }), kind: 'search' },
        { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
        { source: 'weekStart_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'weekStart_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default SavedWeekList;
