import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { adminRoles } from '#http/access/contract/admin-roles.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useRoleDescription, useRoleName } from '../../app/parts/use-role-name.ts';

type Row = z.input<typeof adminRoles.list.output>[number];

const RoleList = () => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const may = useMay();
  const roleName = useRoleName();
  const description = useRoleDescription();
  const columns: readonly ListColumn<Row>[] = [
    {
      source: 'name',
      label: formatMessage({ id: 'console.roles.name' }),
      render: (row) => roleName(row),
      cell: (row) => roleName(row),
      onPhone: 'title',
    },
    {
      source: 'description',
      label: formatMessage({ id: 'console.roles.description' }),
      render: (row) => description(row),
      cell: (row) => description(row),
      onPhone: 'line',
    },
    {
      source: 'permissions',
      label: formatMessage({ id: 'console.roles.permissions' }),
      render: ({ permissions }) => number(permissions.length),
      cell: ({ permissions }) => permissions.length,
      sortable: false,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'userCount',
      label: formatMessage({ id: 'console.roles.people' }),
      render: ({ userCount }) => number(userCount),
      cell: ({ userCount }) => userCount,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'builtIn',
      label: formatMessage({ id: 'console.roles.kind' }),
      render: ({ builtIn }) => (
        <StatusChip
          status={builtIn ? 'locked' : 'neutral'}
          label={<FormattedMessage id={builtIn ? 'console.roles.builtIn' : 'console.roles.own'} />}
        />
      ),
      cell: ({ builtIn }) => formatMessage({ id: builtIn ? 'console.roles.builtIn' : 'console.roles.own' }),
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
      resource="roles"
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      empty={<FormattedMessage id="console.roles.empty" />}
      create={
        may('role.manage', 'role.create')
          ? { to: '/admin/roles/create', label: <FormattedMessage id="console.roles.create" /> }
          : undefined
      }
      filters={[{ source: 'q', label: formatMessage({ id: 'console.roles.search' }), kind: 'search' }]}
    />
  );
};

export default RoleList;
