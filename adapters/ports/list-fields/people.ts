import type { ListFields } from './list-field.ts';

export const peopleLists = {
  users: {
    id: 'text',
    /** `nobody` where nobody works on it. */
    assigneeId: 'text',
    fullname: 'text',
    username: 'text',
    email: 'text',
    phone: 'text',
    roleId: 'text',
    roleName: 'text',
    level: 'text',
    levelExpiresAt: 'instant',
    type: 'text',
    status: 'text',
    gender: 'text',
    country: 'text',
    language: 'text',
    isPublic: 'boolean',
    emailVerifiedAt: 'instant',
    referrerId: 'text',
    fitCoin: 'number',
    baseCoin: 'number',
    snapshotCount: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
} as const satisfies Readonly<Record<string, ListFields>>;
