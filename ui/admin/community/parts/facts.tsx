import { FormattedMessage } from 'react-intl';
import { ListLink } from '../../app/parts/cells.tsx';
import type { Fact } from '../../app/parts/Facts.tsx';

export const fact = (key: string, label: Fact['label'], value: Fact['value']): Fact => ({
  key,
  label,
  value,
});

/** Why a post or a comment is hidden, where it is. */
export const hiddenReasonFact = (reason: string | null): readonly Fact[] =>
  reason === null ? [] : [fact('reason', <FormattedMessage id="console.written.hiddenReason" />, reason)];

/** Leads to the cases about this post, comment or room. */
export const casesFact = (targetId: string): Fact =>
  fact(
    'cases',
    <FormattedMessage id="resources.cases.name" values={{ smart_count: 2 }} />,
    <ListLink
      place="cases"
      filter={{ targetId }}
      name={<FormattedMessage id="console.written.openCases" />}
    />,
  );
