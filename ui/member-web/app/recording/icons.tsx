import { line } from '#ui/icons.tsx';

export const MicIcon = line(
  'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
);
export const FilmCameraIcon = line('M3.5 7h11v10h-11V7ZM14.5 10.5l6-3.5v10l-6-3.5');
