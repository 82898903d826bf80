import type { ListFields } from './list-field.ts';

export const bugReportLists = {
  bugReports: {
    id: 'text',
    /** `nobody` where nobody works on it. */
    assigneeId: 'text',
    number: 'number',
    type: 'text',
    title: 'text',
    status: 'text',
    outcome: 'text',
    severity: 'text',
    isSecurity: 'boolean',
    isMerged: 'boolean',
    stage: 'text',
    reporterId: 'text',
    reporterName: 'text',
    votes: 'number',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
  changelog: {
    id: 'text',
    kind: 'text',
    isPublished: 'boolean',
    publishedAt: 'instant',
    createdAt: 'instant',
    updatedAt: 'instant',
  },
} as const satisfies Record<string, ListFields>;
