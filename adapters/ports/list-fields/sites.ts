import type { ListFields } from './list-field.ts';

export const sitesLists = {
  domains: {
    id: 'text',
    userId: 'text',
    userName: 'text',
    name: 'text',
    status: 'text',
    isSuspended: 'boolean',
    startsAt: 'instant',
    expiresAt: 'instant',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  externalHosts: {
    id: 'text',
    domainId: 'text',
    userId: 'text',
    userName: 'text',
    host: 'text',
    name: 'text',
    status: 'text',
    checkedAt: 'instant',
    nextCheckAt: 'instant',
    verifiedAt: 'instant',
    createdAt: 'instant',
  },
} as const satisfies Readonly<Record<string, ListFields>>;
