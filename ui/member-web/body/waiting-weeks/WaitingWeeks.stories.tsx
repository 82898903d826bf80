import { expect, waitFor, within } from 'storybook/test';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import { aUser } from '#fixtures/people/users.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { forgetDevice, sharedDatabase } from '#ui/device/forget-device.ts';
import { carryRequestsByFetch } from '../../app/uploads/story-requests.ts';
import PhysicalProfilePage from '../physical-profile/PhysicalProfilePage.tsx';
import { openDB } from 'idb';
import { weekStore } from './week-database.ts';
import type { WaitingWeek } from './week-queue.ts';

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const week = '2026-W47';
const away = { 'POST /indicators': 'away', 'POST /media': 'away' } as const;

const picture = () => new File([new Uint8Array(64)], 'front.jpg', { type: 'image/jpeg' });

const aSave = (parts: Partial<WaitingWeek> = {}): WaitingWeek => ({
  id: 'waiting',
  userId: member.id,
  key: 'key-of-the-story',
  pressedAt: Date.parse('2026-11-20T05:30:00Z'),
  seen: { week, version: 0 },
  inputs: {
    ...nothingMeasured,
    body: { ...nothingMeasured.body, age: 31, gender: 'FEMALE', height: 162, weight: 62.4, waist: 77 },
  },
  carriedOver: [],
  media: [],
  photos: (['FRONT', 'BACK', 'LEFT'] as const).map((side) => ({
    side,
    key: `key-${side}`,
    name: 'photo.jpg',
    file: picture(),
  })),
  wasSent: false,
  question: null,
  ...parts,
});

const keep =
  (parts: Partial<WaitingWeek> = {}) =>
  async () => {
    localStorage.clear();
    await forgetDevice(null);
    await weekStore.change(member.id, () => [aSave(parts)]);
    const undo = carryRequestsByFetch();
    return async () => {
      undo();
      await forgetDevice(null);
    };
  };

const meta = preview.meta({
  title: 'Features/Waiting weeks',
  component: PhysicalProfilePage,
  parameters: {
    layout: 'fullscreen',
    path: '/indicator/me/edit',
    server: { as: member, seed: someWeeks(member.id, 4, '2026-W46'), answers: away },
  },
  beforeEach: keep(),
});

/** What waits, how much of it, and that nothing is lost; it is sent by itself, or at once. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', {
      name: 'Tuần này nằm an toàn trên thiết bị của bạn',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/3 ảnh, 3 ảnh chưa gửi/)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Gửi ngay' })).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const WaitingInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

/** The form goes on with it, pictures and all. */
export const EditedOnceMore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sửa lại' }));
    await expect(await canvas.findByRole('textbox', { name: /Cân nặng/ })).toHaveValue('62,4');
    await expect(canvas.getByRole('heading', { name: 'Số đo tuần này' })).toHaveFocus();
  },
});

/** Thrown away only after a question, which says what is lost. */
export const LetGo = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ bản này' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ bản này' }));
    await expect(await canvas.findByRole('textbox', { name: /Cân nặng/ })).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Số đo tuần này' })).toHaveFocus());
    await expect((await weekStore.change(member.id, (queue) => queue)).queue).toEqual([]);
  },
});

/** Another device saved the week meanwhile: both are shown, and neither is written over. */
export const SavedElsewhere = meta.story({
  parameters: { server: { as: member, seed: someWeeks(member.id, 4), answers: away } },
  beforeEach: keep({ wasSent: true, question: { kind: 'CHANGED' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/đã được lưu từ thiết bị khác/)).toBeInTheDocument();
    await expect(await canvas.findByRole('row', { name: /Cân nặng.*62,4/ })).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Lưu bản trên thiết bị này' })).toBeEnabled(),
    );
    await expect(canvas.getByRole('button', { name: 'Giữ bản đã lưu' })).toBeInTheDocument();
  },
});

/** The week was over before the line was back. */
export const TooLate = meta.story({
  beforeEach: keep({ seen: { week: '2026-W46', version: 0 }, wasSent: true, question: { kind: 'OVER' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bạn có thể lưu vào tuần này/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lưu vào tuần này' })).toBeEnabled());
  },
});

/** Refused, in the server's words, with the way back into the form. */
export const Refused = meta.story({
  beforeEach: keep({ wasSent: true, question: { kind: 'REFUSED', text: 'Bạn còn thiếu 300 Base Coin.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bạn còn thiếu 300 Base Coin/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Sửa lại' })).toBeInTheDocument();
  },
});

const share = async () => {
  localStorage.clear();
  await forgetDevice(null);
  const database = await openDB(sharedDatabase, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('pictures', { autoIncrement: true }),
  });
  const canvas = new OffscreenCanvas(300, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
  const file = new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'shared.jpg', {
    type: 'image/jpeg',
  });
  for (const one of [file, file]) await database.add('pictures', one);
  database.close();
  return () => forgetDevice(null);
};

/** Pictures from another app: which side each of them is, then the frame like any other. */
export const SharedFromAnotherApp = meta.story({
  parameters: { path: '/indicator/me/edit?step=photos&shared=yes' },
  beforeEach: share,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'Ảnh bạn vừa chia sẻ' });
    await expect(canvas.getByText('Còn 2 ảnh chưa chọn góc')).toBeInTheDocument();
    await userEvent.click(within(group).getByRole('button', { name: 'Phía trước' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Căn khung: Phía trước');
    // Closing the frame loses nothing: it is still asked which side this picture is.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Huỷ' }));
    await waitFor(() => expect(within(group).getByRole('button', { name: 'Phía trước' })).toHaveFocus());
    await expect(canvas.getByText('Còn 2 ảnh chưa chọn góc')).toBeInTheDocument();
  },
});

/** The app could not hand them over: said, with what to do instead. */
export const NothingArrived = meta.story({
  parameters: { path: '/indicator/me/edit?step=photos&shared=no' },
  beforeEach: () => {
    localStorage.clear();
    return forgetDevice(null);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/chưa tới được đây/)).toBeInTheDocument();
  },
});
