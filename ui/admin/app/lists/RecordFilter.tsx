import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { ChevronDownIcon, CloseIcon } from '#ui/icons.tsx';
import { useRested } from '#ui/use-rested.ts';
import { leastLetters, type NamedRecord, useNamedRecord, useNamedRecords } from './data.ts';
import type { SearchedPlace } from '../quick-find/records.ts';

type Props = Readonly<{
  place: SearchedPlace;
  label: string;
  /** The identifier in the address; empty: all of them. */
  value: string;
  onChange: (id: string) => void;
}>;

/** One record that a list is narrowed to, found by its name: nobody types an identifier. */
const RecordFilter = ({ place, label, value, onChange }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const asked = useRested(typed.trim());
  const named = useNamedRecord(place, value);
  const found = useNamedRecords(place, asked);
  const chosen: NamedRecord | null =
    value === '' ? null : (named.data ?? { id: value, name: named.isPending ? '…' : value });
  const isEnough = asked.length >= leastLetters;

  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>
        {label}
      </FormLabel>
      <Autocomplete<NamedRecord>
        id={id}
        fullWidth
        size="small"
        value={chosen}
        onChange={(_, record) => onChange(record?.id ?? '')}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        options={isEnough ? (found.data ?? []) : []}
        // The server has chosen them, without accents too.
        filterOptions={(records) => [...records]}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={found.isFetching}
        loadingText={formatMessage({ id: 'console.filter.searching' })}
        noOptionsText={
          found.error !== null
            ? errorText(found.error)
            : formatMessage({ id: isEnough ? 'console.filter.noRecord' : 'console.filter.typeName' })
        }
        clearText={formatMessage({ id: 'console.filter.all' })}
        openText={formatMessage({ id: 'console.filter.open' })}
        closeText={formatMessage({ id: 'console.filter.close' })}
        popupIcon={<ChevronDownIcon fontSize="small" />}
        clearIcon={<CloseIcon fontSize="small" />}
        renderOption={({ key, ...props }, { name, detail }) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              {detail !== undefined && (
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {detail}
                </Typography>
              )}
            </Box>
          </Box>
        )}
        renderInput={({ id: inputId, disabled, slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            id={inputId}
            disabled={disabled}
            {...input}
            size="small"
            fullWidth
            inputProps={{ ...htmlInput, maxLength: 100, spellCheck: false }}
            sx={{ minHeight: 44 }}
          />
        )}
      />
    </Box>
  );
};

export default RecordFilter;
