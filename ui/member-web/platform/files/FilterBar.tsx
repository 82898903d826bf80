import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mediaTypes } from '#core/platform/media/medium.ts';
import { Field } from '#ui/components/forms/Field.tsx';
import { ChevronDownIcon, GridIcon, ListIcon } from '#ui/icons.tsx';
import { SearchField } from '../../app/parts/SearchField.tsx';
import type { FileView } from './use-file-filter.ts';

/** Search, type, what nothing uses, and how the files are laid out; all of it in the address. */
export const FilterBar = ({ q, type, unused, view, change }: FileView) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const search = useCallback((words: string) => change({ q: words }), [change]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'end',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 200px auto auto' },
        mb: 2,
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <SearchField
          label={<FormattedMessage id="files.search" />}
          clearLabel={formatMessage({ id: 'uploads.picker.search.clear' })}
          q={q}
          onSearch={search}
          sx={{ maxWidth: 'none' }}
        />
      </Box>
      <Field id={id} label={<FormattedMessage id="files.type" />} error={undefined}>
        <NativeSelect
          variant="outlined"
          id={id}
          value={type ?? ''}
          onChange={({ target }) => change({ type: target.value })}
          fullWidth
          IconComponent={ChevronDownIcon}
          input={<OutlinedInput />}
        >
          <option value="">{formatMessage({ id: 'files.type.all' })}</option>
          {mediaTypes.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: `media.type.${one}` })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <ToggleButtonGroup
        exclusive
        value={view}
        aria-label={formatMessage({ id: 'files.view' })}
        onChange={(_, next: string | null) => {
          if (next !== null) change({ view: next === 'list' ? 'list' : undefined });
        }}
        sx={{ '& .MuiToggleButton-root': { width: 48, height: 48 }, order: { xs: 1, md: 2 } }}
      >
        <ToggleButton value="grid" aria-label={formatMessage({ id: 'files.view.grid' })}>
          <GridIcon />
        </ToggleButton>
        <ToggleButton value="list" aria-label={formatMessage({ id: 'files.view.list' })}>
          <ListIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        control={
          <Switch
            checked={unused}
            onChange={({ target }) => change({ unused: target.checked ? 'true' : undefined })}
          />
        }
        label={<FormattedMessage id="files.unused" />}
        sx={{ minHeight: 48, gridColumn: { xs: '1 / -1', md: 'auto' }, order: { xs: 2, md: 1 }, mr: 0 }}
      />
    </Box>
  );
};
