import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { ListLink, RecordLink, useFileSize } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useLargestOwners } from './data.ts';

/** The members who keep the most, with the way to their files. */
export const LargestOwners = () => {
  const size = useFileSize();
  const query = useLargestOwners();
  return (
    <Section title={<FormattedMessage id="console.media.owners" />}>
      <QueryView
        query={query}
        compact
        skeleton={<ListSkeleton rows={4} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<FormattedMessage id="console.media.empty" />}
      >
        {({ items }) => (
          <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.75 }}>
            {items.map(({ ownerId, ownerName, files, bytes }) => (
              <Box component="li" key={ownerId} sx={{ overflowWrap: 'anywhere' }}>
                <RecordLink place="users" id={ownerId} name={ownerName || ownerId} />
                {` · ${size(bytes)} · `}
                <ListLink
                  place="media"
                  filter={{ ownerId }}
                  name={<FormattedMessage id="console.media.owners.files" values={{ count: files }} />}
                />
              </Box>
            ))}
          </Box>
        )}
      </QueryView>
    </Section>
  );
};
