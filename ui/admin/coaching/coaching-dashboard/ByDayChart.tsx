import { useTheme } from '@mui/material/styles';
import { DayBars } from '../../app/days/DayBars.tsx';
import type { CoachingFigures } from '../data.ts';

type Props = Readonly<{
  days: CoachingFigures['byDay'];
  names: Readonly<Record<'requested' | 'answered', string>>;
  label: string;
}>;

/** Requests and answers side by side, day by day. */
export default function ByDayChart({ days, names, label }: Props) {
  const { palette } = useTheme().vars;
  const bar = (id: keyof Props['names'], color: string) => ({
    id,
    color,
    label: names[id],
    data: days.map((each) => each[id]),
  });
  return (
    <DayBars
      label={label}
      days={days.map(({ day }) => day)}
      bars={[bar('requested', palette.accent.main), bar('answered', palette.primary.main)]}
    />
  );
}
