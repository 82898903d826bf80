import { FormattedMessage } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { useThisMinute } from '#ui/use-this-minute.ts';
import type { TextRuleAction, Verdict } from '#core/community/moderation/text-rule.ts';
import type { AppealRow, CaseRow, PostRow, RoomRow, SanctionRow } from '../data.ts';

const caseColours = { OPEN: 'waiting', TAKEN: 'active', DECIDED: 'done' } as const;
export const CaseStatusChip = ({ status }: Readonly<{ status: CaseRow['status'] }>) => (
  <StatusChip
    status={caseColours[status]}
    label={<FormattedMessage id={`console.cases.status.${status}`} />}
  />
);

const sanctionColours = { ACTIVE: 'warning', LIFTED: 'done', ENDED: 'neutral' } as const;
export const SanctionStatusChip = ({ status }: Readonly<{ status: SanctionRow['status'] }>) => (
  <StatusChip
    status={sanctionColours[status]}
    label={<FormattedMessage id={`console.sanctions.status.${status}`} />}
  />
);

const appealColours = { PENDING: 'waiting', ACCEPTED: 'done', REFUSED: 'refused' } as const;
export const AppealStatusChip = ({ status }: Readonly<{ status: AppealRow['status'] }>) => (
  <StatusChip
    status={appealColours[status]}
    label={<FormattedMessage id={`console.appeals.status.${status}`} />}
  />
);

const writtenColours = {
  PUBLISHED: 'done',
  HELD: 'waiting',
  HIDDEN: 'warning',
  DELETED: 'neutral',
} as const;
/** Of a post or a comment. */
export const WrittenStatusChip = ({ status }: Readonly<{ status: PostRow['status'] }>) => (
  <StatusChip
    status={writtenColours[status]}
    label={<FormattedMessage id={`console.written.status.${status}`} />}
  />
);

export const RoomStateChip = ({ closedAt }: Readonly<{ closedAt: RoomRow['closedAt'] | Date }>) => (
  <StatusChip
    status={closedAt === null ? 'active' : 'locked'}
    label={<FormattedMessage id={closedAt === null ? 'console.rooms.open' : 'console.rooms.closed'} />}
  />
);

const actionColours = { REFUSE: 'refused', HOLD: 'waiting', FLAG: 'active' } as const;
/** What a text rule does. */
export const TextRuleActionChip = ({ action }: Readonly<{ action: TextRuleAction }>) => (
  <StatusChip
    status={actionColours[action]}
    label={<FormattedMessage id={`console.textRules.action.${action}`} />}
  />
);

const verdictColours = { ...actionColours, PASS: 'done' } as const;
/** What becomes of a text. */
export const VerdictChip = ({ verdict }: Readonly<{ verdict: Verdict }>) => (
  <StatusChip
    status={verdictColours[verdict]}
    label={<FormattedMessage id={`console.textRules.verdict.${verdict}`} />}
  />
);

/** When a case has to be decided; what is late says so. */
export const Due = ({ at, status }: Readonly<{ at: string | Date; status: CaseRow['status'] }>) => {
  const due = new Date(at);
  const now = useThisMinute();
  const isLate = status !== 'DECIDED' && now !== undefined && due < new Date(now);
  return (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center', whiteSpace: 'nowrap' }}>
      <RelativeTime at={due} focusable={false} />
      {isLate && <StatusChip status="warning" label={<FormattedMessage id="console.cases.overdue" />} />}
    </span>
  );
};
