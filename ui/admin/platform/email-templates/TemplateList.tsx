import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { adminMails } from '#http/platform/contract/admin-mails.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useLanguage } from '#ui/intl.ts';
import { When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useTemplateName } from '../../app/mails/use-template-name.ts';

type Row = z.input<typeof adminMails.templates.output>[number];

const TemplateList = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const name = useTemplateName();
  const columns: readonly ListColumn<Row>[] = [
    {
      source: 'id',
      label: formatMessage({ id: 'console.template' }),
      render: ({ id }) => name(id),
      cell: ({ id }) => name(id),
      onPhone: 'title',
    },
    {
      source: 'subject',
      label: formatMessage({ id: 'console.templates.subject' }),
      render: (row) => row[language].subject,
      cell: (row) => row[language].subject,
      sortable: false,
      onPhone: 'text',
    },
    {
      source: 'isChanged',
      label: formatMessage({ id: 'console.templates.words' }),
      render: ({ isChanged }) => (
        <StatusChip
          status={isChanged ? 'active' : 'neutral'}
          label={
            <FormattedMessage id={isChanged ? 'console.templates.changed' : 'console.templates.original'} />
          }
        />
      ),
      cell: ({ isChanged }) =>
        formatMessage({ id: isChanged ? 'console.templates.changed' : 'console.templates.original' }),
      onPhone: 'corner',
    },
    {
      source: 'updatedAt',
      label: formatMessage({ id: 'console.updatedAt' }),
      render: ({ updatedAt }) => <When at={updatedAt} />,
      cell: ({ updatedAt }) => updatedAt,
    },
  ];
  return (
    <StaffList<Row>
      resource="email-templates"
      columns={columns}
      sort={{ field: 'id', order: 'ASC' }}
      empty={<FormattedMessage id="ui.nothing" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.templates.search' }), kind: 'search' },
        {
          source: 'isChanged',
          label: formatMessage({ id: 'console.templates.words' }),
          kind: 'choice',
          choices: [
            { value: 'true', label: formatMessage({ id: 'console.templates.changed' }) },
            { value: 'false', label: formatMessage({ id: 'console.templates.original' }) },
          ],
        },
      ]}
    />
  );
};

export default TemplateList;
