import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';
import { describedBy } from './Field.tsx';

type SwitchProps = Readonly<{
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}>;

/** For a choice that takes effect at once; inside a form that is saved later, a checkbox says so better. */
export const SwitchRow = ({ label, hint, checked, onChange, disabled = false }: SwitchProps) => {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48, py: 0.5 }}>
      <Box sx={{ flexGrow: 1 }}>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <FormHelperText id={`${id}-hint`} sx={{ mt: 0 }}>
            {hint}
          </FormHelperText>
        )}
      </Box>
      <Switch
        checked={checked}
        disabled={disabled}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': describedBy(id, { hint }) } }}
      />
    </Box>
  );
};
