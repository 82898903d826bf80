import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { userLevels, userStatuses, userTypes } from '#core/access/actor/actor.ts';
import type { adminUsers } from '#http/people/contract/admin-users.ts';
import { useFormats } from '#ui/intl.ts';
import { Nothing, UserStatusChip, When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useRoleName } from '../../app/parts/use-role-name.ts';
import { useRoleOptions } from './data.ts';

type Row = z.input<typeof adminUsers.list.output>[number];

const useFieldName = () => {
  const { formatMessage } = useIntl();
  return (name: string) => formatMessage({ id: `resources.users.fields.${name}` as 'console.title' }); // one of the names below
};

const useAccessColumns = (): readonly ListColumn<Row>[] => {
  const { formatMessage } = useIntl();
  const roleName = useRoleName();
  const field = useFieldName();
  return [
    {
      source: 'status',
      label: field('status'),
      render: ({ status }) => <UserStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `user.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'roleName',
      label: field('roleName'),
      render: (row) => roleName({ id: row.roleId, name: row.roleName }),
      cell: (row) => roleName({ id: row.roleId, name: row.roleName }),
      onPhone: 'line',
    },
    {
      source: 'level',
      label: field('level'),
      render: ({ level }) => <FormattedMessage id={`user.level.${level}`} />,
      cell: ({ level }) => formatMessage({ id: `user.level.${level}` }),
    },
    {
      source: 'type',
      label: field('type'),
      render: ({ type }) => <FormattedMessage id={`user.type.${type}`} />,
      cell: ({ type }) => formatMessage({ id: `user.type.${type}` }),
      hidden: true,
    },
  ];
};

const useFigureColumns = (): readonly ListColumn<Row>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const field = useFieldName();
  return [
    {
      source: 'fitCoin',
      label: formatMessage({ id: 'coin.FIT_COIN' }),
      render: ({ fitCoin }) => number(fitCoin),
      cell: ({ fitCoin }) => fitCoin,
      numeric: true,
    },
    {
      source: 'baseCoin',
      label: formatMessage({ id: 'coin.BASE_COIN' }),
      render: ({ baseCoin }) => number(baseCoin),
      cell: ({ baseCoin }) => baseCoin,
      numeric: true,
    },
    {
      source: 'snapshotCount',
      label: field('snapshotCount'),
      render: ({ snapshotCount }) => number(snapshotCount),
      cell: ({ snapshotCount }) => snapshotCount,
      numeric: true,
      hidden: true,
    },
  ];
};

const useUserColumns = (): readonly ListColumn<Row>[] => {
  const { formatMessage } = useIntl();
  const field = useFieldName();
  const access = useAccessColumns();
  const figures = useFigureColumns();
  return [
    {
      source: 'fullname',
      label: formatMessage({ id: 'profile.field.fullname' }),
      render: ({ displayName }) => displayName,
      cell: ({ fullname }) => fullname,
      onPhone: 'title',
    },
    {
      source: 'email',
      label: formatMessage({ id: 'profile.field.email' }),
      render: ({ email }) => email,
      cell: ({ email }) => email,
      onPhone: 'line',
    },
    ...access,
    ...figures,
    {
      source: 'createdAt',
      label: field('createdAt'),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
    {
      source: 'username',
      label: formatMessage({ id: 'profile.field.username' }),
      render: ({ username }) => username ?? <Nothing />,
      cell: ({ username }) => username,
      hidden: true,
    },
    {
      source: 'phone',
      label: formatMessage({ id: 'profile.field.phone' }),
      render: ({ phone }) => phone ?? <Nothing />,
      cell: ({ phone }) => phone,
      hidden: true,
    },
  ];
};

const useUserFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const roleName = useRoleName();
  const roles = useRoleOptions(may('role.view'));
  const field = useFieldName();
  return [
    { source: 'q', label: formatMessage({ id: 'console.users.search' }), kind: 'search' },
    {
      source: 'status',
      label: field('status'),
      kind: 'choice',
      choices: userStatuses.map((value) => ({
        value,
        label: formatMessage({ id: `user.status.${value}` }),
      })),
    },
    {
      source: 'level',
      label: field('level'),
      kind: 'choice',
      choices: userLevels.map((value) => ({
        value,
        label: formatMessage({ id: `user.level.${value}` }),
      })),
    },
    {
      source: 'type',
      label: field('type'),
      kind: 'choice',
      choices: userTypes.map((value) => ({ value, label: formatMessage({ id: `user.type.${value}` }) })),
    },
    ...(roles.data === undefined
      ? []
      : [
          {
            source: 'roleId',
            label: field('roleName'),
            kind: 'choice' as const,
            choices: roles.data.map((role) => ({ value: role.id, label: roleName(role) })),
          },
        ]),
  ];
};

/** Who was not active before is not made active by taking it back. */
const bulk: readonly BulkChoice<Row>[] = [
  {
    verb: 'hold',
    rights: ['user.update', 'user.manage'],
    reason: 'member',
    dangerous: true,
    undo: { verb: 'activate', of: ({ status }) => status === 'ACTIVE' },
  },
  {
    verb: 'activate',
    rights: ['user.update', 'user.manage'],
    reason: 'log',
    undo: { verb: 'hold', of: ({ status }) => status === 'HOLD' },
  },
  { verb: 'sign-out', rights: ['user.update', 'user.manage'], reason: 'log', dangerous: true },
];

const UserList = () => {
  const may = useMay();
  const columns = useUserColumns();
  const filters = useUserFilters();
  return (
    <StaffList<Row>
      resource="users"
      work="user"
      bulk={bulk}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={<FormattedMessage id="console.users.empty" />}
      create={
        may('user.create')
          ? { to: '/admin/users/create', label: <FormattedMessage id="console.users.create" /> }
          : undefined
      }
      filters={filters}
    />
  );
};

export default UserList;
