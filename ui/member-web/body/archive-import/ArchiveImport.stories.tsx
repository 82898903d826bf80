import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { archiveFormat } from '#core/member-lifecycle/archive-import/archive-content.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aGoal, aSnapshot } from '#fixtures/body/snapshots.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aBroughtAnswer } from '#fixtures/member-lifecycle/archives.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import ArchiveImportPage from './ArchiveImportPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });

const meta = preview.meta({
  title: 'Features/Archive import',
  component: ArchiveImportPage,
  parameters: { layout: 'fullscreen', path: '/indicator/me/bring', server: { as: member, at: noon } },
});

const weekOf = (week: string, weight: number, sides: readonly string[] = []) => ({
  id: `week-${week}`,
  week,
  standard: 'ASIA_PACIFIC',
  inputs: profileInputs({ weight }),
  carriedOver: [],
  media: sides.map((side) => ({ mediumId: `${week}-${side}`, side })),
});

const answer = {
  id: 'review-1',
  week: '2026-W30',
  coachName: 'Lê Hoàng Nguyệt Ánh',
  approvedAt: '2026-08-01T05:00:00.000Z',
  reply: { notes: [{ kind: 'GENERAL', text: 'Bạn đang đi đúng hướng.' }], targets: [] },
};

const data = (parts: object = {}) => ({
  archive: { format: archiveFormat, origin: 'https://fitboard-a.example', exportId: 'export-1' },
  exportedAt: '2026-11-20T03:00:00.000Z',
  account: { id: 'elsewhere' },
  snapshots: [weekOf('2026-W30', 74), weekOf('2026-W31', 73.4), weekOf('2026-W46', 70)],
  goals: [{ metric: 'weight', target: 66, startValue: 74, createdAt: '2026-07-20T05:00:00.000Z' }],
  reviews: [answer],
  media: [],
  ...parts,
});

const zipped = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<Blob> => {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const [path, content] of Object.entries(files))
    await writer.add(
      path,
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content),
    );
  return writer.close();
};
const archiveOf = (parts?: object, files: Readonly<Record<string, Uint8Array>> = {}): Promise<Blob> =>
  zipped({ 'data.json': JSON.stringify(data(parts)), ...files });

const choose = async (name: string, content: Blob | string): Promise<void> =>
  userEvent.upload(
    await screen.findByLabelText('Chọn tệp zip', { selector: 'input' }),
    new File([content], name, { type: 'application/zip' }),
    { applyAccept: false },
  );
const start = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Mang đến đây' }));

export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Chọn tệp zip' })).toBeInTheDocument();
  },
});

/** Each wrong file says what to do. */
export const WrongFiles = meta.story({
  play: async ({ canvas }) => {
    await choose('ghi-chu.txt', 'Xin chào');
    await expect(await canvas.findByText(/Đây không phải tệp zip/)).toBeInTheDocument();
    await choose('trong.zip', '');
    await expect(await canvas.findByText(/Tệp này trống/)).toBeInTheDocument();
    await choose('anh.zip', await zipped({ 'a.txt': 'a' }));
    await expect(await canvas.findByText(/Đây không phải tệp dữ liệu của Fitboard/)).toBeInTheDocument();
    await choose('hong.zip', (await archiveOf()).slice(0, 300));
    await expect(await canvas.findByText(/Tệp này bị hỏng hoặc chưa đầy đủ/)).toBeInTheDocument();
    await choose('bom.zip', await zipped({ 'data.json': ' '.repeat(4_000_000) }));
    await expect(await canvas.findByText(/không được đóng gói như Fitboard/)).toBeInTheDocument();
  },
});

export const NewerFormat = meta.story({
  play: async ({ canvas }) => {
    await choose('moi.zip', await archiveOf({ archive: { format: archiveFormat + 1 } }));
    await expect(await canvas.findByText(/bản Fitboard mới hơn/)).toBeInTheDocument();
  },
});

export const Looked = meta.story({
  play: async ({ canvas }) => {
    await choose('fitboard.zip', await archiveOf());
    await expect(await canvas.findByRole('heading', { name: 'Tệp này có gì' })).toBeInTheDocument();
    await expect(await canvas.findByText(/^3 tuần, từ /)).toBeInTheDocument();
    await expect(await canvas.findByText('3 tuần mới.')).toBeInTheDocument();
    await expect(canvas.getByText('1 câu trả lời của huấn luyện viên.')).toBeInTheDocument();
    await expect(canvas.getByText(/fitboard-a\.example/)).toBeInTheDocument();
  },
});

