import Box from '@mui/material/Box';

type Props = Readonly<{ value: number; of: number; size?: number; label: string; text?: string }>;

/** A running track seen from above: each day, or each part, is one stretch of it. */
export const WeekRing = ({ value, of, size = 96, label, text }: Props) => {
  const radius = 40;
  const round = 2 * Math.PI * radius;
  const gap = of > 1 ? 5 : 0;
  const stretch = round / of - gap;
  return (
    <Box
      component="svg"
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      sx={{ width: size, height: size, flexShrink: 0, display: 'block' }}
    >
      <g transform="rotate(-90 50 50)" fill="none" strokeWidth="11">
        {Array.from({ length: of }, (_, index) => (
          <circle
            key={index}
            cx="50"
            cy="50"
            r={radius}
            stroke={index < value ? 'var(--fb-palette-accent-main)' : 'var(--fb-palette-background-sunken)'}
            strokeDasharray={`${stretch} ${round - stretch}`}
            strokeDashoffset={-(index * (stretch + gap) + gap / 2)}
          />
        ))}
      </g>
      <text
        x="50"
        y="51"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="24"
        fontWeight="600"
        fill="var(--fb-palette-text-primary)"
      >
        {text ?? `${value}/${of}`}
      </text>
    </Box>
  );
};
