import type { ListFields } from './list-field.ts';

export const contentLists = {
  questions: {
    id: 'text',
    category: 'text',
    slug: 'text',
    question: 'text',
    position: 'number',
    status: 'text',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  contactMessages: {
    id: 'text',
    name: 'text',
    email: 'text',
    subject: 'text',
    userId: 'text',
    status: 'text',
    replyCount: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
} as const satisfies Readonly<Record<string, ListFields>>;
