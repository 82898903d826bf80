import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { Field } from '#ui/components/forms/Field.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { useTyped } from './use-typed.ts';

type Props = Readonly<{
  label: ReactNode;
  clearLabel: string;
  q: string;
  onSearch: (q: string) => void;
  sx: Readonly<Record<string, string | number>>;
}>;

/** Searches when the typing rests; Enter need not wait. */
export const SearchField = ({ label, clearLabel, q, onSearch, sx }: Props) => {
  const id = useId();
  const { typed, type, now } = useTyped(q, onSearch);

  return (
    <Box
      component="form"
      role="search"
      sx={{ maxWidth: 420, ...sx }}
      onSubmit={(event) => {
        event.preventDefault();
        now(typed);
      }}
    >
      <Field id={id} label={label} error={undefined}>
        <OutlinedInput
          id={id}
          type="text"
          value={typed}
          onChange={({ target }) => type(target.value)}
          fullWidth
          autoComplete="off"
          inputProps={{ inputMode: 'search', enterKeyHint: 'search', maxLength: 100 }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          }
          endAdornment={
            typed !== '' && (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={clearLabel} onClick={() => now('')}>
                  <CloseIcon />
                </IconButton>
              </InputAdornment>
            )
          }
        />
      </Field>
    </Box>
  );
};
