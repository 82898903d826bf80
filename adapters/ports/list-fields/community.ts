import type { ListFields } from './list-field.ts';

export const communityLists = {
  chatRooms: {
    id: 'text',
    type: 'text',
    name: 'text',
    ownerId: 'text',
    ownerName: 'text',
    memberCount: 'number',
    messages: 'number',
    closed: 'boolean',
    lastAt: 'instant',
    closedAt: 'instant',
    createdAt: 'instant',
  },
} as const satisfies Readonly<Record<string, ListFields>>;
