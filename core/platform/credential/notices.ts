import type { EventOf } from '#core/kernel/events.ts';
import type { Notice } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import type { RevocationReason } from './credential.ts';

export const credentialPages = {
  CERTIFICATE: '/dashboard/challenge',
  BADGE: '/dashboard/user/specialization',
} as const;

/** A newer one in its place is no loss, and who has left hears no more. */
const silent: readonly RevocationReason[] = ['REPLACED', 'HOLDER_LEFT'];

export const revokedNotice = ({
  userId,
  credentialKind,
  credentialTitle: title,
  reason,
  by,
}: EventOf<'credential.revoked'>): Notice | null =>
  silent.includes(reason)
    ? null
    : {
        userId,
        type: 'SYSTEM',
        topic: 'credential_revoked',
        params: { title, reason },
        link: credentialPages[credentialKind],
        by,
        mailValues: titledMail('credential_revoked', title),
      };
