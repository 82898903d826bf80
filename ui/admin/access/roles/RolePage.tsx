import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useForgotten, useRefreshed } from '../../app/parts/use-record.ts';
import { useRoleDescription, useRoleName } from '../../app/parts/use-role-name.ts';
import { RoleForm, type RoleValues } from './RoleForm.tsx';
import { useRole } from './data.ts';

const RolePage = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const may = useMay();
  const navigate = useNavigate();
  const toast = useToast();
  const forgotten = useForgotten();
  const refreshed = useRefreshed();
  const roleName = useRoleName();
  const description = useRoleDescription();
  const [asks, setAsks] = useState(false);
  const query = useRole(id);
  const role = query.data;
  const isGreater = role?.permissions.some((permission) => !may(permission)) === true;

  const save = async (values: RoleValues) => {
    if (role === undefined) return;
    await client.adminRoles.update({ params: { id }, body: { ...values, version: role.version } });
    await refreshed('roles', 'users');
    toast(<FormattedMessage id="ui.saved" />);
  };
  const remove = async () => {
    await client.adminRoles.delete({ params: { id } });
    toast(<FormattedMessage id="console.roles.deleted" />);
    await navigate('/admin/roles');
    forgotten('roles', id);
    await refreshed('roles');
  };

  return (
    <ConsolePage
      title={
        role === undefined
          ? formatMessage({ id: 'resources.roles.name' }, { smart_count: 1 })
          : roleName(role)
      }
      description={role && description(role)}
      back={{
        to: '/admin/roles',
        label: <FormattedMessage id="resources.roles.name" values={{ smart_count: 2 }} />,
      }}
      width={1000}
      actions={
        role && (
          <>
            {may('user.view') && (
              <Button
                variant="outlined"
                size="small"
                component={Link}
                to={filteredPath('users', { roleId: role.id })}
              >
                <FormattedMessage id="console.roles.count.people" values={{ count: role.userCount }} />
              </Button>
            )}
            {may('role.manage', 'role.delete') && !role.builtIn && !isGreater && (
              <Button
                variant="outlined"
                color="error"
                size="small"
                startIcon={<TrashIcon />}
                onClick={() => setAsks(true)}
              >
                <FormattedMessage id="ui.delete" />
              </Button>
            )}
          </>
        )
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(found) => (
          <>
            <RoleForm
              key={found.version}
              values={found}
              userCount={found.userCount}
              isNew={false}
              readOnly={!may('role.manage', 'role.update') || isGreater}
              isGreater={isGreater}
              may={may}
              save={save}
              reload={query.refetch}
            />
            <ConfirmDialog
              open={asks}
              title={<FormattedMessage id="console.roles.delete.title" values={{ name: roleName(found) }} />}
              confirmLabel={<FormattedMessage id="console.roles.delete" />}
              dangerous
              onConfirm={remove}
              onClose={() => setAsks(false)}
            >
              <FormattedMessage id="console.roles.delete.consequence" values={{ count: found.userCount }} />
            </ConfirmDialog>
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default RolePage;
