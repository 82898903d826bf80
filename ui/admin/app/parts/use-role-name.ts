import { useIntl } from 'react-intl';
import { seededRoles } from '#core/access/role/role.ts';

const builtInIds = ['member', 'staff', 'admin', 'partner'] as const;

/** A built-in role speaks the reader's language until staff give it a name of their own. */
export const useRoleName = () => {
  const { formatMessage } = useIntl();
  return ({ id, name }: Readonly<{ id: string; name: string }>): string => {
    const builtIn = builtInIds.find((known) => known === id);
    const seeded = seededRoles.find((role) => role.id === id);
    return builtIn !== undefined && seeded?.name === name
      ? formatMessage({ id: `role.${builtIn}.name` })
      : name;
  };
};

export const useRoleDescription = () => {
  const { formatMessage } = useIntl();
  return ({ id, description }: Readonly<{ id: string; description: string }>): string => {
    const builtIn = builtInIds.find((known) => known === id);
    const seeded = seededRoles.find((role) => role.id === id);
    return builtIn !== undefined && seeded?.description === description
      ? formatMessage({ id: `role.${builtIn}.description` })
      : description;
  };
};
