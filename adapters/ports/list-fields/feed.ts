import type { ListFields } from './list-field.ts';

export const feedLists = {
  feedPosts: {
    id: 'text',
    authorId: 'text',
    authorName: 'text',
    status: 'text',
    visibility: 'text',
    likes: 'number',
    comments: 'number',
    locked: 'boolean',
    publishedAt: 'instant',
    editedAt: 'instant',
  },
  comments: {
    id: 'text',
    subjectType: 'text',
    subjectId: 'text',
    authorId: 'text',
    authorName: 'text',
    isReply: 'boolean',
    status: 'text',
    replies: 'number',
    createdAt: 'instant',
    editedAt: 'instant',
  },
} as const satisfies Readonly<Record<string, ListFields>>;
