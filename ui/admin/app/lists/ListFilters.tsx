import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChevronDownIcon, CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { places } from '../layout/places.ts';
import { useMay } from '../parts/rights.ts';
import type { SearchedPlace } from '../quick-find/records.ts';

const RecordFilter = lazy(() => import('./RecordFilter.tsx'));

export type ListFilter = Readonly<{ source: string; label: string }> &
  (
    | Readonly<{ kind: 'search' | 'date' | 'text' }>
    | Readonly<{ kind: 'choice'; choices: readonly FilterChoice[] }>
    /** One of the records of another list. Who may not read that list has no such filter. */
    | Readonly<{ kind: 'record'; of: SearchedPlace }>
  );
/** `means`: one name for several values, sent as all of them. */
type FilterChoice = Readonly<{ value: string; label: string; means?: readonly string[] }>;

const chosenOf = (filter: ListFilter, value: unknown): string =>
  Array.isArray(value) && filter.kind === 'choice'
    ? (filter.choices.find(({ means }) => means?.join() === value.join())?.value ?? '')
    : String(value ?? '');
const sentOf = (filter: ListFilter, chosen: string): string | readonly string[] =>
  (filter.kind === 'choice' ? filter.choices.find(({ value }) => value === chosen)?.means : undefined) ??
  chosen;

type FieldProps = Readonly<{ filter: ListFilter; value: string; onChange: (value: string) => void }>;

/** Typing asks the server only when the fingers rest. */
const TypedFilter = ({ filter, value, onChange }: FieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Cleared, or changed by Back: the box follows the address.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), 350);
  };

  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>
        {filter.label}
      </FormLabel>
      <OutlinedInput
        id={id}
        type={filter.kind === 'search' ? 'search' : 'text'}
        fullWidth
        value={typed}
        onChange={({ target }) => type(target.value)}
        sx={{ minHeight: 44 }}
        inputProps={{ maxLength: 200, sx: { py: 1 } }}
        {...(filter.kind === 'search'
          ? {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            }
          : {})}
      />
    </Box>
  );
};

const ChosenFilter = ({ filter, value, onChange }: FieldProps) => {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>
        {filter.label}
      </FormLabel>
      {filter.kind === 'choice' ? (
        <NativeSelect
          variant="outlined"
          id={id}
          fullWidth
          value={value}
          onChange={({ target }) => onChange(target.value)}
          IconComponent={ChevronDownIcon}
          input={<OutlinedInput sx={{ minHeight: 44 }} inputProps={{ sx: { py: 1 } }} />}
        >
          <option value="">{formatMessage({ id: 'console.filter.all' })}</option>
          {filter.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          id={id}
          type="date"
          fullWidth
          value={value}
          onChange={({ target }) => onChange(target.value)}
          sx={{ minHeight: 44 }}
          inputProps={{ sx: { py: 1 } }}
        />
      )}
    </Box>
  );
};

/** Kept in the address by the list itself. On a phone all but the search folds away. */
export const ListFilters = ({ filters }: Readonly<{ filters: readonly ListFilter[] }>) => {
  const { filterValues, setFilters } = useListContext();
  const may = useMay();
  const isNarrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const values = filterValues as Readonly<Record<string, unknown>>; // the framework says any
  const set = (filter: ListFilter, value: string) => {
    const { source } = filter;
    const { [source]: _, ...rest } = values;
    setFilters(value === '' ? rest : { ...rest, [source]: sentOf(filter, value) });
  };

  const draw = (filter: ListFilter) => {
    const props = {
      filter,
      value: chosenOf(filter, values[filter.source]),
      onChange: (value: string) => set(filter, value),
    };
    if (filter.kind === 'record')
      return (
        <Suspense key={filter.source} fallback={<Box sx={{ minHeight: 69 }} />}>
          <RecordFilter
            place={filter.of}
            label={filter.label}
            value={props.value}
            onChange={props.onChange}
          />
        </Suspense>
      );
    return filter.kind === 'search' || filter.kind === 'text' ? (
      <TypedFilter key={filter.source} {...props} />
    ) : (
      <ChosenFilter key={filter.source} {...props} />
    );
  };
  const search = filters.filter(({ kind }) => kind === 'search');
  const others = filters.filter(
    (filter) => filter.kind !== 'search' && (filter.kind !== 'record' || may(...places[filter.of].rights)),
  );
  const used = others.filter(({ source }) => values[source] !== undefined).length;
  const clear = Object.keys(values).length > 0 && (
    <Button
      variant="text"
      startIcon={<CloseIcon />}
      onClick={() => setFilters({})}
      sx={{ placeSelf: 'end start', minHeight: 44 }}
    >
      <FormattedMessage id="console.filter.clear" />
    </Button>
  );
  const grid = {
    display: 'grid',
    gap: 1.5,
    // A label of two lines leaves the boxes of its row on one line.
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  } as const;

  if (!isNarrow)
    return (
      <Box role="search" sx={{ ...grid, mb: 2 }}>
        {search.map(draw)}
        {others.map(draw)}
        {clear}
      </Box>
    );
  return (
    <Box role="search" sx={{ mb: 2, display: 'grid', gap: 1.5 }}>
      {search.map(draw)}
      {(others.length > 0 || clear) && (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          {others.length > 0 && (
            <Badge badgeContent={used} color="primary">
              <Button
                variant="outlined"
                onClick={() => setIsOpen((was) => !was)}
                aria-expanded={isOpen}
                endIcon={<ChevronDownIcon />}
              >
                <FormattedMessage id="console.filter.title" />
              </Button>
            </Badge>
          )}
          {clear}
        </Box>
      )}
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={grid}>{others.map(draw)}</Box>
      </Collapse>
    </Box>
  );
};
