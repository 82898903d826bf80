import { FormattedMessage, useIntl } from 'react-intl';
import { questionCategories } from '#core/content/question/question.ts';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { useLanguage } from '#ui/intl.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { ActiveStatusChip } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { QuestionRow } from '../parts/data.ts';

const QuestionList = () => {
  const { formatMessage } = useIntl();
  const reader = useLanguage();
  const may = useMay();
  const columns: readonly ListColumn<QuestionRow>[] = [
    {
      source: 'question',
      label: formatMessage({ id: 'console.questions.question' }),
      render: ({ question }) => inLanguage(question, reader),
      cell: ({ question }) => inLanguage(question, reader),
      onPhone: 'title',
    },
    {
      source: 'category',
      label: formatMessage({ id: 'console.questions.category' }),
      render: ({ category }) => <FormattedMessage id={`question.category.${category}`} />,
      cell: ({ category }) => formatMessage({ id: `question.category.${category}` }),
      onPhone: 'line',
    },
    {
      source: 'position',
      label: formatMessage({ id: 'console.questions.position' }),
      render: ({ position }) => position,
      cell: ({ position }) => position,
      numeric: true,
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <ActiveStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `active.${status}` }),
      onPhone: 'corner',
    },
  ];
  return (
    <StaffList<QuestionRow>
      resource="questions"
      columns={columns}
      sort={{ field: 'position', order: 'ASC' }}
      description={<FormattedMessage id="console.questions.lead" />}
      empty={<FormattedMessage id="console.questions.empty" />}
      create={
        may('category.create', 'category.manage')
          ? { to: '/admin/questions/create', label: <FormattedMessage id="console.questions.create" /> }
          : undefined
      }
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.questions.search' }), kind: 'search' },
        {
          source: 'category',
          label: formatMessage({ id: 'console.questions.category' }),
          kind: 'choice',
          choices: questionCategories.map((value) => ({
            value,
            label: formatMessage({ id: `question.category.${value}` }),
          })),
        },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: activeStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `active.${value}` }),
          })),
        },
      ]}
    />
  );
};
export default QuestionList;
