import { useTheme } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { DayBars } from '../../app/days/DayBars.tsx';
import { filteredPath } from '../../app/layout/places.ts';
import type { CoachingFigures } from '../data.ts';

type Props = Readonly<{
  days: CoachingFigures['byDay'];
  names: Readonly<Record<'requested' | 'answered', string>>;
  label: string;
}>;

/** Requests and answers side by side, day by day. */
export default function ByDayChart({ days, names, label }: Props) {
  const { palette } = useTheme().vars;
  const navigate = useNavigate();
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
      onDay={(day) =>
        void navigate(
          filteredPath('reviews', { status: 'APPROVED', approvedAt_gte: day, approvedAt_lte: day }),
        )
      }
      bars={[bar('requested', palette.accent.main), bar('answered', palette.primary.main)]}
    />
  );
}
