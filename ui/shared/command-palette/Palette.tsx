import Autocomplete, { type AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../components/ErrorNote.tsx';
import { SearchIcon } from '../icons.tsx';
import type { Found, PaletteEntry } from './entries.ts';
import { KeysOf } from './KeysOf.tsx';
import { matching } from './matching.ts';

declare global {
  interface MessageCatalogues {
    commandPalette: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{
  /** What is known without asking. */
  entries: readonly PaletteEntry[];
  typed: string;
  onType: (typed: string) => void;
  found: Found;
  placeholder: string;
  onChoose: (entry: PaletteEntry) => void;
  onClose: () => void;
}>;

/** The list stands under its field, and not in a layer of its own. */
const Inline = ({ children }: Readonly<{ children?: ReactNode }>) => <div>{children}</div>;

const Row = ({ entry: { Icon, label, detail, keys } }: Readonly<{ entry: PaletteEntry }>) => (
  <>
    {Icon && <Icon sx={{ color: 'text.secondary', flexShrink: 0 }} fontSize="small" />}
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography component="span" sx={{ display: 'block' }} noWrap>
        {label}
      </Typography>
      {detail !== undefined && (
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {detail}
        </Typography>
      )}
    </Box>
    {keys !== undefined && (
      // Fingers have no use for them.
      <Box aria-hidden sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
        <KeysOf keys={keys} />
      </Box>
    )}
  </>
);

const rowOf = ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key?: unknown }, entry: PaletteEntry) => (
  <Box component="li" key={String(key)} {...props} sx={{ gap: 1.5, minHeight: 44 }}>
    <Row entry={entry} />
  </Box>
);

/** The framework's own heading would be an item among the options. */
const groupOf = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <Box component="li" key={key} role="group" aria-label={group}>
    <Typography
      aria-hidden
      component="div"
      variant="body2"
      sx={{
        position: 'sticky',
        top: -8,
        px: 2,
        py: 0.75,
        bgcolor: 'background.paper',
        color: 'text.secondary',
      }}
    >
      {group}
    </Typography>
    <Box component="ul" role="presentation" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {children}
    </Box>
  </Box>
);

const list = {
  maxHeight: { xs: 'calc(100dvh - 180px)', sm: 'min(60dvh, 480px)' },
  py: 1,
} as const;

/** Goes anywhere: type a part of its name, choose it by an arrow key or a touch. */
export const Palette = ({ entries, typed, onType, found, placeholder, onChoose, onClose }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': formatMessage({ id: 'palette.title' }),
          sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: '10dvh' }, overflow: 'hidden' },
        },
      }}
    >
      <Autocomplete<PaletteEntry, false, true>
        open
        disablePortal
        autoHighlight
        disableClearable
        // What is typed is no choice: the field keeps it until a row is chosen.
        clearOnBlur={false}
        options={[...entries, ...found.entries]}
        filterOptions={(options) => [...matching(options, typed)]}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => id}
        inputValue={typed}
        onInputChange={(_event, next, reason) => {
          if (reason === 'input') onType(next);
        }}
        onChange={(_event, entry) => onChoose(entry)}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        loading={found.isSearching}
        loadingText={<FormattedMessage id="palette.searching" />}
        noOptionsText={<FormattedMessage id="palette.nothing" />}
        renderOption={rowOf}
        renderGroup={groupOf}
        slots={{ popper: Inline as never, paper: Box }} // a popper's place is all it has beyond its children
        slotProps={{
          listbox: {
            sx: list,
            'aria-label': formatMessage({ id: 'palette.title' }),
            'aria-labelledby': undefined,
          },
        }}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <Box
            ref={input.ref}
            sx={{
              '&:focus-within': { outline: '3px solid', outlineColor: 'focus', outlineOffset: -3 },
              px: 2,
              py: 1,
              borderBottom: '1px solid',
              borderColor: 'divider',
            }}
          >
            <InputBase
              fullWidth
              startAdornment={<SearchIcon sx={{ mr: 1.5, color: 'text.secondary' }} />}
              placeholder={placeholder}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type into
              autoFocus
              inputProps={{
                ...htmlInput,
                'aria-label': formatMessage({ id: 'palette.title' }),
                maxLength: 100,
                enterKeyHint: 'go',
              }}
              sx={{ minHeight: 44 }}
            />
          </Box>
        )}
      />
      {found.error !== null && found.error !== undefined && (
        <Box sx={{ p: 2 }}>
          <ErrorNote error={found.error} />
        </Box>
      )}
    </Dialog>
  );
};
