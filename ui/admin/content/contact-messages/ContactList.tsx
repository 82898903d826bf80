import { FormattedMessage, useIntl } from 'react-intl';
import { contactStatuses } from '#core/content/contact/contact-message.ts';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { When } from '../../app/parts/cells.tsx';
import type { ContactRow } from '../parts/data.ts';

/** Opened again, a message is a new one: what was answered already is not taken back. */
const isNew = ({ status }: ContactRow): boolean => status === 'NEW';
const bulk: readonly BulkChoice<ContactRow>[] = [
  {
    verb: 'close',
    rights: ['bug-report.update', 'bug-report.manage'],
    undo: { verb: 'reopen', of: isNew },
  },
  { verb: 'spam', rights: ['bug-report.update', 'bug-report.manage'], undo: { verb: 'reopen', of: isNew } },
  { verb: 'reopen', rights: ['bug-report.update', 'bug-report.manage'] },
];

const ContactList = () => {
  const { formatMessage } = useIntl();
  const columns: readonly ListColumn<ContactRow>[] = [
    {
      source: 'subject',
      label: formatMessage({ id: 'console.contact.subject' }),
      render: ({ subject }) => subject,
      cell: ({ subject }) => subject,
      onPhone: 'title',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <FormattedMessage id={`contact.status.${status}`} />,
      cell: ({ status }) => formatMessage({ id: `contact.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'name',
      label: formatMessage({ id: 'console.contact.name' }),
      render: ({ name }) => name,
      cell: ({ name }) => name,
      onPhone: 'line',
    },
    {
      source: 'email',
      label: formatMessage({ id: 'console.contact.email' }),
      render: ({ email }) => email,
      cell: ({ email }) => email,
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.contact.at' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
  ];
  return (
    <StaffList<ContactRow>
      resource="contact-messages"
      work="contact_message"
      bulk={bulk}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.contact.lead" />}
      empty={<FormattedMessage id="console.contact.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.contact.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: contactStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `contact.status.${value}` }),
          })),
        },
      ]}
    />
  );
};
export default ContactList;