const conflicts = {
  as: member,
  at: noon,
  seed: {
    goals: [aGoal({ userId: member.id, metric: 'weight', target: 68 })],
    snapshots: [
      aSnapshot({
        userId: member.id,
        week: '2026-W30',
        inputs: profileInputs({ weight: 75 }),
        broughtAt: noon,
      }),
      aSnapshot({
        userId: member.id,
        week: '2026-W31',
        inputs: profileInputs({ weight: 73.4 }),
        broughtAt: noon,
      }),
      aSnapshot({ userId: member.id, week: '2026-W46', inputs: profileInputs({ weight: 69 }) }),
    ],
  },
};

/** What is here stays, unless it is ticked; a past week that was saved here always stays. */
export const WithConflicts = meta.story({
  parameters: { server: conflicts },
  play: async ({ canvas }) => {
    await choose('fitboard.zip', await archiveOf());
    await expect(
      await canvas.findByRole('heading', { name: '1 tuần khác với tuần đang có' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Cân nặng: ở đây 75 kg, trong tệp 74 kg')).toBeInTheDocument();
    await expect(canvas.getByText('Ở đây 68 kg, trong tệp 66 kg')).toBeInTheDocument();
    await expect(canvas.getByText(/1 tuần đã lưu ở đây với số khác/)).toBeInTheDocument();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /ở đây 75/ }));
    await start();
    await expect(await canvas.findByText('1 tuần được thay bằng tuần trong tệp.')).toBeInTheDocument();
  },
});

const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
const file = (id: string) => ({ id, name: `${id}.jpg`, type: 'IMAGE', file: `media/${id}-${id}.jpg` });
const withPhotos = () => {
  const media = ['FRONT', 'BACK'].map((side) => file(`2026-W30-${side}`));
  return archiveOf(
    { snapshots: [weekOf('2026-W30', 74, ['FRONT', 'BACK', 'LEFT'])], media },
    Object.fromEntries(media.map((one) => [one.file, picture])),
  );
};

/** A photo that the zip does not hold is named; the rest has come. */
export const Done = meta.story({
  play: async ({ canvas }) => {
    await choose('fitboard.zip', await withPhotos());
    await expect(await canvas.findByText('2 ảnh sẽ được tải lên.')).toBeInTheDocument();
    await expect(canvas.getByText('1 ảnh không có trong tệp zip.')).toBeInTheDocument();
    await start();
    await expect(await canvas.findByText('Đã thêm 1 tuần.')).toBeInTheDocument();
    await expect(canvas.getByText('2 ảnh đã đến.')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: '1 ảnh không mang được' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Xem tiến trình' })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Câu trả lời mang theo (1)' })).toBeInTheDocument();
  },
});

export const DoneAgain = meta.story({
  play: async ({ canvas }) => {
    const archive = await archiveOf();
    await choose('fitboard.zip', archive);
    await start();
    await expect(await canvas.findByText('Đã thêm 3 tuần.')).toBeInTheDocument();
    await choose('fitboard.zip', archive);
    await expect(await canvas.findByText('Không có gì mới: 3 tuần đã có ở đây.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Mang đến đây' })).toBeNull();
  },
});

export const Running = meta.story({
  parameters: { server: { as: member, at: noon, answers: { 'POST /me/archive-imports': 'waiting' } } },
  play: async ({ canvas }) => {
    await choose('fitboard.zip', await archiveOf());
    await start();
    await expect(await canvas.findByRole('progressbar', { name: 'Đang mang đến…' })).toBeInTheDocument();
    await expect(canvas.getByText(/Hãy để trang này mở/)).toBeInTheDocument();
  },
});

/** What breaks off goes on from where it was. */
export const BrokenOff = meta.story({
  parameters: { server: { as: member, at: noon, answers: { 'POST /me/archive-imports': 'failing' } } },
  play: async ({ canvas }) => {
    await choose('fitboard.zip', await archiveOf());
    await start();
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Mang tiếp' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng' }));
    await expect(await canvas.findByRole('button', { name: 'Chọn tệp zip' })).toBeInTheDocument();
  },
});

export const PreviewFails = meta.story({
  parameters: {
    server: { as: member, at: noon, answers: { 'POST /me/archive-imports/preview': 'failing' } },
  },
  play: async ({ canvas }) => {
    await choose('fitboard.zip', await archiveOf());
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

export const WithAnswers = meta.story({
  parameters: {
    server: { as: member, at: noon, seed: { broughtAnswers: [aBroughtAnswer({ userId: member.id })] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Câu trả lời mang theo (1)' })).toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
