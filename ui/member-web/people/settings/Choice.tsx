import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props<Value extends string> = Readonly<{
  label: ReactNode;
  hint?: ReactNode;
  value: Value;
  options: readonly Readonly<{ value: Value; label: ReactNode; description?: ReactNode }>[];
  onChange: (value: Value) => void;
}>;

/** Two or three ways, all of them in sight. */
export const Choice = <Value extends string>({ label, hint, value, options, onChange }: Props<Value>) => {
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {label}
      </Typography>
      {hint !== undefined && <FormHelperText sx={{ mt: 0.25, mb: 0.75 }}>{hint}</FormHelperText>}
      {options.map((option) => (
        <Box key={option.value} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, minHeight: 44 }}>
          <Radio
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            sx={{ ml: -1.25, p: 1.25 }}
            slotProps={{
              input: {
                id: `${id}-${option.value}`,
                ...(option.description === undefined
                  ? {}
                  : { 'aria-describedby': `${id}-${option.value}-text` }),
              },
            }}
          />
          <Box sx={{ pt: 1.25 }}>
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            {option.description !== undefined && (
              <FormHelperText id={`${id}-${option.value}-text`} sx={{ mt: 0 }}>
                {option.description}
              </FormHelperText>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
