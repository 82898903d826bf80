import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';

export type Picked = Readonly<{ id: string; name: string; note?: string | undefined }>;

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

/** Asked for when the fingers rest. */
const useRested = (text: string) => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

/** One record out of many: found by typing, shown by its name, changed or let go again. */
export const RecordPicker = ({
  source,
  search,
  least,
  label,
  hint,
  nothing,
  required = false,
  error,
  chosen,
  onChoose,
  inputRef,
}: Props) => {
  const id = useId();
  const [isSearching, setIsSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const asked = useRested(typed.trim());
  const isOpen = isSearching || chosen === null;
  const query = useQuery({
    queryKey: [source[0], source[1], asked],
    enabled: isOpen && asked.length >= least,
    queryFn: ({ signal }) => search(asked, signal),
    placeholderData: (before) => before,
  });
  const found = asked.length >= least ? (query.data ?? []) : [];
  const moved = useRef(false);
  // The control that was pressed is gone: focus goes to what took its place.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    (isOpen ? box.current : change.current)?.focus();
  }, [isOpen]);
  const open = (searching: boolean) => {
    moved.current = true;
    setIsSearching(searching);
    setTyped('');
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} group={!isOpen}>
      {chosen !== null && (
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
              {chosen.name}
            </Typography>
            {chosen.note !== undefined && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {chosen.note}
              </Typography>
            )}
          </Box>
          {!isOpen && (
            <>
              <Button
                ref={change}
                variant="outlined"
                size="small"
                onClick={() => open(true)}
                aria-describedby={`${id}-label`}
              >
                <FormattedMessage id="console.picker.change" />
              </Button>
              {!required && (
                <Button
                  variant="text"
                  size="small"
                  aria-describedby={`${id}-label`}
                  onClick={() => {
                    open(false);
                    onChoose(null);
                  }}
                >
                  <FormattedMessage id="console.picker.none" />
                </Button>
              )}
            </>
          )}
          {isOpen && (
            <Button variant="text" size="small" onClick={() => open(false)}>
              <FormattedMessage id="console.picker.keep" />
            </Button>
          )}
        </Box>
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
              inputRef?.(element);
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
            {query.error !== null && <ErrorNote error={query.error} />}
            {found.length > 0 && (
              <RadioGroup
                aria-labelledby={`${id}-label`}
                value={chosen?.id ?? ''}
                onChange={(_, value) => {
                  const record = found.find((each) => each.id === value);
                  if (record === undefined) return;
                  open(false);
                  onChoose(record);
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
                          <Typography
                            variant="body2"
                            component="span"
                            sx={{ display: 'block', color: 'text.secondary' }}
                          >
                            {record.note}
                          </Typography>
                        )}
                      </Box>
                    }
                  />
                ))}
              </RadioGroup>
            )}
            {found.length === 0 && asked.length >= least && query.data !== undefined && !query.isFetching && (
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
