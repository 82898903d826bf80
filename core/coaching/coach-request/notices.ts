import type { EventOf } from '#core/kernel/events.ts';
import type { Notice } from '#core/platform/notification/notify.ts';

const pages = { coachSettings: '/dashboard/coach/settings', apply: '/coach/request' } as const;

/** The answer to an application. The reason goes by mail and stands on the page; lists are read over shoulders. */
export const coachRequestNotice = ({ userId, status, reason }: EventOf<'coach_request.decided'>): Notice =>
  status === 'COMPLETED'
    ? { userId, type: 'SYSTEM', topic: 'coach_request_approved', link: pages.coachSettings }
    : {
        userId,
        type: 'SYSTEM',
        topic: 'coach_request_rejected',
        link: pages.apply,
        mailValues: () => ({ reason: reason ?? '' }),
      };
