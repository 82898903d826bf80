import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = Readonly<{
  isOwn: boolean;
  isFirst: boolean;
  isLast: boolean;
  isMarked?: boolean;
  /** Something stood here. */
  isFaint?: boolean;
  /** A face beside the last bubble of another person in a group, and the room for it beside the others. */
  face?: ReactNode;
  isGroup: boolean;
  /** What is done with the message; shown under the pointer and the focus. */
  tools?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}>;

const large = 18;
const small = 6;

/** The corners tell which bubbles belong together. */
const cornersOf = ({ isOwn, isFirst, isLast }: Pick<Props, 'isOwn' | 'isFirst' | 'isLast'>) => {
  const [top, bottom] = [isFirst ? large : small, isLast ? large : small];
  return isOwn ? `${large}px ${top}px ${bottom}px ${large}px` : `${top}px ${large}px ${large}px ${bottom}px`;
};

export const Bubble = ({
  isOwn,
  isFirst,
  isLast,
  isMarked = false,
  isFaint = false,
  face,
  isGroup,
  tools,
  below,
  children,
}: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: isOwn ? 'row-reverse' : 'row',
      alignItems: 'flex-end',
      gap: 1,
      pt: isFirst ? 1 : 0.375,
      px: { xs: 1, md: 2 },
      transition: 'background-color 600ms',
      ...(isMarked && { bgcolor: 'primary.soft' }),
      '& .tools': { opacity: 0 },
      '&:hover .tools, &:focus-within .tools': { opacity: 1 },
      '@media (hover: none)': { '& .tools': { opacity: 0.55 } },
    }}
  >
    {isGroup && !isOwn && <Box sx={{ width: 32, flexShrink: 0 }}>{isLast && face}</Box>}
    <Box sx={{ minWidth: 0, maxWidth: { xs: '82%', md: 'min(70%, 560px)' } }}>
      <Box
        sx={{
          borderRadius: cornersOf({ isOwn, isFirst, isLast }),
          bgcolor: isFaint ? 'transparent' : isOwn ? 'primary.soft' : 'background.paper',
          color: 'text.primary',
          border: isFaint ? '1px dashed' : '1px solid',
          borderColor: isOwn && !isFaint ? 'transparent' : 'divider',
          overflow: 'hidden',
          width: 'fit-content',
          maxWidth: '100%',
          ml: isOwn ? 'auto' : 0,
        }}
      >
        {children}
      </Box>
      {below}
    </Box>
    {tools !== undefined && (
      <Box className="tools" sx={{ alignSelf: 'center', flexShrink: 0 }}>
        {tools}
      </Box>
    )}
  </Box>
);
