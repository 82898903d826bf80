import { FormattedMessage } from 'react-intl';
import type { Permission } from '#core/access/actor/permission.ts';
import { usePermissionName } from '#ui/use-permission-name.ts';

export const PermissionNames = ({ permissions }: Readonly<{ permissions: readonly Permission[] }>) => {
  const name = usePermissionName();
  return (
    <FormattedMessage
      id="console.denied.right"
      values={{ right: <strong>{permissions.map(name).join(' / ')}</strong>, count: permissions.length }}
    />
  );
};
