import { FormattedMessage } from 'react-intl';
import { client } from '../../app/client.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { RelatedRows } from '../../app/lists/RelatedRows.tsx';
import { AuditEntry } from '../../app/parts/AuditEntry.tsx';
import type { StaffUser } from './data.ts';

const UserHistory = ({ user }: Readonly<{ user: StaffUser }>) => (
  <Section
    title={<FormattedMessage id="console.users.tab.history" />}
    note={<FormattedMessage id="console.audit.note" />}
  >
    <RelatedRows
      queryKey={['audit-log', 'of', user.id]}
      sort={['at', 'DESC']}
      load={(query, signal) =>
        client.adminSite.auditLog(
          { query: { ...query, filter: JSON.stringify({ targetType: 'user', targetId: user.id }) } },
          { signal },
        )
      }
      all={filteredPath('audit-log', { targetType: 'user', targetId: user.id })}
    >
      {(entry) => <AuditEntry entry={entry} hideTarget />}
    </RelatedRows>
  </Section>
);

export default UserHistory;
