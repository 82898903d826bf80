import type { UserType } from '#core/access/actor/actor.ts';

type Linked = Readonly<{
  isPublic: boolean;
  type: UserType;
  username: string | null;
  domainName?: string | null;
}>;

/**
 * Where a person's name leads. `missing` is what a link element or a redirect does without a person:
 * `#` where a link is drawn, the root where the app redirects.
 */
export const profileLink = (user: Linked | null | undefined, missing: '#' | '/' = '#'): string => {
  if (!user) return missing;
  if (!user.isPublic) return '/';
  if (user.domainName) return `https://${user.domainName}`;
  if (!user.username) return '/';
  return user.type === 'COACH' ? `/coach/${user.username}` : `/user/${user.username}`;
};
