import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import { unreachable } from '../api/api-error.ts';
import preview from '../../../.storybook/preview.tsx';
import { OfflineBanner, UpdateBanner } from './Banners.tsx';
import { CopyButton } from './CopyButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import { ErrorState } from './States.tsx';
import { type Status, StatusChip } from './StatusChip.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { WeekRing } from './WeekRing.tsx';

const now = new Date('2026-11-21T10:00:00+07:00');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const statuses: readonly [Status, string][] = [
  ['neutral', 'Chưa bắt đầu'],
  ['waiting', 'Đang chờ'],
  ['active', 'Đang xử lý'],
  ['done', 'Hoàn tất'],
  ['refused', 'Đã huỷ'],
  ['warning', 'Sắp hết hạn'],
  ['locked', 'Cần gói Pro'],
];

const Chips = () => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
    {statuses.map(([status, label]) => (
      <StatusChip key={status} status={status} label={label} />
    ))}
  </Stack>
);

const meta = preview.meta({ title: 'Parts/Small parts', component: Chips });

export const Statuses = meta.story({});
export const StatusesInDark = meta.story({ globals: { theme: 'dark' } });

export const Times = meta.story({
  render: () => (
    <Stack sx={{ gap: 1 }}>
      {[0, 0.5, 2, 30, 24 * 10].map((hours) => (
        <RelativeTime key={hours} at={ago(hours)} now={now} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 giờ trước')).toBeInTheDocument();
    await expect(canvas.getByText('11 thg 11, 2026')).toBeInTheDocument();
  },
});

export const Copy = meta.story({ render: () => <CopyButton text="PAYFB123" label="Sao chép mã PAYFB123" /> });

export const Switches = meta.story({
  render: () => (
    <Stack direction="row" sx={{ gap: 2 }}>
      <ThemeSwitch />
      <LanguageSwitch href="/en" />
    </Stack>
  ),
});

export const Banners = meta.story({
  render: () => (
    <Stack sx={{ gap: 2 }}>
      <OfflineBanner online={false} />
      <UpdateBanner onReload={() => undefined} />
    </Stack>
  ),
});

let asked = 0;

/** However many parts of a page miss their answer, the lost line is said once, and asking again asks for all. */
export const OneLostLine = meta.story({
  render: () => (
    <Stack sx={{ gap: 2 }}>
      {['first', 'second', 'third'].map((part) => (
        <ErrorState key={part} compact error={unreachable()} onRetry={() => (asked += 1)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    asked = 0;
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(asked).toBe(3);
  },
});

export const Ring = meta.story({ render: () => <WeekRing value={5} of={7} label="Ngày thứ 5 trong 7" /> });
