import type { ListFields } from './list-field.ts';

export const contentLists = {
  posts: {
    id: 'text',
    title: 'text',
    slug: 'text',
    language: 'text',
    status: 'text',
    change: 'text',
    isWaiting: 'boolean',
    waitingSince: 'instant',
    authorId: 'text',
    authorName: 'text',
    categoryId: 'text',
    hot: 'boolean',
    isShowMain: 'boolean',
    words: 'number',
    likes: 'number',
    comments: 'number',
    publishDate: 'instant',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  categories: {
    id: 'text',
    slug: 'text',
    position: 'number',
    posts: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  tags: {
    id: 'text',
    slug: 'text',
    name: 'text',
    posts: 'number',
  },
} as const satisfies Record<string, ListFields>;
