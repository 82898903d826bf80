import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../visually-hidden.ts';

type Props = Readonly<{
  icon: ReactNode;
  accept: string;
  /** The ids of what describes it. */
  description: string | undefined;
  multiple?: boolean;
  disabled?: boolean;
  size?: 'small' | 'medium';
  isInvalid?: boolean;
  sx?: Extract<ButtonProps['sx'], Readonly<Record<string, unknown>>>;
  inputRef?: Ref<HTMLInputElement>;
  children: ReactNode;
  onPick: (files: readonly File[]) => void;
}>;

/** A button around the browser's own file input, which is what the keyboard reaches. */
export const FileButton = ({
  icon,
  accept,
  description,
  multiple,
  disabled,
  size = 'medium',
  isInvalid,
  sx,
  inputRef,
  children,
  onPick,
}: Props) => (
  <Button
    component="label"
    variant="outlined"
    size={size}
    startIcon={icon}
    tabIndex={-1}
    role={undefined}
    {...(disabled === undefined ? {} : { disabled })}
    sx={{
      ...sx,
      '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 2 },
    }}
  >
    {children}
    <Box
      component="input"
      ref={inputRef}
      type="file"
      multiple={multiple}
      accept={accept}
      disabled={disabled}
      aria-invalid={isInvalid}
      aria-describedby={description}
      onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
        const files = [...(target.files ?? [])];
        target.value = ''; // the same file may be chosen again
        onPick(files);
      }}
      sx={visuallyHidden}
    />
  </Button>
);
