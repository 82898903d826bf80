import type { ListFields } from './list-field.ts';

export const bodyLists = {
  snapshots: {
    id: 'text',
    userId: 'text',
    userName: 'text',
    userEmail: 'text',
    week: 'text',
    weekStart: 'date',
    standard: 'text',
    version: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
} as const satisfies Readonly<Record<string, ListFields>>;
