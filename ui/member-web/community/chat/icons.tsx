import { line } from '#ui/icons.tsx';

export const PinIcon = line('M9 3.5h6l-.8 6 3.3 3.5h-11L9.8 9.5 9 3.5ZM12 13v7.5');
export const PaperclipIcon = line(
  'm20 11.5-8.2 8.2a5 5 0 0 1-7-7l8.5-8.6a3.4 3.4 0 0 1 4.8 4.8l-8.4 8.4a1.7 1.7 0 0 1-2.4-2.4l7.7-7.7',
);
export const SmileIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 14.2a4.4 4.4 0 0 0 7 0M9 9.5h.01M15 9.5h.01',
);
export const ReplyIcon = line('M9.5 6 4 11.5 9.5 17M4 11.5h9.5a6 6 0 0 1 6 6v.5');
export const MoreIcon = line('M12 5.4v.2M12 11.9v.2M12 18.4v.2');
export const MutedIcon = line(
  'M8 5.3A6 6 0 0 1 18 10c0 1.8.3 3.2.6 4.2M6.1 9.3 6 10c0 5-2 6-2 7h13M10 20.5a2.2 2.2 0 0 0 4 0M4 4l16 16',
);
export const DoubleCheckIcon = line('m2 12.5 4.5 4.5L16 7.5M11.5 16l1.5 1 8.5-9.5');
export const WriteIcon = line(
  'M12 20.5h8.5M4 20l1-4.5L15.5 5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20Z',
);
