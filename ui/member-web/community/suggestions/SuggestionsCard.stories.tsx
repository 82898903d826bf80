import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SuggestionsCard } from './SuggestionsCard.tsx';

const AsBesideAFeed = () => (
  <Box sx={{ p: 2, maxWidth: 380 }}>
    <SuggestionsCard />
  </Box>
);

const member = aUser({ fullname: 'Nguyễn Minh Anh', city: 'Huế', isPublic: true });
const neighbours = ['Lê Văn Đức', 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt'].map((fullname, index) =>
  aUser({ fullname, username: `ban.${index}`, city: 'Huế', isPublic: true, suggestible: true }),
);
const coach = aCoach({ fullname: 'Trần Minh Khoa', username: 'khoa', isPublic: true, level: 'PRO' });
const seed = { users: [...neighbours, coach] };

const meta = preview.meta({
  title: 'Features/Suggestions',
  component: AsBesideAFeed,
  parameters: { layout: 'fullscreen', path: '/dashboard', server: { as: member, seed } },
});

export const People = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Cùng thành phố với bạn')).toHaveLength(2);
    await expect(canvas.getByText('Huấn luyện viên Pro')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Theo dõi Lê Văn Đức' }));
    await expect(await canvas.findByRole('button', { name: 'Đang theo dõi Lê Văn Đức' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Đừng gợi ý Trần Minh Khoa nữa' }));
    await waitFor(() => expect(canvas.queryByText('Trần Minh Khoa')).toBeNull());
  },
});
export const PeopleInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('In the same city as you')).toHaveLength(2);
  },
});

export const Nobody = meta.story({
  parameters: { server: { as: member, seed: { users: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Xem huấn luyện viên' })).toHaveAttribute(
      'href',
      '/coach',
    );
  },
});
export const Waiting = meta.story({
  parameters: { server: { as: member, seed, answers: { 'GET /suggestions': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: member, seed, answers: { 'GET /suggestions': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
