/** Full name, else username, as people are called everywhere. */
export const nameOf = (user: string): string =>
  `coalesce(nullif(${user}.fullname, ''), ${user}.username, '')`;
