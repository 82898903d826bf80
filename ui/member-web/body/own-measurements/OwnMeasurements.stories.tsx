import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { anOwnMeasurement } from '#fixtures/body/own-measurements.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import OwnMeasurementsPage from './OwnMeasurementsPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const pressure = anOwnMeasurement({
  userId: member.id,
  id: 'pressure',
  name: 'Huyết áp',
  unit: 'mmHg',
  numbers: 2,
  high: 129,
  secondHigh: 84,
});
const calf = anOwnMeasurement({ userId: member.id, id: 'calf', place: 2 });
const values = [
  { measurementId: 'pressure', day: '2026-10-20', value: 126, second: 82 },
  { measurementId: 'pressure', day: '2026-11-05', value: 131, second: 83 },
  { measurementId: 'pressure', day: '2026-11-17', value: 121, second: 79 },
];
const seed = { ownMeasurements: [pressure, calf], ownValues: values };
const nothing = { ownMeasurements: [], ownValues: [] };
const full = {
  ownValues: [],
  ownMeasurements: Array.from({ length: 20 }, (_, index) =>
    anOwnMeasurement({ userId: member.id, id: `own-${index}`, name: `Số đo ${index + 1}`, place: index + 1 }),
  ),
};

const meta = preview.meta({
  title: 'Features/Body/Own measurements',
  component: OwnMeasurementsPage,
  parameters: { layout: 'fullscreen', path: '/indicator/me/own', server: { as: member, seed, at: noon } },
});

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

export const Listed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Gần nhất: 121\/79 mmHg/)).toBeInTheDocument();
    await expect(canvas.getByText('Chưa có giá trị nào')).toBeInTheDocument();
  },
});

export const NothingYet = meta.story({
  parameters: { server: { as: member, seed: nothing, at: noon } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa có số đo riêng nào')).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/own-measurements': 'waiting' } } },
});

export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/own-measurements': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

export const AsManyAsThereCanBe = meta.story({
  parameters: { server: { as: member, seed: full, at: noon } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/là mức nhiều nhất/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Thêm số đo' })).toBeNull();
  },
});

/** A suggestion fills in the form; a name that is taken keeps what was typed, with the reason beside it. */
export const Adding = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm số đo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Huyết áp' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm số đo này' }));
    await expect(await canvas.findByText(/Bạn đã có một số đo tên này/)).toBeInTheDocument();
    const name = canvas.getByRole('textbox', { name: /Tên số đo/ });
    await expect(name).toHaveValue('Huyết áp');
    await userEvent.type(name, ' buổi tối');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm số đo này' }));
    await expect(await canvas.findByRole('heading', { name: 'Huyết áp buổi tối' })).toBeInTheDocument();
  },
});

/** Outside the member’s own range it is asked once, and kept when it is right. */
export const Unusual = meta.story({
  play: async () => {
    const card = await cardOf('Huyết áp');
    // The story’s server lives on this day.
    fireEvent.change(card.getByLabelText(/Ngày đo/), { target: { value: '2026-11-20' } });
    await userEvent.type(card.getByRole('textbox', { name: /Số thứ nhất/ }), '142');
    await userEvent.click(card.getByRole('button', { name: 'Ghi giá trị' }));
    await expect(await card.findByText('Vui lòng điền mục này.')).toBeInTheDocument();
    await userEvent.type(card.getByRole('textbox', { name: /Số thứ hai/ }), '80');
    await userEvent.click(card.getByRole('button', { name: 'Ghi giá trị' }));
    await expect(
      await card.findByText(/ngoài khoảng bạn đặt \(đến 129 \/ đến 84 mmHg\)/),
    ).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Số đúng, ghi giá trị' }));
    await expect(await card.findByText(/Gần nhất: 142\/80 mmHg/)).toBeInTheDocument();
  },
});

/** The line, and each value to correct or to take away, which can be taken back. */
export const Corrected = meta.story({
  play: async () => {
    const card = await cardOf('Huyết áp');
    await userEvent.click(card.getByRole('button', { name: 'Xem các lần đo (3)' }));
    await expect(await card.findByText(/ngoài khoảng bạn đặt/)).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: /^Sửa 131\/83/ }));
    const first = card.getByRole('textbox', { name: /Số thứ nhất/ });
    await expect(first).toHaveValue('131');
    await userEvent.clear(first);
    await userEvent.type(first, '128');
    await userEvent.click(card.getByRole('button', { name: 'Ghi giá trị' }));
    await expect(await card.findByText('128/83 mmHg')).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: /^Xoá 128\/83/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await expect(await card.findByText('128/83 mmHg')).toBeInTheDocument();
  },
});

export const Ordered = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lên: đưa “Bắp chân”/ }));
    await expect(await canvas.findByRole('button', { name: /^Lên: đưa “Huyết áp”/ })).toBeInTheDocument();
  },
});

export const Removed = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete “Huyết áp”' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/Its 3 values are deleted too/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText(/“Huyết áp” deleted/)).toBeInTheDocument();
  },
});
