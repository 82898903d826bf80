import Box from '@mui/material/Box';
import { markMemos } from './memo-marks.ts';

/** The description as the bank wrote it; what looks like a code stands out. */
export const MemoText = ({ text }: Readonly<{ text: string }>) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {markMemos(text).map(({ text: part, isMemo }, index) =>
      isMemo ? (
        <Box
          component="mark"
          // oxlint-disable-next-line react/no-array-index-key -- parts of one fixed text never change places
          key={index}
          sx={{
            px: 0.5,
            borderRadius: '6px',
            bgcolor: 'warning.soft',
            color: 'warning.onSoft',
            fontWeight: 600,
          }}
        >
          {part}
        </Box>
      ) : (
        part
      ),
    )}
  </Box>
);
