import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CategoryScale } from '#ui/components/CategoryScale.tsx';
import { WeekRing } from '#ui/components/WeekRing.tsx';
import { ArrowDownIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { Lanes } from '#ui/illustrations/Drawing.tsx';

/** Twelve weeks of one invented person, 1.68 m tall. */
const weights = [68.4, 68.6, 68.1, 67.9, 68.0, 67.5, 67.2, 67.3, 66.9, 66.4, 66.5, 65.8];
const trend = [68.4, 68.4, 68.2, 68.1, 68.0, 67.8, 67.5, 67.3, 67.1, 66.8, 66.5, 66.2];

const width = 360;
const height = 132;
const low = 65.2;
const high = 69;
const x = (week: number) => 8 + (week * (width - 16)) / (weights.length - 1);
const y = (weight: number) => 8 + ((high - weight) / (high - low)) * (height - 16);
const path = (values: readonly number[]) =>
  values
    .map((value, week) => `${week === 0 ? 'M' : 'L'}${x(week).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');

const TrendDrawing = () => (
  <Box
    component="svg"
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden
    sx={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
  >
    {[66, 67, 68, 69].map((line) => (
      <line
        key={line}
        x1="0"
        x2={width}
        y1={y(line)}
        y2={y(line)}
        stroke="var(--fb-palette-divider)"
        strokeDasharray="2 5"
      />
    ))}
    <path
      d={`${path(trend)}L${x(11)} ${height}L${x(0)} ${height}Z`}
      fill="var(--fb-palette-accent-soft)"
      opacity="0.7"
    />
    <path
      d={path(trend)}
      fill="none"
      stroke="var(--fb-palette-accent-main)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {weights.map((weight, week) => (
      <circle
        key={x(week)}
        cx={x(week)}
        cy={y(weight)}
        r="4"
        fill="var(--fb-palette-background-paper)"
        stroke="var(--fb-palette-text-secondary)"
        strokeWidth="2"
      />
    ))}
    <circle
      cx={x(11)}
      cy={y(65.8)}
      r="6.5"
      fill="var(--fb-palette-primary-main)"
      stroke="var(--fb-palette-background-paper)"
      strokeWidth="3"
    />
  </Box>
);

type HeadlineProps = Readonly<{
  label: 'weight' | 'fat' | 'waist';
  value: string;
  unit: string;
  change: string;
}>;

const Headline = ({ label, value, unit, change }: HeadlineProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id={`home.sample.${label}`} />
    </Typography>
    <Typography
      component="p"
      sx={{
        fontWeight: 600,
        fontSize: { xs: '1.25rem', sm: '1.5rem' },
        lineHeight: 1.3,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {value}
      <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary', ml: 0.5 }}>
        {unit}
      </Box>
    </Typography>
    <Typography
      variant="caption"
      component="p"
      sx={{
        color: 'success.main',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.25,
        whiteSpace: 'nowrap',
      }}
    >
      <ArrowDownIcon sx={{ fontSize: '0.95rem' }} />
      {change}
    </Typography>
  </Box>
);

/** The real board in small, with sample numbers: what it will look like after twelve weeks. */
export const FitboardSample = () => {
  const { formatMessage } = useIntl();
  const { number, percent } = useFormats();
  return (
    <Box component="figure" sx={{ m: 0, position: 'relative' }}>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 400 400"
        fill="none"
        sx={{
          position: 'absolute',
          left: { xs: -40, md: -70 },
          top: { xs: -36, md: -64 },
          width: { xs: 560, md: 900 },
          maxWidth: 'none',
          zIndex: 0,
        }}
      >
        <Lanes
          x={40}
          y={60}
          size={300}
          colours={[
            'var(--fb-palette-accent-soft)',
            'var(--fb-palette-drawing-mist)',
            'var(--fb-palette-accent-soft)',
          ]}
        />
      </Box>
      <Card
        sx={{
          position: 'relative',
          zIndex: 1,
          p: { xs: 2, sm: 3 },
          display: 'grid',
          gap: { xs: 2, sm: 2.5 },
          boxShadow: 'var(--fb-palette-elevation-raised)',
          borderRadius: '24px',
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <WeekRing value={5} of={7} size={76} label={formatMessage({ id: 'home.sample.ring' })} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="p">
              <FormattedMessage id="home.sample.title" />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="home.sample.text" />
            </Typography>
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(3, auto)',
            justifyContent: 'space-between',
            gap: 1.5,
          }}
        >
          <Headline label="weight" value={number(65.8, 1)} unit="kg" change={`${number(2.6, 1)} kg`} />
          <Headline label="fat" value={number(27.4, 1)} unit="%" change={percent(3.1)} />
          <Headline label="waist" value={number(76.5, 1)} unit="cm" change={`${number(5, 1)} cm`} />
        </Box>
        <TrendDrawing />
        <CategoryScale
          label="BMI"
          bands={[
            { key: 'slim', label: formatMessage({ id: 'home.sample.bmi.slim' }), until: 18.5, tone: 'low' },
            {
              key: 'normal',
              label: formatMessage({ id: 'home.sample.bmi.normal' }),
              until: 25,
              tone: 'good',
            },
            { key: 'over', label: formatMessage({ id: 'home.sample.bmi.over' }), until: 30, tone: 'raised' },
            {
              key: 'obese',
              label: formatMessage({ id: 'home.sample.bmi.obese' }),
              until: null,
              tone: 'high',
            },
          ]}
          from={15}
          to={35}
          value={23.3}
          formatted={number(23.3, 1)}
          format={(value) => number(value, 1)}
        />
        <Typography
          component="figcaption"
          variant="caption"
          sx={{ color: 'text.secondary', textAlign: 'center' }}
        >
          <FormattedMessage id="home.sample.caption" />
        </Typography>
      </Card>
    </Box>
  );
};
