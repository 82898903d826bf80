import { expect, screen, userEvent, within } from 'storybook/test';
import { anImport } from '#fixtures/body/measurement-imports.ts';
import { openScaleCsv, renphoCsv } from '#fixtures/body/health-exports.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import ImportPage from './ImportPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const earlier = anImport({ userId: member.id, id: 'earlier', fileName: 'openScale_2024.csv' });
const seed = {
  measurementImports: [earlier],
  importedValues: [
    { importId: 'earlier', metric: 'weight' as const, week: '2024-W01', value: 75, days: 3 },
    { importId: 'earlier', metric: 'weight' as const, week: '2024-W03', value: 71.5, days: 3 },
  ],
};
const nothing = { measurementImports: [], importedValues: [] };

const meta = preview.meta({
  title: 'Features/Measurement import',
  component: ImportPage,
  parameters: { layout: 'fullscreen', path: '/indicator/me/import', server: { as: member, seed, at: noon } },
});

const choose = async (name: string, text: string): Promise<void> =>
  userEvent.upload(
    await screen.findByLabelText('Chọn tệp', { selector: 'input' }),
    new File([text], name, { type: 'text/csv' }),
    { applyAccept: false },
  );

const scale = [...openScaleCsv({ records: 28 })].join('');

export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('openScale_2024.csv')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Chọn tệp' })).toBeInTheDocument();
  },
});

export const NothingYet = meta.story({
  parameters: { server: { as: member, seed: nothing, at: noon } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Mỗi tệp bạn nhập sẽ hiện ở đây/)).toBeInTheDocument();
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/measurement-imports': 'waiting' } } },
});

export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /me/measurement-imports': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

/** What is there already stays, unless it is ticked. */
export const Looked = meta.story({
  play: async ({ canvas }) => {
    await choose('openScale.csv', scale);
    await expect(await canvas.findByText('Tệp này có gì')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('heading', { name: /2 số khác với số đang có/ }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/75 kg đã nhập trước đây/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập 10 giá trị' }));
    await expect(await canvas.findByText(/Đã thêm 10 giá trị, thay 0/)).toBeInTheDocument();
    await expect(await canvas.findByText('openScale.csv')).toBeInTheDocument();
  },
});

export const AllFromTheFile = meta.story({
  play: async ({ canvas }) => {
    await choose('openScale.csv', scale);
    await userEvent.click(await canvas.findByRole('button', { name: 'Lấy tất cả từ tệp' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vòng eo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập 8 giá trị' }));
    await expect(await canvas.findByText(/Đã thêm 6 giá trị, thay 2/)).toBeInTheDocument();
  },
});

/** A saved week is compared with, and never touched. */
export const BesideSavedWeeks = meta.story({
  parameters: {
    server: {
      as: member,
      seed: {
        ...nothing,
        snapshots: [
          aSnapshot({ userId: member.id, week: '2024-W03', inputs: profileInputs({ weight: 65 }) }),
        ],
      },
      at: noon,
    },
  },
  play: async ({ canvas }) => {
    await choose('renpho.csv', renphoCsv);
    await expect(await canvas.findByText(/65 kg trong tuần đã lưu, 70 kg trong tệp/)).toBeInTheDocument();
  },
});

/** Numbers without a unit are asked for, and the file is read again that way. */
export const UnitsAsked = meta.story({
  parameters: { server: { as: member, seed: nothing, at: noon } },
  play: async ({ canvas }) => {
    await choose('mine.csv', 'Date,Weight\n03/04/2024,142\n05/04/2024,141\n');
    await userEvent.selectOptions(await canvas.findByLabelText('Cân nặng tính bằng'), 'lb');
    await userEvent.selectOptions(await canvas.findByLabelText('Ngày được ghi thế nào?'), 'MDY');
    await userEvent.click(await canvas.findByText('Từng tuần: Cân nặng'));
    await expect(await canvas.findByText(/64,4/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Nhập 2 giá trị' })).toBeInTheDocument();
  },
});

export const WrongFile = meta.story({
  play: async ({ canvas }) => {
    await choose('gia.csv', 'Tên,Giá\nPhở,50000\n');
    await expect(await canvas.findByText(/Không nhận ra cột nào trong bảng này/)).toBeInTheDocument();
    await choose('trong.csv', '');
    await expect(await canvas.findByText(/Tệp này trống/)).toBeInTheDocument();
  },
});

/** What was chosen stays when it cannot be kept. */
export const KeepingFails = meta.story({
  parameters: {
    server: { as: member, seed, at: noon, answers: { 'POST /me/measurement-imports': 'failing' } },
  },
  play: async ({ canvas }) => {
    await choose('openScale.csv', scale);
    await userEvent.click(await canvas.findByRole('button', { name: 'Lấy tất cả từ tệp' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập 12 giá trị' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Nhập 12 giá trị' })).toBeInTheDocument();
  },
});

export const Removed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xoá openScale_2024.csv' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Xoá lần nhập này?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xoá' }));
    await expect(await canvas.findByText(/Mỗi tệp bạn nhập sẽ hiện ở đây/)).toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
