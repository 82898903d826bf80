import preview from '../../../.storybook/preview.tsx';
import { CategoryScale } from './CategoryScale.tsx';

type Props = Readonly<{ value: number | null; marks?: readonly number[] }>;

const written = (value: number) => String(value).replace('.', ',');

const Bmi = ({ value, marks }: Props) => (
  <CategoryScale
    label="BMI"
    bands={[
      { key: 'slim', label: 'Gầy', until: 18.5, tone: 'low' },
      { key: 'normal', label: 'Bình thường', until: 25, tone: 'good' },
      { key: 'over', label: 'Thừa cân', until: 30, tone: 'raised' },
      { key: 'obese', label: 'Béo phì', until: null, tone: 'high' },
    ]}
    from={15}
    to={35}
    value={value}
    formatted={value === null ? '–' : written(value)}
    missing="Cần chiều cao và cân nặng"
    format={written}
    marks={marks === undefined ? undefined : { label: 'Mốc hành động cho người châu Á', at: marks }}
  />
);

const meta = preview.meta({ title: 'Parts/CategoryScale', component: Bmi, args: { value: 23.3 } });

export const InTheMiddle = meta.story({});
export const OffTheEnd = meta.story({ args: { value: 52 } });
export const Marked = meta.story({ args: { value: 24.1, marks: [23, 27.5, 32.5] } });
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { value: 17 } });
export const NotMeasured = meta.story({ args: { value: null } });
