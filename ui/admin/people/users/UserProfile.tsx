import { FormattedMessage, useIntl } from 'react-intl';
import Alert from '@mui/material/Alert';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { useRoleName } from '../../app/parts/use-role-name.ts';
import type { StaffUser } from './data.ts';
import { UserSocial } from './UserSocial.tsx';
import { UserStorage } from './UserStorage.tsx';

const contactFields = ['phone', 'address', 'city', 'region', 'country', 'zipCode', 'about'] as const;

type Props = Readonly<{ user: StaffUser }>;

/** The level, and until when it lasts. */
const Level = ({ user }: Props) => {
  const { date } = useFormats();
  return (
    <>
      <FormattedMessage id={`user.level.${user.level}`} />
      {user.levelExpiresAt !== null && (
        <>
          {' · '}
          <FormattedMessage id="console.users.until" values={{ date: date(user.levelExpiresAt) }} />
        </>
      )}
    </>
  );
};

const EmailAddress = ({ user }: Props) => (
  <>
    {user.email}{' '}
    <StatusChip
      status={user.emailVerifiedAt === null ? 'waiting' : 'done'}
      label={
        <FormattedMessage
          id={user.emailVerifiedAt === null ? 'console.users.unverified' : 'console.users.verified'}
        />
      }
    />
  </>
);

const AccessFacts = ({ user }: Props) => {
  const roleName = useRoleName();
  return (
    <Section title={<FormattedMessage id="console.users.access" />}>
      <Facts
        facts={[
          {
            key: 'role',
            label: <FormattedMessage id="resources.users.fields.roleName" />,
            value: (
              <RecordLink
                place="roles"
                id={user.roleId}
                name={roleName({ id: user.roleId, name: user.roleName })}
              />
            ),
          },
          {
            key: 'type',
            label: <FormattedMessage id="resources.users.fields.type" />,
            value: <FormattedMessage id={`user.type.${user.type}`} />,
          },
          {
            key: 'level',
            label: <FormattedMessage id="resources.users.fields.level" />,
            value: <Level user={user} />,
          },
          {
            key: 'coins',
            label: <FormattedMessage id="console.users.tab.coins" />,
            value: (
              <>
                <CoinAmount coin="FIT_COIN" amount={user.fitCoin} />
                <br />
                <CoinAmount coin="BASE_COIN" amount={user.baseCoin} />
              </>
            ),
          },
          {
            key: 'created',
            label: <FormattedMessage id="resources.users.fields.createdAt" />,
            value: <When at={user.createdAt} />,
          },
          {
            key: 'updated',
            label: <FormattedMessage id="console.updatedAt" />,
            value: <When at={user.updatedAt} />,
          },
        ]}
      />
    </Section>
  );
};

/** By name; what is no code of a country stands as it was written. */
const Country = ({ code }: Readonly<{ code: string | null }>) => {
  const { formatDisplayName } = useIntl();
  if (code === null) return <Nothing />;
  return /^[A-Z]{2}$/.test(code) ? (formatDisplayName(code, { type: 'region' }) ?? code) : code;
};

const ContactFacts = ({ user }: Props) => (
  <Section title={<FormattedMessage id="console.users.contact" />}>
    <Facts
      facts={[
        {
          key: 'fullname',
          label: <FormattedMessage id="profile.field.fullname" />,
          value: user.fullname,
        },
        {
          key: 'username',
          label: <FormattedMessage id="profile.field.username" />,
          value: user.username ?? <Nothing />,
        },
        {
          key: 'email',
          label: <FormattedMessage id="profile.field.email" />,
          value: <EmailAddress user={user} />,
        },
        {
          key: 'gender',
          label: <FormattedMessage id="resources.users.fields.gender" />,
          value: user.gender === null ? <Nothing /> : <FormattedMessage id={`user.gender.${user.gender}`} />,
        },
        ...contactFields.map((name) => ({
          key: name,
          label: <FormattedMessage id={`profile.field.${name}`} />,
          value: name === 'country' ? <Country code={user.country} /> : (user[name] ?? <Nothing />),
        })),
        {
          key: 'isPublic',
          label: <FormattedMessage id="resources.users.fields.isPublic" />,
          value: <FormattedMessage id={user.isPublic ? 'indicator.yes' : 'indicator.no'} />,
        },
        {
          key: 'language',
          label: <FormattedMessage id="ui.language" />,
          value: user.language === 'vi' ? 'Tiếng Việt' : 'English',
        },
        {
          key: 'timeZone',
          label: <FormattedMessage id="resources.users.fields.timeZone" />,
          value: user.timeZone,
        },
      ]}
    />
  </Section>
);

export const UserProfile = ({ user }: Props) => (
  <>
    {user.statusReason !== null && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        <FormattedMessage id="console.users.statusReason" values={{ reason: user.statusReason }} />
      </Alert>
    )}
    <AccessFacts user={user} />
    <UserSocial userId={user.id} />
    <UserStorage userId={user.id} />
    <ContactFacts user={user} />
  </>
);
