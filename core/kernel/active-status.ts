/** Section 3 of the specification, "Generic": shown to members or not. */
export const activeStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type ActiveStatus = (typeof activeStatuses)[number];
