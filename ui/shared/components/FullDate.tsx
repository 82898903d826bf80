import Tooltip from '@mui/material/Tooltip';

type Props = Readonly<{
  id: string;
  /** The element that it describes. */
  of: HTMLElement | null;
  open: boolean;
  text: string;
  onOpen: () => void;
  onClose: () => void;
}>;

/** A tooltip of an element that stands elsewhere: that one need not be drawn anew, and keeps its focus. */
export const FullDate = ({ id, of, open, text, onOpen, onClose }: Props) => (
  <Tooltip
    id={id}
    open={open}
    title={text}
    onOpen={onOpen}
    onClose={onClose}
    describeChild
    slotProps={{ popper: { anchorEl: of } }}
  >
    <span hidden />
  </Tooltip>
);
