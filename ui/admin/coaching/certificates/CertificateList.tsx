import { FormattedMessage, useIntl } from 'react-intl';
import { credentialKinds, revocationReasons } from '#core/platform/credential/credential.ts';
import { When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { CertificateStatus } from './CertificateStatus.tsx';
import type { CertificateRow } from './data.ts';

const useColumns = (): readonly ListColumn<CertificateRow>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      source: 'name',
      label: formatMessage({ id: 'console.certificates.holder' }),
      render: ({ name, userName }) => name ?? userName,
      cell: ({ name, userName }) => name ?? userName,
      onPhone: 'title',
    },
    {
      source: 'title',
      label: formatMessage({ id: 'console.certificates.title' }),
      render: ({ title }) => title,
      cell: ({ title }) => title,
      onPhone: 'line',
    },
    {
      source: 'kind',
      label: formatMessage({ id: 'console.certificates.kind' }),
      render: ({ kind }) => <FormattedMessage id={`console.certificates.kind.${kind}`} />,
      cell: ({ kind }) => formatMessage({ id: `console.certificates.kind.${kind}` }),
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <CertificateStatus status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.certificates.status.${status}` }),
      sortable: false,
      onPhone: 'corner',
    },
    {
      source: 'publicId',
      label: formatMessage({ id: 'console.certificates.code' }),
      render: ({ publicId }) => <code>{publicId}</code>,
      cell: ({ publicId }) => publicId,
      hidden: true,
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.certificates.issued' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
  ];
};

const CertificateList = () => {
  const { formatMessage } = useIntl();
  return (
    <StaffList<CertificateRow>
      resource="certificates"
      withoutFile
      columns={useColumns()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.certificates.lead" />}
      empty={<FormattedMessage id="console.certificates.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.certificates.search' }), kind: 'search' },
        {
          source: 'kind',
          label: formatMessage({ id: 'console.certificates.kind' }),
          kind: 'choice',
          choices: credentialKinds.map((value) => ({
            value,
            label: formatMessage({ id: `console.certificates.kind.${value}` }),
          })),
        },
        {
          source: 'reason',
          label: formatMessage({ id: 'console.certificates.reason' }),
          kind: 'choice',
          choices: revocationReasons.map((value) => ({
            value,
            label: formatMessage({ id: `console.certificates.reason.${value}` }),
          })),
        },
        { source: 'publicId', label: formatMessage({ id: 'console.certificates.code' }), kind: 'text' },
        { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
      ]}
    />
  );
};

export default CertificateList;
