/** Where the staff came from. */
export const memberInConsole = (memberId: string | null): string =>
  memberId === null ? '/admin/users' : `/admin/users/${encodeURIComponent(memberId)}/show`;
