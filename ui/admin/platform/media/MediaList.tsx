import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mediaPurposes, mediaSources, mediaTypes } from '#core/platform/media/medium.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { StaffList } from '../../app/lists/StaffList.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { LargestOwners } from './LargestOwners.tsx';
import { ShareFileButton } from './ShareFileButton.tsx';
import { type MediumRow, useMediaColumns } from './use-media-columns.tsx';

/** Minutes from which on a recording counts as long. */
const lengths = [1, 5, 10];

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.media.search' }), kind: 'search' },
    {
      source: 'type',
      label: formatMessage({ id: 'console.media.type' }),
      kind: 'choice',
      choices: mediaTypes.map((value) => ({ value, label: formatMessage({ id: `media.type.${value}` }) })),
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
      source: 'used',
      label: formatMessage({ id: 'console.media.uses' }),
      kind: 'choice',
      choices: [
        { value: 'true', label: formatMessage({ id: 'console.media.used' }) },
        { value: 'false', label: formatMessage({ id: 'console.media.unused' }) },
      ],
    },
    {
      source: 'duration_gte',
      label: formatMessage({ id: 'console.media.longer' }),
      kind: 'choice',
      choices: lengths.map((count) => ({
        value: String(count * 60),
        label: formatMessage({ id: 'console.media.longer.minutes' }, { count }),
      })),
    },
    {
      source: 'deleted',
      label: formatMessage({ id: 'console.media.state' }),
      kind: 'choice',
      choices: [
        { value: 'false', label: formatMessage({ id: 'console.media.state.kept' }) },
        { value: 'true', label: formatMessage({ id: 'console.media.state.deleted' }) },
      ],
    },
    { source: 'ownerId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
    { source: 'folderId', label: formatMessage({ id: 'console.media.folderId' }), kind: 'text' },
  ];
};

const MediaList = () => {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <StaffList<MediumRow>
      resource="media"
      columns={useMediaColumns()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.media.note" />}
      empty={<FormattedMessage id="console.media.empty" />}
      notice={isOpen && <LargestOwners />}
      actions={
        <>
          {may('media.create') && <ShareFileButton />}
          <Button
            variant="outlined"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen((before) => !before)}
          >
            <FormattedMessage id={isOpen ? 'console.media.owners.hide' : 'console.media.owners.show'} />
          </Button>
        </>
      }
      filters={useFilters()}
    />
  );
};

export default MediaList;
