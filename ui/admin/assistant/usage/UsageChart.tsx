import { useTheme } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { DayBars } from '../../app/days/DayBars.tsx';
import { filteredPath } from '../../app/layout/places.ts';
import type { Group } from './sums.ts';

type Props = Readonly<{
  days: readonly Group[];
  names: Readonly<Record<'paid' | 'free' | 'failed', string>>;
  label: string;
}>;

/** Answers of each day: those that were paid, those that were free, and those that failed, one upon the other. */
export default function UsageChart({ days, names, label }: Props) {
  const { palette } = useTheme().vars;
  const navigate = useNavigate();
  const bar = (id: keyof Props['names'], color: string, countOf: (day: Group) => number) => ({
    id,
    color,
    label: names[id],
    data: days.map(countOf),
  });
  return (
    <DayBars
      label={label}
      days={days.map(({ key }) => key)}
      isStacked
      onDay={(day) => void navigate(filteredPath('ai-answers', { createdAt_gte: day, createdAt_lte: day }))}
      bars={[
        bar('paid', palette.primary.main, ({ answers, free }) => answers - free),
        // What failed cost nothing, so it stands among what was free.
        bar('free', palette.accent.main, ({ free, failed }) => free - failed),
        bar('failed', palette.error.main, ({ failed }) => failed),
      ]}
    />
  );
}
