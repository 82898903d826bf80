import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { adminMedia } from '#http/platform/contract/admin-media.ts';
import { useFormats } from '#ui/intl.ts';
import { ListLink, Nothing, RecordLink, useFileSize, When } from '../../app/parts/cells.tsx';
import type { ListColumn } from '../../app/lists/StaffList.tsx';

export type MediumRow = z.input<typeof adminMedia.list.output>[number];
type Column = ListColumn<MediumRow>;

/** What a file is. */
const useKindColumns = (): readonly Column[] => {
  const { formatMessage } = useIntl();
  return [
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
  ];
};

/** How large and how long it is, and what shows it. */
const useSizeColumns = (): readonly Column[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const size = useFileSize();
  return [
    {
      source: 'size',
      label: formatMessage({ id: 'console.media.size' }),
      render: ({ size: bytes }) => size(bytes),
      cell: ({ size: bytes }) => bytes,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'duration',
      label: formatMessage({ id: 'console.media.duration' }),
      render: ({ duration }) => (duration === null ? <Nothing /> : number(duration)),
      cell: ({ duration }) => duration,
      numeric: true,
      hidden: true,
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
  ];
};

/** Whose it is, and where it lies. */
const usePlaceColumns = (): readonly Column[] => {
  const { formatMessage } = useIntl();
  return [
    {
      source: 'ownerName',
      label: formatMessage({ id: 'console.media.owner' }),
      render: ({ ownerId, ownerName }) => <RecordLink place="users" id={ownerId} name={ownerName} />,
      cell: ({ ownerName }) => ownerName,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'folderName',
      label: formatMessage({ id: 'console.media.folder' }),
      render: ({ folderId, folderName }) =>
        folderId === null ? (
          <Nothing />
        ) : (
          <ListLink place="media" filter={{ folderId }} name={folderName ?? <Nothing />} />
        ),
      cell: ({ folderName }) => folderName,
      hidden: true,
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
    {
      source: 'deletedAt',
      label: formatMessage({ id: 'console.media.deletedAt' }),
      render: ({ deletedAt }) => (deletedAt === null ? <Nothing /> : <When at={deletedAt} />),
      cell: ({ deletedAt }) => deletedAt,
      hidden: true,
      onPhone: 'line',
    },
  ];
};

export const useMediaColumns = (): readonly Column[] => [
  ...useKindColumns(),
  ...useSizeColumns(),
  ...usePlaceColumns(),
];
