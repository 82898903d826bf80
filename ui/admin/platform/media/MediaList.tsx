import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { mediaPurposes, mediaSources, mediaTypes } from '#core/platform/media/medium.ts';
import type { adminMedia } from '#http/platform/contract/admin-media.ts';
import { useFormats } from '#ui/intl.ts';
import { RecordLink, useFileSize, When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

type Row = z.input<typeof adminMedia.list.output>[number];

const MediaList = () => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const size = useFileSize();
  const columns: readonly ListColumn<Row>[] = [
    {
      source: 'name',
      label: formatMessage({ id: 'console.media.name' }),
      render: ({ name }) => name,
      cell: ({ name }) => name,
      onPhone: 'title',
    },
    {
      source: 'type',
      label: formatMessage({ id: 'console.media.type' }),
      render: ({ type }) => <FormattedMessage id={`media.type.${type}`} />,
      cell: ({ type }) => formatMessage({ id: `media.type.${type}` }),
      onPhone: 'corner',
    },
    {
      source: 'purpose',
      label: formatMessage({ id: 'console.media.purpose' }),
      render: ({ purpose }) => <FormattedMessage id={`media.purpose.${purpose}`} />,
      cell: ({ purpose }) => formatMessage({ id: `media.purpose.${purpose}` }),
      onPhone: 'line',
    },
    {
      source: 'size',
      label: formatMessage({ id: 'console.media.size' }),
      render: ({ size: bytes }) => size(bytes),
      cell: ({ size: bytes }) => bytes,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'uses',
      label: formatMessage({ id: 'console.media.uses' }),
      render: ({ uses }) => (uses === 0 ? <FormattedMessage id="console.media.unused" /> : number(uses)),
      cell: ({ uses }) => uses,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'ownerName',
      label: formatMessage({ id: 'console.media.owner' }),
      render: ({ ownerId, ownerName }) => <RecordLink place="users" id={ownerId} name={ownerName} />,
      cell: ({ ownerName }) => ownerName,
      onPhone: 'line',
    },
    {
      source: 'source',
      label: formatMessage({ id: 'console.media.source' }),
      render: ({ source }) => <FormattedMessage id={`media.source.${source}`} />,
      cell: ({ source }) => formatMessage({ id: `media.source.${source}` }),
      hidden: true,
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.time' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
    },
  ];
  return (
    <StaffList<Row>
      resource="media"
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.media.note" />}
      empty={<FormattedMessage id="console.media.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.media.search' }), kind: 'search' },
        {
          source: 'type',
          label: formatMessage({ id: 'console.media.type' }),
          kind: 'choice',
          choices: mediaTypes.map((value) => ({
            value,
            label: formatMessage({ id: `media.type.${value}` }),
          })),
        },
        {
          source: 'purpose',
          label: formatMessage({ id: 'console.media.purpose' }),
          kind: 'choice',
          choices: mediaPurposes.map((value) => ({
            value,
            label: formatMessage({ id: `media.purpose.${value}` }),
          })),
        },
        {
          source: 'source',
          label: formatMessage({ id: 'console.media.source' }),
          kind: 'choice',
          choices: mediaSources.map((value) => ({
            value,
            label: formatMessage({ id: `media.source.${value}` }),
          })),
        },
        {
          source: 'uses',
          label: formatMessage({ id: 'console.media.uses' }),
          kind: 'choice',
          choices: [{ value: '0', label: formatMessage({ id: 'console.media.unused' }) }],
        },
        { source: 'ownerId', label: formatMessage({ id: 'console.userId' }), kind: 'text' },
      ]}
    />
  );
};

export default MediaList;
