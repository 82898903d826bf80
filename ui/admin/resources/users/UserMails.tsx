import { FormattedMessage } from 'react-intl';
import { client } from '../../client.ts';
import { filteredPath } from '../../layout/places.ts';
import { MailStatusChip, RecordLink, When } from '../../parts/cells.tsx';
import { Section } from '../../parts/Facts.tsx';
import { RelatedRow, RelatedRows } from '../../parts/RelatedRows.tsx';
import { useTemplateName } from '../../parts/use-template-name.ts';
import type { StaffUser } from './user-query.ts';

const UserMails = ({ user }: Readonly<{ user: StaffUser }>) => {
  const name = useTemplateName();
  return (
    <Section title={<FormattedMessage id="console.users.tab.mails" />}>
      <RelatedRows
        queryKey={['email-log', 'of', user.id]}
        sort={['createdAt', 'DESC']}
        load={(query, signal) =>
          client.adminMails.log(
            { query: { ...query, filter: JSON.stringify({ userId: user.id }) } },
            { signal },
          )
        }
        all={filteredPath('email-log', { userId: user.id })}
      >
        {(mail) => (
          <RelatedRow
            title={<RecordLink place="email-log" id={mail.id} name={name(mail.template)} />}
            note={<When at={mail.createdAt} />}
            value={<MailStatusChip status={mail.status} />}
          />
        )}
      </RelatedRows>
    </Section>
  );
};

export default UserMails;
