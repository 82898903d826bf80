/** How long a save takes, in minutes, as every screen and mail says it: the first asks for much more than the later ones. */
export const minutesToSave = { first: 10, later: 5 } as const;
