import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { RoleForm, type RoleValues } from './RoleForm.tsx';

const nothing: RoleValues = { name: '', description: '', permissions: [] };

const RoleCreate = () => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const save = async (body: RoleValues) => {
    await client.adminRoles.create({ body });
    await refreshed('roles');
    toast(formatMessage({ id: 'console.roles.created' }, { name: body.name }));
    // The guard must have seen that nothing is unsaved any more.
    setTimeout(() => void navigate('/admin/roles'));
  };
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.roles.create' })}
      back={{
        to: '/admin/roles',
        label: <FormattedMessage id="resources.roles.name" values={{ smart_count: 2 }} />,
      }}
      width={1000}
    >
      <RoleForm values={nothing} userCount={0} isNew readOnly={false} may={may} save={save} />
    </ConsolePage>
  );
};

export default RoleCreate;
