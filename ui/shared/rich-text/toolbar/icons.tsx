import { line } from '../../icons.tsx';

export const UndoIcon = line('M8.5 4.5 4 9l4.5 4.5M4 9h10a6 6 0 0 1 0 12h-3');
export const RedoIcon = line('M15.5 4.5 20 9l-4.5 4.5M20 9H10a6 6 0 0 0 0 12h3');
export const BoldIcon = line('M7 4h6a4 4 0 0 1 0 8H7V4ZM7 12h7a4 4 0 0 1 0 8H7v-8Z');
export const ItalicIcon = line('M10.5 4H18M6 20h7.5M14.5 4l-5 16');
export const UnderlineIcon = line('M6.5 4v7a5.5 5.5 0 0 0 11 0V4M5 20.5h14');
export const TextStyleIcon = line(
  'M3.5 18 8.5 5l5 13M5.3 13.5h6.4M15.5 14.5a3 3 0 1 0 5 2.2 3 3 0 0 0-5-2.2ZM20.5 12.5V19',
);
export const BulletsIcon = line('M9 6h11.5M9 12h11.5M9 18h11.5M4.2 6h.01M4.2 12h.01M4.2 18h.01');
export const QuoteIcon = line(
  'M9.5 6C6.5 7 5 9.3 5 12.5V18h5v-5.5H7M19.5 6c-3 1-4.5 3.3-4.5 6.5V18h5v-5.5h-3',
);
export const VideoIcon = line(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM10 9v6l5-3-5-3Z',
);
export const TableIcon = line('M4.5 4.5h15v15h-15v-15ZM4.5 9.5h15M4.5 14.5h15M9.5 4.5v15M14.5 9.5v10');
export const CalloutIcon = line(
  'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5H13l-4.5 4v-4h-4A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM12 7.5v3.5M12 13.6h.01',
);
export const HeadingIcon = line('M5 5v14M14 5v14M5 12h9M18 12.5l2.5-1.5v8');
export const KeyboardIcon = line(
  'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6ZM6.8 10h.01M10.3 10h.01M13.8 10h.01M17.2 10h.01M8 14h8',
);
