import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { visuallyHidden } from './visually-hidden.ts';

type Props = Readonly<{
  label: string;
  /** The same in words, for those who do not see the drawing. */
  description?: ReactNode;
  sx?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  children: ReactNode;
}>;

/** A drawn chart with its name, its words and a named stop for the keyboard. */
export const ChartFrame = ({ label, description, sx = {}, children }: Props) => {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLElement>(null);
  const stopName = formatMessage({ id: 'ui.chart.stop' }, { label });
  // The library's own stop has no name, no visible focus, and no property to give it either.
  useEffect(() => {
    const stop = frame.current?.querySelector('[role="none"][tabindex], [data-chart-stop]');
    stop?.setAttribute('data-chart-stop', '');
    stop?.setAttribute('role', 'group');
    stop?.setAttribute('aria-label', stopName);
  }, [stopName]);
  return (
    <Box
      component="figure"
      ref={frame}
      aria-label={label}
      sx={{
        m: 0,
        width: '100%',
        '& text': { fontFamily: 'inherit !important' },
        '&:has([data-chart-stop]:focus-visible, [data-chart-stop] :focus-visible)': {
          outline: '3px solid',
          outlineColor: 'focus',
          outlineOffset: 4,
          borderRadius: 1,
        },
        ...sx,
      }}
    >
      {children}
      {description !== undefined && (
        <Box component="figcaption" sx={visuallyHidden}>
          {description}
        </Box>
      )}
    </Box>
  );
};
