import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { adminSite } from '#http/platform/contract/admin-site.ts';
import type { Place } from '../layout/places.ts';
import { RecordLink, When } from './cells.tsx';
import { useTemplateName } from '../mails/use-template-name.ts';
import { useAuditWords } from './audit-words.ts';
import { Diff } from './Diff.tsx';

export type AuditRow = z.output<typeof adminSite.auditLog.output>[number];

const placeOf: Readonly<Partial<Record<string, Place>>> = {
  user: 'users',
  role: 'roles',
  payment: 'payments',
  incoming_transfer: 'incoming-transfers',
  partner: 'partners',
  partner_reward: 'partner-rewards',
  partner_claim: 'partner-claims',
  product: 'products',
  order: 'orders',
  review: 'reviews',
  rating: 'ratings',
  coach_request: 'coach-requests',
  specialization_request: 'specialization-requests',
  specialization: 'specializations',
  credential: 'certificates',
  ai_answer: 'ai-answers',
  ai_rule: 'ai-rules',
  ai_prompt: 'ai-prompts',
  ai_evaluation: 'ai-evaluations',
  challenge: 'challenges',
  challenge_review: 'challenge-reviews',
  enrolment: 'enrolments',
  post: 'posts',
  category: 'categories',
  tag: 'tags',
  announcement: 'emails',
  medium: 'media',
  mail: 'email-log',
  mail_template: 'email-templates',
};

export const AuditTarget = ({ type, id }: Readonly<{ type: string; id: string }>): ReactNode => {
  const { targetName, listName } = useAuditWords();
  const templateName = useTemplateName();
  const place = placeOf[type];
  const name =
    type === 'mail_template' ? templateName(id) : type === 'list' ? listName(id) : targetName(type);
  return place === undefined ? name : <RecordLink place={place} id={id} name={name} />;
};

/** One change by staff: who, what, on whom, why, and what it was before. */
export const AuditEntry = ({
  entry,
  hideTarget = false,
}: Readonly<{ entry: AuditRow; hideTarget?: boolean }>) => {
  const { actionName, actorName } = useAuditWords();
  const actor = actorName(entry.actor, entry.actorName);
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {actionName(entry.action)}
          {!hideTarget && (
            <>
              {': '}
              <AuditTarget type={entry.targetType} id={entry.targetId} />
            </>
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <When at={entry.at} />
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="console.audit.by"
          values={{
            name:
              entry.actorName === null ? (
                actor
              ) : (
                <RecordLink key="actor" place="users" id={entry.actor} name={actor} />
              ),
          }}
        />
        {entry.reason !== null && (
          <>
            {' · '}
            <FormattedMessage id="console.audit.reason" values={{ reason: entry.reason }} />
          </>
        )}
      </Typography>
      <Diff before={entry.before} after={entry.after} targetType={entry.targetType} />
    </Box>
  );
};
