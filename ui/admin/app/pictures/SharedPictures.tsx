import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Field } from '#ui/components/forms/Field.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { useRested } from '#ui/use-rested.ts';
import { moveByArrows } from './arrow-keys.ts';
import { useSharedPictures } from './data.ts';
import type { NamedPicture } from './picture.ts';
import { PictureTile } from './PictureTile.tsx';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
} as const;

const skeleton = (
  <Box sx={grid} aria-hidden>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
    ))}
  </Box>
);

type Props = Readonly<{
  /** Those that have just arrived, which stand first. */
  arrived: readonly NamedPicture[];
  chosen: readonly NamedPicture[];
  /** What the record shows already. */
  taken: ReadonlySet<string>;
  /** Those chosen show their place in the order. */
  isOrdered: boolean;
  onToggle: (picture: NamedPicture) => void;
}>;

/** The pictures that the site shares, found by their names. */
export const SharedPictures = ({ arrived, chosen, taken, isOrdered, onToggle }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const { query, pictures } = useSharedPictures(q);
  const { error, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query;
  const isNew = new Set(arrived.map((picture) => picture.id));
  const shown = [
    ...(q === '' ? arrived : []),
    ...pictures.filter((picture) => q !== '' || !isNew.has(picture.id)),
  ];

  return (
    <Box component="section" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id="console.pictures.shared" />
      </Typography>
      <Box role="search" sx={{ maxWidth: 420, mb: 1.5 }}>
        <Field id={id} label={<FormattedMessage id="console.pictures.search" />} error={undefined}>
          <OutlinedInput
            id={id}
            type="search"
            fullWidth
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            // Enter looks for pictures; it does not send the form around the picker.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            inputProps={{ maxLength: 100, enterKeyHint: 'search' }}
            startAdornment={
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            }
          />
        </Field>
      </Box>
      <QueryView
        query={query}
        skeleton={skeleton}
        compact
        isEmpty={() => shown.length === 0}
        empty={
          <EmptyState
            compact
            title={<FormattedMessage id={q === '' ? 'console.pictures.empty' : 'console.pictures.noMatch'} />}
          />
        }
      >
        {() => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are pressed; the arrow keys lead from one to the next */}
            <Box component="ul" aria-labelledby={`${id}-title`} sx={grid} onKeyDown={moveByArrows}>
              {shown.map((picture) => (
                <PictureTile
                  key={picture.id}
                  picture={picture}
                  place={chosen.findIndex((one) => one.id === picture.id) + 1}
                  isOrdered={isOrdered}
                  isTaken={taken.has(picture.id)}
                  onToggle={onToggle}
                />
              ))}
            </Box>
            {isFetchNextPageError && <ErrorNote error={error} />}
            {hasNextPage && (
              <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}>
                <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  <FormattedMessage id={isFetchingNextPage ? 'ui.loading' : 'ui.showMore'} />
                </Button>
              </Box>
            )}
          </>
        )}
      </QueryView>
    </Box>
  );
};
