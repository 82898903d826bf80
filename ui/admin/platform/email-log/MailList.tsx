import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { mailStatuses } from '#core/platform/notification/notification.ts';
import type { adminMails } from '#http/platform/contract/admin-mails.ts';
import { useFormats } from '#ui/intl.ts';
import { MailStatusChip, When } from '../../app/parts/cells.tsx';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useTemplateName } from '../../app/mails/use-template-name.ts';

type Row = z.input<typeof adminMails.log.output>[number];

const bulk: readonly BulkChoice<Row>[] = [{ verb: 'retry', rights: ['mail.update', 'mail.manage'] }];

const MailList = () => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const name = useTemplateName();
  const columns: readonly ListColumn<Row>[] = [
    {
      source: 'template',
      label: formatMessage({ id: 'console.template' }),
      render: ({ template }) => name(template),
      cell: ({ template }) => name(template),
      onPhone: 'title',
    },
    {
      source: 'to',
      label: formatMessage({ id: 'console.mails.to' }),
      render: ({ to }) => to,
      cell: ({ to }) => to,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <MailStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `mail.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'language',
      label: formatMessage({ id: 'ui.language' }),
      render: ({ language }) => <FormattedMessage id={`console.language.${language}`} />,
      cell: ({ language }) => formatMessage({ id: `console.language.${language}` }),
      hidden: true,
    },
    {
      source: 'attempts',
      label: formatMessage({ id: 'console.mails.attempts' }),
      render: ({ attempts }) => number(attempts),
      cell: ({ attempts }) => attempts,
      numeric: true,
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.mails.createdAt' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
    {
      source: 'sentAt',
      label: formatMessage({ id: 'console.mails.sentAt' }),
      render: ({ sentAt }) => <When at={sentAt} />,
      cell: ({ sentAt }) => sentAt,
    },
  ];
  return (
    <StaffList<Row>
      resource="email-log"
      bulk={bulk}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={<FormattedMessage id="console.mails.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.mails.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: mailStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `mail.status.${value}` }),
          })),
        },
        { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
        {
          source: 'announcementId',
          label: formatMessage({ id: 'console.mails.announcementId' }),
          kind: 'text',
        },
        { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default MailList;
