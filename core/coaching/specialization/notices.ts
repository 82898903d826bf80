import type { Person } from '#core/access/actor/person.ts';
import type { EventOf } from '#core/kernel/events.ts';
import { inLanguage } from '#core/kernel/language.ts';
import type { Notice } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

export const specializationPage = '/dashboard/user/specialization';

export const specializationNotice = (
  { userId, status, title }: EventOf<'specialization_request.decided'>,
  { language }: Pick<Person, 'language'>,
): Notice => {
  const named = { title: inLanguage(title, language) };
  return {
    userId,
    type: status === 'COMPLETED' ? 'SPECIALIZATION_REQUEST_COMPLETED' : 'SPECIALIZATION_REQUEST_CANCELED',
    params: named,
    link: specializationPage,
    mailValues: () => named,
  };
};

export const badgeEndingNotice = (
  { userId, title, days }: EventOf<'specialization.badge_ending'>,
  { language }: Pick<Person, 'language'>,
): Notice => {
  const named = inLanguage(title, language);
  const topic = days === 0 ? 'badge_expired' : 'badge_expiring';
  return {
    userId,
    type: 'SYSTEM',
    topic,
    params: days === 0 ? { title: named } : { title: named, count: days },
    link: specializationPage,
    mailValues: titledMail(topic, named),
  };
};
