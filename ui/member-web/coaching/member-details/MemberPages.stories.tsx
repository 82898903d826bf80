import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import {
  answered,
  asked,
  askedByOther,
  canceled,
  coach,
  serverFor,
  member,
  other,
  refused,
} from '#fixtures/coaching/review-scene.ts';
import preview from '../../../../.storybook/preview.tsx';
import { memberPath, paths } from '../../app/paths.ts';
import MemberPage from './MemberPage.tsx';
import MembersPage from './MembersPage.tsx';

const AtTheirAddresses = () => (
  <Routes>
    <Route path="/en?/dashboard/member" element={<MembersPage />} />
    <Route path="/en?/dashboard/member/:id" element={<MemberPage />} />
  </Routes>
);

const meta = preview.meta({
  title: 'Features/MemberDetails',
  component: AtTheirAddresses,
  parameters: { layout: 'fullscreen', path: paths.members, server: serverFor(coach) },
});

export const NobodyYet = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có thành viên nào')).toBeInTheDocument();
  },
});
export const Two = meta.story({
  beforeEach: async () => {
    await answered(await asked());
    await askedByOther();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: member.fullname })).toHaveAttribute(
      'href',
      memberPath(member.id),
    );
    await expect(canvas.getByRole('link', { name: other.fullname })).toBeInTheDocument();
  },
});
/** Two requests of one person are one line, with the state of the later one. */
export const OneWhoAskedTwice = meta.story({
  beforeEach: async () => {
    await answered(await asked());
    await canceled(await asked({ type: 'BODY' }));
    await refused(await askedByOther());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/^Đã nhờ 2 lần, gần nhất/)).toBeInTheDocument();
    await expect(canvas.getByText('Bạn không còn xem được các tuần')).toBeInTheDocument();
  },
});
export const MembersLoading = meta.story({
  parameters: { server: { ...serverFor(coach), answers: { 'GET /me/members': 'waiting' } } },
});
export const MembersFailing = meta.story({
  parameters: { server: { ...serverFor(coach), answers: { 'GET /me/members': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

const one = { path: memberPath(member.id) };
export const OneMember = meta.story({
  parameters: one,
  beforeEach: async () => {
    await answered(await asked());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: member.fullname })).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'Các tuần đã lưu' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: /^So với tuần trước đó/ })).toHaveLength(5);
  },
});
export const OneMemberInEnglishAndDark = meta.story({
  parameters: one,
  beforeEach: async () => {
    await answered(await asked());
  },
  globals: { language: 'en', theme: 'dark' },
});
export const NoRequestStands = meta.story({
  parameters: one,
  beforeEach: async () => {
    await canceled(await asked());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/bạn không xem được các tuần của người này/)).toBeInTheDocument();
  },
});
export const NeverAsked = meta.story({
  parameters: one,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Người này chưa nhờ bạn đánh giá')).toBeInTheDocument();
  },
});
export const WeeksFailing = meta.story({
  parameters: { ...one, server: { ...serverFor(coach), answers: { 'GET /indicators': 'failing' } } },
  beforeEach: async () => {
    await answered(await asked());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
