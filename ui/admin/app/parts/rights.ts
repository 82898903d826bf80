import { superUserId } from '#core/kernel/id.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';

/** The same question as the core's `mayDo`: at least one of them. It only draws; the server decides. */
export const useMay = () => {
  const person = useSignedInUser();
  return (...asked: readonly Permission[]): boolean =>
    person !== undefined &&
    (person.id === superUserId || asked.some((permission) => person.permissions.includes(permission)));
};

/** Nobody changes their own status, role, level, type or coins. */
export const useIsSelf = (id: string) => useSignedInUser()?.id === id;
