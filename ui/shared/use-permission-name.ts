import { useIntl } from 'react-intl';
import type {
  Permission,
  PermissionGroup,
  PermissionVerb,
  paymentVerbs,
  userVerbs,
} from '#core/access/actor/permission.ts';

type Verb = PermissionVerb | (typeof paymentVerbs | typeof userVerbs)[number];

/** `user.view` in words: "Người dùng: Xem". */
export const usePermissionName = () => {
  const { formatMessage } = useIntl();
  return (permission: Permission): string => {
    if (permission === 'global') return formatMessage({ id: 'permission.group.global' });
    const [group, verb] = permission.split('.') as [PermissionGroup, Verb]; // a permission is spelled group.verb
    return formatMessage(
      { id: 'ui.permission' },
      {
        group: formatMessage({ id: `permission.group.${group}` }),
        action: formatMessage({ id: `permission.action.${verb}` }),
      },
    );
  };
};
