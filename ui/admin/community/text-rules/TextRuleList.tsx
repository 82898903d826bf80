import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { textRuleActions, textRuleKinds } from '#core/community/moderation/text-rule.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { TextRuleRow } from '../data.ts';
import { TextRuleActionChip } from '../parts/cells.tsx';
import { TextRuleDialog } from './TextRuleDialog.tsx';
import { TryOut } from './TryOut.tsx';

const useColumns = (): readonly ListColumn<TextRuleRow>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      // Sorted without marks, so that đ stands beside d.
      source: 'folded',
      label: formatMessage({ id: 'console.textRules.pattern' }),
      render: ({ pattern }) => pattern,
      cell: ({ pattern }) => pattern,
      onPhone: 'title',
    },
    {
      source: 'kind',
      label: formatMessage({ id: 'console.textRules.kind' }),
      render: ({ kind }) => <FormattedMessage id={`console.textRules.kind.${kind}`} />,
      cell: ({ kind }) => formatMessage({ id: `console.textRules.kind.${kind}` }),
      onPhone: 'line',
    },
    {
      source: 'action',
      label: formatMessage({ id: 'console.textRules.action' }),
      render: ({ action }) => <TextRuleActionChip action={action} />,
      cell: ({ action }) => formatMessage({ id: `console.textRules.action.${action}` }),
      onPhone: 'corner',
    },
    {
      source: 'updatedAt',
      label: formatMessage({ id: 'console.updatedAt' }),
      render: ({ updatedAt }) => <When at={updatedAt} />,
      cell: ({ updatedAt }) => updatedAt,
    },
  ];
};

const TextRuleList = () => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const [adds, setAdds] = useState(false);
  return (
    <>
      <StaffList<TextRuleRow>
        resource="text-rules"
        withoutFile
        columns={useColumns()}
        sort={{ field: 'folded', order: 'ASC' }}
        description={<FormattedMessage id="console.textRules.lead" />}
        notice={<TryOut />}
        empty={<FormattedMessage id="console.textRules.empty" />}
        actions={
          may('feed.manage') && (
            <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setAdds(true)}>
              <FormattedMessage id="console.textRules.add" />
            </Button>
          )
        }
        filters={[
          { source: 'q', label: formatMessage({ id: 'console.textRules.search' }), kind: 'search' },
          {
            source: 'kind',
            label: formatMessage({ id: 'console.textRules.kind' }),
            kind: 'choice',
            choices: textRuleKinds.map((value) => ({
              value,
              label: formatMessage({ id: `console.textRules.kind.${value}` }),
            })),
          },
          {
            source: 'action',
            label: formatMessage({ id: 'console.textRules.action' }),
            kind: 'choice',
            choices: textRuleActions.map((value) => ({
              value,
              label: formatMessage({ id: `console.textRules.action.${value}` }),
            })),
          },
        ]}
      />
      {adds && <TextRuleDialog rule={null} onClose={() => setAdds(false)} />}
    </>
  );
};

export default TextRuleList;
