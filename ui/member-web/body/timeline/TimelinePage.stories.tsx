import { Route, Routes } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aGoal } from '#fixtures/body/snapshots.ts';
import { anImport } from '#fixtures/body/measurement-imports.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { aUser } from '#fixtures/people/users.ts';
import { changingWeeks, someWeeks } from '#fixtures/body/weeks.ts';
import preview from '../../../../.storybook/preview.tsx';
import TimelinePage from './TimelinePage.tsx';

/** The page reads which week is meant from its address. */
const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/indicator/:id" element={<TimelinePage />} />
  </Routes>
);

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const year = { ...someWeeks(member.id, 30), goals: [aGoal({ userId: member.id, target: 62 })] };

/** A story's seed is laid over the one above it, list by list. */
const nothing = { snapshots: [], media: [], goals: [] };

const meta = preview.meta({
  title: 'Features/Timeline',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path: '/indicator/me', server: { as: member, seed: year } },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chuỗi 30 tuần liên tiếp/)).toBeInTheDocument();
    await expect(canvas.getByText(/Mục tiêu 62/)).toBeInTheDocument();
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(5);
  },
});

export const FullInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

/** Every computed number opens how it came about. */
export const Explained = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^BMI/ }));
    // How a number came about is fetched on first request.
    const dialog = await screen.findByRole('dialog', { name: 'BMI' }, { timeout: 10_000 });
    await expect(dialog).toHaveTextContent('cân nặng (kg) ÷ chiều cao (m)²');
    await expect(dialog).toHaveTextContent('Nguồn');
  },
});

/** The keyboard's stop in the chart has a name, and a value shows what was measured beside the trend. */
export const ChartByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const stop = await canvas.findByRole('group', { name: /Dùng phím mũi tên/ }, { timeout: 10_000 });
    stop.focus();
    await userEvent.keyboard('{ArrowRight}');
    const tooltip = await screen.findByRole('tooltip');
    for (const row of ['Đo được', 'Xu hướng'])
      await expect(await within(tooltip).findByText(row)).toBeVisible();
  },
});

/** The same data as a table; what was taken over says so. */
export const AsTable = meta.story({
  parameters: { path: '/indicator/me?metric=waist&range=all' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem dạng bảng' }));
    await expect(await canvas.findByRole('table')).toHaveTextContent('(dùng lại tuần trước)');
  },
});

export const WithCategoryBands = meta.story({ parameters: { path: '/indicator/me?metric=bmi&range=all' } });

const imported = {
  measurementImports: [anImport({ userId: member.id, id: 'brought' })],
  importedValues: Array.from({ length: 20 }, (_, index) => ({
    importId: 'brought',
    metric: 'weight' as const,
    week: shiftWeek('2026-W20', -index),
    value: 70 + index / 10,
    days: 2,
  })),
};

/** What was imported stands beside the weeks, in the drawing and in the table. */
export const WithImported = meta.story({
  parameters: { path: '/indicator/me?range=all', server: { as: member, seed: { ...year, ...imported } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nhập từ tệp')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem dạng bảng' }));
    await expect(await canvas.findByRole('table')).toHaveTextContent('(nhập từ tệp)');
    await expect(canvas.getByText(/Chuỗi 30 tuần liên tiếp/)).toBeInTheDocument();
  },
});

export const ImportedAlone = meta.story({
  parameters: { path: '/indicator/me?range=all', server: { as: member, seed: { ...nothing, ...imported } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Đây là số nhập từ tệp/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Nhập số đo đã có' })).toBeInTheDocument();
  },
});

export const OnePoint = meta.story({
  parameters: {
    path: '/indicator/me?range=all',
    server: { as: member, seed: { ...someWeeks(member.id, 1), goals: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cần ít nhất hai lần/)).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { server: { seed: nothing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lưu tuần đầu tiên' })).toHaveAttribute(
      'href',
      '/indicator/me/edit',
    );
  },
});

export const Imperial = meta.story({
  parameters: { server: { as: { ...member, units: 'IMPERIAL' }, seed: year } },
});

/** A goal that no body can reach is refused beside the field, in the reader's own units. */
export const GoalOutOfReach = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sửa' }));
    // The form is fetched when it is first opened.
    const field = await screen.findByRole('textbox', { name: /Mức bạn muốn đạt/ }, { timeout: 10_000 });
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await userEvent.click(screen.getByRole('button', { name: 'Lưu mục tiêu' }));
    await expect(await screen.findByText(/Mục tiêu phải từ 25/)).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { path: '/indicator/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy tuần này')).toBeInTheDocument();
  },
});

/** Sleep and weight changed in the same weeks: said with how often and out of how many, and with what it does not say. */
const together = { seed: { ...nothing, snapshots: changingWeeks(member.id, 12) } };
export const MovedTogether = meta.story({
  parameters: { server: together },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Những gì thay đổi cùng nhau' }));
    await expect(
      card.getByText(
        'Thời gian ngủ mỗi đêm và Cân nặng: cái này tăng thì cái kia giảm, 11 trong 11 lần cả hai cùng thay đổi',
      ),
    ).toBeInTheDocument();
    await expect(card.getByText(/không có nghĩa là cái này gây ra cái kia/)).toBeInTheDocument();
  },
});
export const MovedTogetherInEnglishAndDark = meta.story({
  parameters: { server: together },
  globals: { language: 'en', theme: 'dark' },
});

/** It is no part of the page that anything waits for: refused, the rest stands. */
export const MovedTogetherFailing = meta.story({
  parameters: { server: { ...together, answers: { 'GET /indicators/moved-together': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chuỗi 12 tuần liên tiếp/)).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Những gì thay đổi cùng nhau' })).toBeNull();
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: member, answers: { 'GET /indicators/timeline': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /indicators/timeline': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

const withPremium = { ...member, level: 'PREMIUM', levelExpiresAt: null } as const;
const exportDialog = async () => within(await screen.findByRole('dialog'));

export const ReportFreeWithPremium = meta.story({
  parameters: {
    server: { as: withPremium },
    viewport: { options: { desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xuất dữ liệu' }));
    const dialog = await exportDialog();
    const free = await dialog.findByText('Miễn phí với gói Premium, bao nhiêu báo cáo cũng được.');
    await waitFor(() => expect(free).toBeVisible());
    await expect(dialog.queryByText('Phí')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Tạo báo cáo PDF' })).toBeEnabled();
  },
});
/** On a phone all but the week itself stands in a menu. */
export const ReportForAFee = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
    const dialog = await exportDialog();
    const fee = await dialog.findByText('Fee');
    await waitFor(() => expect(fee).toBeVisible());
    await expect(dialog.queryByText(/Free with your Premium plan/)).toBeNull();
  },
});
