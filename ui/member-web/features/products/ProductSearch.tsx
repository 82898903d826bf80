import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '#ui/components/Field.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';

const pause = 300;

type Props = Readonly<{ q: string; onSearch: (q: string) => void }>;

/** Searches when the typing rests; Enter need not wait. */
export const ProductSearch = ({ q, onSearch }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  // Back, or a link: the address is right, not what was typed before.
  if (shown !== q) {
    setShown(q);
    if (typed.trim() !== q) setTyped(q);
  }

  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [onSearch, q, typed]);

  return (
    <Box
      component="form"
      role="search"
      sx={{ maxWidth: 420, mb: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Field id={id} label={<FormattedMessage id="products.search" />} error={undefined}>
        <OutlinedInput
          id={id}
          type="text"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
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
                  onClick={() => {
                    setTyped('');
                    onSearch('');
                  }}
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
