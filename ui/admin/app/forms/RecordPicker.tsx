import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { useRested } from '#ui/use-rested.ts';
import { useRecords } from './data.ts';
import type { Picked } from './picked.ts';

type Props = Readonly<{
  /** The resource asked, and what of it: part of the query's key. */
  source: readonly [string, string];
  search: (text: string, signal: AbortSignal) => Promise<readonly Picked[]>;
  /** How much must be typed before anything is asked. */
  least: number;
  label: ReactNode;
  hint: ReactNode;
  nothing: ReactNode;
  required?: boolean;
  error?: string | undefined;
  chosen: Picked | null;
  onChoose: (record: Picked | null) => void;
  inputRef?: (element: HTMLElement | null) => void;
}>;

/** The control that was pressed is gone: focus goes to what took its place. */
const useFocusAfterSwitch = (
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  change: RefObject<HTMLElement | null>,
) => {
  const switched = useRef(false);
  useEffect(() => {
    if (!switched.current) return;
    switched.current = false;
    (isOpen ? box.current : change.current)?.focus();
  }, [isOpen, box, change]);
  return () => {
    switched.current = true;
  };
};

type ChosenProps = Readonly<{
  record: Picked;
  labelId: string;
  isOpen: boolean;
  changeButton: RefObject<HTMLButtonElement | null>;
  onChange: () => void;
  /** Absent: one has to be chosen. */
  onClear: (() => void) | undefined;
  onKeep: () => void;
}>;

/** What is chosen now, and the ways to change it, to let it go, or to stop searching for another. */
const ChosenRecord = ({ record, labelId, isOpen, changeButton, onChange, onClear, onKeep }: ChosenProps) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1,
      flexWrap: 'wrap',
      alignItems: 'center',
      p: 1.5,
      mb: isOpen ? 1 : 0,
      borderRadius: '12px',
      bgcolor: 'background.sunken',
    }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
      <Typography component="p" sx={{ fontWeight: 600 }}>
        {record.name}
      </Typography>
      {record.note !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {record.note}
        </Typography>
      )}
    </Box>
    {!isOpen && (
      <>
        <Button
          ref={changeButton}
          variant="outlined"
          size="small"
          onClick={onChange}
          aria-describedby={labelId}
        >
          <FormattedMessage id="console.picker.change" />
        </Button>
        {onClear !== undefined && (
          <Button variant="text" size="small" aria-describedby={labelId} onClick={onClear}>
            <FormattedMessage id="console.picker.none" />
          </Button>
        )}
      </>
    )}
    {isOpen && (
      <Button variant="text" size="small" onClick={onKeep}>
        <FormattedMessage id="console.picker.keep" />
      </Button>
    )}
  </Box>
);

type FoundProps = Readonly<{
  found: readonly Picked[];
  labelId: string;
  chosen: Picked | null;
  onChoose: (record: Picked) => void;
}>;

const FoundRecords = ({ found, labelId, chosen, onChoose }: FoundProps) => (
  <RadioGroup
    aria-labelledby={labelId}
    value={chosen?.id ?? ''}
    onChange={(_, value) => {
      const record = found.find((each) => each.id === value);
      if (record !== undefined) onChoose(record);
    }}
  >
    {found.map((record) => (
      <FormControlLabel
        key={record.id}
        value={record.id}
        control={<Radio />}
        sx={{ mx: 0, py: 0.25, alignItems: 'flex-start' }}
        label={
          <Box sx={{ pt: 1, overflowWrap: 'anywhere' }}>
            {record.name}
            {record.note !== undefined && (
              <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {record.note}
              </Typography>
            )}
          </Box>
        }
      />
    ))}
  </RadioGroup>
);

type Search = Pick<Props, 'source' | 'search' | 'least'>;

/** What fits the text; until the next answer, what fitted before. */
const useFoundRecords = ({ source, search, least }: Search, typed: string, isOpen: boolean) => {
  const asked = useRested(typed.trim());
  const isEnough = asked.length >= least;
  const query = useRecords({ source, search, asked, enabled: isOpen && isEnough });
  const found = isEnough ? (query.data ?? []) : [];
  const isNothingFound = found.length === 0 && isEnough && query.data !== undefined && !query.isFetching;
  return { found, isNothingFound, refusal: query.error };
};

/** One record out of many: found by typing, shown by its name, changed or let go again. */
export const RecordPicker = (props: Props) => {
  const { label, hint, nothing, required = false, error, chosen, onChoose } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const [isSearching, setIsSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const isOpen = isSearching || chosen === null;
  const { found, isNothingFound, refusal } = useFoundRecords(props, typed, isOpen);
  const noteSwitch = useFocusAfterSwitch(isOpen, box, change);
  const open = (searching: boolean) => {
    noteSwitch();
    setIsSearching(searching);
    setTyped('');
  };
  const choose = (record: Picked | null) => {
    open(false);
    onChoose(record);
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} group={!isOpen}>
      {chosen !== null && (
        <ChosenRecord
          record={chosen}
          labelId={labelId}
          isOpen={isOpen}
          changeButton={change}
          onChange={() => open(true)}
          onClear={required ? undefined : () => choose(null)}
          onKeep={() => open(false)}
        />
      )}
      {isOpen && (
        <>
          <OutlinedInput
            id={id}
            type="search"
            fullWidth
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            inputRef={(element: HTMLInputElement | null) => {
              box.current = element;
              props.inputRef?.(element);
            }}
            error={error !== undefined}
            autoComplete="off"
            // Enter looks for a record; it does not send the form around it.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            inputProps={{
              maxLength: 100,
              spellCheck: false,
              'aria-describedby': describedBy(id, { hint, error }),
            }}
          />
          <Box aria-live="polite">
            {refusal !== null && <ErrorNote error={refusal} />}
            {found.length > 0 && (
              <FoundRecords found={found} labelId={labelId} chosen={chosen} onChoose={choose} />
            )}
            {isNothingFound && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                {nothing}
              </Typography>
            )}
          </Box>
        </>
      )}
    </Field>
  );
};
