import { line } from '#ui/icons.tsx';

export const ThumbUpIcon = line(
  'M7 10.5 11 3c1.4 0 2.3 1 2.3 2.4v3.6h5.2a2 2 0 0 1 2 2.4l-1.4 7a2 2 0 0 1-2 1.6H7M7 10.5H3.5V20H7M7 10.5V20',
);
export const ThumbDownIcon = line(
  'M17 13.5 13 21c-1.4 0-2.3-1-2.3-2.4V15H5.5a2 2 0 0 1-2-2.4l1.4-7a2 2 0 0 1 2-1.6H17M17 13.5h3.5V4H17M17 13.5V4',
);
export const BookIcon = line(
  'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5V20',
);
