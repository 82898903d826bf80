import { FormattedMessage } from 'react-intl';
import { client } from '../../app/client.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { MailStatusChip, RecordLink, When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { RelatedRow, RelatedRows } from '../../app/lists/RelatedRows.tsx';
import { useTemplateName } from '../../app/mails/use-template-name.ts';
import { BouncedAddress } from './mail-address/BouncedAddress.tsx';
import type { StaffUser } from './data.ts';

const UserMails = ({ user }: Readonly<{ user: StaffUser }>) => {
  const name = useTemplateName();
  return (
    <Section title={<FormattedMessage id="console.users.tab.mails" />}>
      <BouncedAddress user={user} />
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
