import type { ListFields } from './list-field.ts';

export const accessLists = {
  roles: {
    id: 'text',
    name: 'text',
    description: 'text',
    builtIn: 'boolean',
    userCount: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  auditLog: {
    id: 'serial',
    at: 'instant',
    actor: 'text',
    actorName: 'text',
    action: 'text',
    targetType: 'text',
    targetId: 'text',
  },
} as const satisfies Readonly<Record<string, ListFields>>;
