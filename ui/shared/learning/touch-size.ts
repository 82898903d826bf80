/** A small button that is as large on a phone as a thumb needs it. */
export const touchSize = { minWidth: { xs: 44, md: 36 }, minHeight: { xs: 44, md: 36 } } as const;
