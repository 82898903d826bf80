import { Route, Routes } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { answered, asked, canceled, coach, member, serverFor } from '#fixtures/coaching/review-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { memberPath } from '../../app/paths.ts';
import MemberPage from './MemberPage.tsx';
import { noteDraft } from './note-draft.ts';

const path = `/me/members/${member.id}/note`;
const params = { id: member.id };
const draft = noteDraft(coach.id, member.id);

const words = 'Đau gối trái khi chạy hơn 3 km.\nLần sau hỏi lại giấc ngủ.';
const label = 'Điều bạn muốn nhớ về người này';
const meta = preview.meta({
  title: 'Features/PrivateNote',
  component: () => (
    <Routes>
      <Route path="/en?/dashboard/member/:id" element={<MemberPage />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', path: memberPath(member.id), server: serverFor(coach) },
});

const open = async () => {
  localStorage.clear();
  await answered(await asked());
};
const noted = async () => {
  await open();
  await client.memberNotes.keep({ params, body: { text: words, version: 0 } });
};
/** In another window of the same coach. */
const savedElsewhere = (text: string) => client.memberNotes.keep({ params, body: { text } });

export const NoneYet = meta.story({
  beforeEach: open,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: label });
    await expect(canvas.getByText('Chưa có ghi chú nào.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Lưu ghi chú' })).toBeDisabled();
    await userEvent.type(field, 'Đau gối.');
    await expect(canvas.getByText('8/2.000')).toBeInTheDocument();
    await expect(canvas.getByText(/^Có thay đổi chưa lưu/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu ghi chú' }));
    await expect(await canvas.findByText(/^Đã lưu lúc \d/)).toBeInTheDocument();
    await expect(await client.memberNotes.get({ params })).toMatchObject({ text: 'Đau gối.', version: 1 });
    await expect(draft.read()).toBeUndefined();
  },
});

export const Kept = meta.story({
  beforeEach: noted,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: label });
    await expect(field).toHaveValue(words);
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá ghi chú' }));
    await expect(await canvas.findByText('Chưa có ghi chú nào.')).toBeInTheDocument();
    await expect(await client.memberNotes.get({ params })).toMatchObject({
      text: '',
      version: 2,
      updatedAt: null,
    });
  },
});

export const KeptInEnglishAndDark = meta.story({
  beforeEach: noted,
  globals: { language: 'en', theme: 'dark' },
});

/** Nothing is overwritten unseen, and what was typed here is still there. */
export const ChangedElsewhere = meta.story({
  beforeEach: noted,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: label });
    await savedElsewhere('Gối đã khỏi.');
    await userEvent.type(field, ' Ngủ muộn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu ghi chú' }));
    await expect(await canvas.findByText('Gối đã khỏi.')).toBeInTheDocument();
    await expect(field).toHaveValue(`${words} Ngủ muộn.`);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản của tôi' }));
    await expect(await canvas.findByText(/^Đã lưu lúc \d/)).toBeInTheDocument();
    await expect(await client.memberNotes.get({ params })).toMatchObject({
      text: `${words} Ngủ muộn.`,
      version: 3,
    });
  },
});
export const DeletedElsewhere = meta.story({
  beforeEach: noted,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: label });
    await savedElsewhere('');
    await userEvent.type(field, ' Ngủ muộn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu ghi chú' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ bản của tôi' }));
    await expect(field).toHaveValue('');
    await expect(canvas.getByText('Chưa có ghi chú nào.')).toBeInTheDocument();
  },
});

export const DraftOfBefore = meta.story({
  beforeEach: async () => {
    await noted();
    draft.write({ text: `${words} Uống ít nước.`, version: 1 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: label })).toHaveValue(`${words} Uống ít nước.`);
    await expect(canvas.getByText(/^Có thay đổi chưa lưu/)).toBeInTheDocument();
  },
});

export const SavingFails = meta.story({
  beforeEach: open,
  parameters: { server: { ...serverFor(coach), answers: { [`PUT ${path}`]: 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: label });
    await userEvent.type(field, 'Đau gối.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu ghi chú' }));
    await expect(await canvas.findByText(/story-0001/)).toBeInTheDocument();
    await expect(field).toHaveValue('Đau gối.');
    await waitFor(() => expect(draft.read()).toEqual({ text: 'Đau gối.', version: 0 }));
    await expect(canvas.getByRole('button', { name: 'Lưu ghi chú' })).toBeEnabled();
  },
});
export const Saving = meta.story({
  beforeEach: open,
  parameters: { server: { ...serverFor(coach), answers: { [`PUT ${path}`]: 'waiting' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: label }), 'Đau gối.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu ghi chú' }));
    await expect(await canvas.findByText('Đang lưu…')).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  beforeEach: open,
  parameters: { server: { ...serverFor(coach), answers: { [`GET ${path}`]: 'waiting' } } },
});
export const LoadingFails = meta.story({
  beforeEach: open,
  parameters: { server: { ...serverFor(coach), answers: { [`GET ${path}`]: 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

/** The note is kept, and shown again when a request stands. */
export const Closed = meta.story({
  beforeEach: async () => {
    localStorage.clear();
    const id = await asked();
    await client.memberNotes.keep({ params, body: { text: words, version: 0 } });
    await canceled(id);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ghi chú bạn đã lưu vẫn được giữ/)).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: label })).not.toBeInTheDocument();
  },
});
