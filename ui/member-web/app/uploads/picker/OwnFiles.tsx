import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MediaPurpose, MediaType } from '#core/platform/media/medium.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { type OwnFile, useOwnFiles } from '../../data/media.ts';
import { SearchField } from '../../parts/SearchField.tsx';
import { ShowMore } from '../../parts/ShowMore.tsx';
import { FilePicture } from '../FilePicture.tsx';
import type { PickedFile } from './use-picked.ts';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
} as const;

const skeleton = (
  <Box sx={grid} aria-hidden>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
    ))}
  </Box>
);

type TileProps = Readonly<{ file: OwnFile; place: number; onToggle: (file: PickedFile) => void }>;

/** Chosen ones show their place in the order. */
const Tile = ({ file, place, onToggle }: TileProps) => {
  const { formatMessage } = useIntl();
  const isChosen = place > 0;
  return (
    <Box component="li" sx={{ minWidth: 0, contentVisibility: 'auto', containIntrinsicSize: '110px 136px' }}>
      <ButtonBase
        onClick={() => onToggle(file)}
        aria-pressed={isChosen}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'left',
          borderRadius: '12px',
          outline: isChosen ? '3px solid' : 'none',
          outlineColor: 'primary.main',
          outlineOffset: -1,
        }}
      >
        <Box sx={{ position: 'relative', aspectRatio: '1', borderRadius: '12px', overflow: 'hidden' }}>
          <FilePicture file={file} />
          {isChosen && (
            <Box
              sx={{
                position: 'absolute',
                top: 6,
                right: 6,
                minWidth: 28,
                height: 28,
                px: 0.5,
                borderRadius: 14,
                display: 'grid',
                placeItems: 'center',
                fontWeight: 700,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              <Box component="span" sx={visuallyHidden}>
                {formatMessage({ id: 'uploads.picker.place' })}{' '}
              </Box>
              {place}
            </Box>
          )}
        </Box>
        <Typography variant="caption" component="span" noWrap sx={{ display: 'block', px: 0.5, py: 0.25 }}>
          {file.name}
        </Typography>
      </ButtonBase>
    </Box>
  );
};

const enoughForAScreen = 12;

type Props = Readonly<{
  types: readonly MediaType[];
  purposes: readonly MediaPurpose[];
  chosen: readonly PickedFile[];
  onToggle: (file: PickedFile) => void;
}>;

/** One's own files that may be used here. */
export const OwnFiles = ({ types, purposes, chosen, onToggle }: Props) => {
  const { formatMessage } = useIntl();
  const [q, setQ] = useState('');
  const [onlyType] = types;
  const { query, files } = useOwnFiles({ q, ...(types.length === 1 ? { type: onlyType } : {}) });
  const usable = files.filter(({ type, purpose }) => types.includes(type) && purposes.includes(purpose));
  const { hasNextPage, isFetching, fetchNextPage } = query;

  // What may not be used here is left out, so that a page may come short.
  useEffect(() => {
    if (usable.length < enoughForAScreen && hasNextPage && !isFetching) void fetchNextPage();
  }, [usable.length, hasNextPage, isFetching, fetchNextPage]);

  return (
    <Box component="section" aria-labelledby="own-files">
      <Typography id="own-files" variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id="uploads.picker.own" />
      </Typography>
      <SearchField
        label={<FormattedMessage id="uploads.picker.search" />}
        clearLabel={formatMessage({ id: 'uploads.picker.search.clear' })}
        q={q}
        onSearch={setQ}
        sx={{ mb: 1.5 }}
      />
      <QueryView
        query={query}
        skeleton={skeleton}
        compact
        isEmpty={() => usable.length === 0 && !hasNextPage}
        empty={
          <EmptyState
            compact
            title={<FormattedMessage id={q === '' ? 'uploads.picker.empty' : 'uploads.picker.noMatch'} />}
          />
        }
      >
        {() => (
          <>
            <Box component="ul" sx={grid}>
              {usable.map((file) => (
                <Tile
                  key={file.id}
                  file={file}
                  place={chosen.findIndex(({ id }) => id === file.id) + 1}
                  onToggle={onToggle}
                />
              ))}
            </Box>
            <ShowMore query={query} placement="centre" />
          </>
        )}
      </QueryView>
    </Box>
  );
};
