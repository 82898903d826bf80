import Box, { type BoxProps } from '@mui/material/Box';
import { type ComponentPropsWithRef, type Ref, useLayoutEffect, useRef } from 'react';

/** One of the styles that MUI lays over each other. */
type SystemStyles = Exclude<NonNullable<BoxProps['sx']>, readonly unknown[]>;

const lineHeight = 1.55;

/** Where the browser can do it by itself it does so also while the width changes. */
const growsByItself = () => CSS.supports('field-sizing', 'content');

type Props = Readonly<{
  value: string;
  minRows?: number;
  maxRows?: number;
  sx?: BoxProps['sx'];
  ref?: Ref<HTMLTextAreaElement>;
}> &
  Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'ref' | 'rows'>;

/** Words of any length without a frame of its own: it grows with what is typed. */
export const GrowingArea = ({ value, minRows = 1, maxRows, sx = [], ref, ...rest }: Props) => {
  const area = useRef<HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null || growsByItself()) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [value]);
  const hold = (element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <Box
      component="textarea"
      ref={hold}
      rows={1}
      value={value}
      {...rest}
      sx={[
        {
          display: 'block',
          width: '100%',
          boxSizing: 'content-box',
          minHeight: `${minRows * lineHeight}em`,
          ...(maxRows === undefined ? {} : { maxHeight: `${maxRows * lineHeight}em` }),
          m: 0,
          p: 0,
          border: 0,
          outline: 0,
          resize: 'none',
          fieldSizing: 'content',
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontSize: '1rem',
          lineHeight,
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&:disabled': { color: 'text.disabled', WebkitTextFillColor: 'currentColor' },
        },
        ...(Array.isArray(sx) ? (sx as readonly SystemStyles[]) : [sx as SystemStyles]), // lists of lists are not used here
      ]}
    />
  );
};
