import type { User } from '#core/people/account/user.ts';
import type { EventOf } from '#core/kernel/events.ts';
import { inLanguage } from '#core/kernel/language.ts';
import type { Notice } from './tell.ts';
import { titledMail } from './titled-mail.ts';

const pages = {
  coachSettings: '/dashboard/coach/settings',
  apply: '/coach/request',
  specializations: '/dashboard/user/specialization',
} as const;

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

export const specializationNotice = (
  { userId, status, title }: EventOf<'specialization_request.decided'>,
  { language }: Pick<User, 'language'>,
): Notice => {
  const named = { title: inLanguage(title, language) };
  return {
    userId,
    type: status === 'COMPLETED' ? 'SPECIALIZATION_REQUEST_COMPLETED' : 'SPECIALIZATION_REQUEST_CANCELED',
    params: named,
    link: pages.specializations,
    mailValues: () => named,
  };
};

export const badgeEndingNotice = (
  { userId, title, days }: EventOf<'specialization.badge_ending'>,
  { language }: Pick<User, 'language'>,
): Notice => {
  const named = inLanguage(title, language);
  const topic = days === 0 ? 'badge_expired' : 'badge_expiring';
  return {
    userId,
    type: 'SYSTEM',
    topic,
    params: days === 0 ? { title: named } : { title: named, count: days },
    link: pages.specializations,
    mailValues: titledMail(topic, named),
  };
};
