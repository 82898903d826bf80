import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';

type Props = Readonly<{
  busy: boolean;
  isDirty: boolean;
  onReset: () => void;
  /** What will change, in words. */
  summary?: ReactNode;
  saveLabel?: ReactNode;
}>;

/** A field that is reached by Tab is scrolled to a place above the bar, however many lines the bar has. */
const useRoomAbove = () => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    const sizes = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + 16}px`;
    });
    if (bar.current) sizes.observe(bar.current);
    return () => {
      sizes.disconnect();
      style.scrollPaddingBottom = before;
    };
  }, []);
  return bar;
};

/** Stays at the foot of a long form, and says whether anything is unsaved. */
export const SaveBar = ({ busy, isDirty, onReset, summary, saveLabel }: Props) => (
  <Paper
    ref={useRoomAbove()}
    elevation={0}
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '20px 20px 0 0',
      px: 2,
      py: 1.5,
      display: 'flex',
      gap: 1,
      alignItems: 'center',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
    }}
  >
    {/* On a phone the words stand above the buttons, which stay together. */}
    <Box sx={{ flexGrow: 1, minWidth: { xs: '100%', sm: 160 } }}>
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        {summary ?? <FormattedMessage id={isDirty ? 'console.unsaved' : 'console.nothingToSave'} />}
      </Typography>
    </Box>
    <Button variant="text" disabled={!isDirty || busy} onClick={onReset}>
      <FormattedMessage id="console.reset" />
    </Button>
    <SubmitButton busy={busy} disabled={!isDirty}>
      {saveLabel ?? <FormattedMessage id="ui.save" />}
    </SubmitButton>
  </Paper>
);
