import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changelogKinds } from '#core/content/changelog/changelog.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { ChangelogRow } from '../data.ts';
import { EntryDialog } from './EntryDialog.tsx';

const useColumns = (): readonly ListColumn<ChangelogRow>[] => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  return [
    {
      source: 'title',
      label: formatMessage({ id: 'console.changelog.title' }),
      render: ({ title }) => inLanguage(title, language),
      cell: ({ title }) => inLanguage(title, language),
      sortable: false,
      isProse: true,
      onPhone: 'title',
    },
    {
      source: 'kind',
      label: formatMessage({ id: 'console.changelog.kind' }),
      render: ({ kind }) => <FormattedMessage id={`changelog.kind.${kind}`} />,
      cell: ({ kind }) => formatMessage({ id: `changelog.kind.${kind}` }),
      onPhone: 'line',
    },
    {
      source: 'publishedAt',
      label: formatMessage({ id: 'console.changelog.publishedAt' }),
      render: ({ publishedAt }) =>
        publishedAt === null ? <FormattedMessage id="console.changelog.draft" /> : <When at={publishedAt} />,
      cell: ({ publishedAt }) => publishedAt,
      onPhone: 'line',
    },
    {
      source: 'updatedAt',
      label: formatMessage({ id: 'console.updatedAt' }),
      render: ({ updatedAt }) => <When at={updatedAt} />,
      cell: ({ updatedAt }) => updatedAt,
    },
  ];
};

const EntryList = () => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const [adds, setAdds] = useState(false);
  return (
    <>
      <StaffList<ChangelogRow>
        resource="changelog"
        withoutFile
        columns={useColumns()}
        sort={{ field: 'createdAt', order: 'DESC' }}
        description={<FormattedMessage id="console.changelog.lead" />}
        empty={<FormattedMessage id="console.changelog.empty" />}
        actions={
          may('bug-report.manage') && (
            <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setAdds(true)}>
              <FormattedMessage id="console.changelog.add" />
            </Button>
          )
        }
        filters={[
          { source: 'q', label: formatMessage({ id: 'console.changelog.search' }), kind: 'search' },
          {
            source: 'kind',
            label: formatMessage({ id: 'console.changelog.kind' }),
            kind: 'choice',
            choices: changelogKinds.map((value) => ({
              value,
              label: formatMessage({ id: `changelog.kind.${value}` }),
            })),
          },
        ]}
      />
      {adds && <EntryDialog entry={null} onClose={() => setAdds(false)} />}
    </>
  );
};

export default EntryList;
