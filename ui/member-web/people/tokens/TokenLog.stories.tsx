import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { aUser } from '#fixtures/people/users.ts';
import { aPersonalToken, aTokenCall } from '#fixtures/people/personal-tokens.ts';
import { after, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import preview from '../../../../.storybook/preview.tsx';
import TokenLogPage from './TokenLogPage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Minh Anh' });
const token = aPersonalToken({ id: 'a-token', userId: member.id, name: 'Trợ lý trên máy tính bàn' });
const of = { tokenId: token.id, userId: member.id };
const personalTokenCalls = [
  aTokenCall({ ...of, tool: 'list_weeks', what: '', at: after(noon, -1 * minute) }),
  aTokenCall({
    ...of,
    tool: 'read_week',
    what: '2026-W47, photos',
    isRefused: true,
    at: after(noon, -2 * minute),
  }),
  aTokenCall({ ...of, tool: 'trend', what: 'weight, 3m', at: after(noon, -3 * minute) }),
  aTokenCall({ ...of, tool: 'explain_number', what: 'bmi, latest', at: after(noon, -4 * minute) }),
  aTokenCall({ ...of, tool: 'list_reviews', what: 'PENDING', at: after(noon, -5 * minute) }),
  aTokenCall({ ...of, tool: 'write_draft', what: 'weight, waist', at: after(noon, -6 * minute) }),
];

const At = () => (
  <Routes>
    <Route path="/en?/dashboard/user/tokens/:id" element={<TokenLogPage />} />
  </Routes>
);

const meta = preview.meta({
  title: 'Features/Own assistant/Log',
  component: At,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/tokens/a-token',
    server: { as: member, seed: { personalTokens: [token], personalTokenCalls }, at: noon },
  },
});

export const WithCalls = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cân nặng · 3 tháng')).toBeInTheDocument();
    await expect(canvas.getByText('Cân nặng · Vòng eo')).toBeInTheDocument();
    await expect(canvas.getByText('Bị từ chối: thiếu quyền')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Nhật ký của “Trợ lý trên máy tính bàn”' }),
    ).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Weight · 3 months')).toBeInTheDocument();
  },
});
export const Empty = meta.story({
  parameters: { server: { as: member, seed: { personalTokens: [token], personalTokenCalls: [] }, at: noon } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có lượt truy cập nào')).toBeInTheDocument();
  },
});
export const Missing = meta.story({
  parameters: { server: { as: member, seed: { personalTokens: [], personalTokenCalls: [] }, at: noon } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy mã truy cập này')).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  parameters: {
    server: {
      as: member,
      seed: { personalTokens: [token] },
      at: noon,
      answers: { 'GET /me/personal-tokens/a-token/log': 'waiting' },
    },
  },
});
export const Failing = meta.story({
  parameters: {
    server: {
      as: member,
      seed: { personalTokens: [token] },
      at: noon,
      answers: { 'GET /me/personal-tokens/a-token/log': 'failing' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
