import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '#ui/components/forms/Field.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { useTyped } from '../../app/parts/use-typed.ts';

type Props = Readonly<{ q: string; onSearch: (q: string) => void }>;

/** Searches when the typing rests; Enter need not wait. */
export const ProductSearch = ({ q, onSearch }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { typed, type, now } = useTyped(q, onSearch);

  return (
    <Box
      component="form"
      role="search"
      sx={{ maxWidth: 420, mb: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        now(typed);
      }}
    >
      <Field id={id} label={<FormattedMessage id="products.search" />} error={undefined}>
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
                <IconButton
                  edge="end"
                  aria-label={formatMessage({ id: 'products.search.clear' })}
                  onClick={() => now('')}
                >
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
