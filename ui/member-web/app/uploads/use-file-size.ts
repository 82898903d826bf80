import { useFormats } from '#ui/intl.ts';

const units = ['B', 'kB', 'MB', 'GB'] as const;
const step = 1024;

/** `1,4 MB`, `820 kB`, as phones and desks show sizes. */
export const useFileSize = () => {
  const { number } = useFormats();
  return (bytes: number): string => {
    const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(step)));
    return `${number(bytes / step ** power, power < 2 ? 0 : 1)} ${units[power]}`;
  };
};

/** `1:05`, `12:40`: how long a film or a sound is. */
export const playedTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
