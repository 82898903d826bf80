import Box from '@mui/material/Box';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { staffRoleId } from '#core/access/role/role.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { aContactMessage } from '#fixtures/content/public-site.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Menu } from './Menu.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: staffRoleId });
const partner = aUser({ fullname: 'Phạm Minh Châu', roleId: 'partner' });

const meta = preview.meta({
  title: 'Console/Menu',
  component: Menu,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Box sx={{ width: 280, bgcolor: 'background.paper' }}>
          <Story />
        </Box>
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/ratings', server: { as: staff } },
});

export const OfStaff = meta.story({
  play: async ({ canvas }) => {
    const coaching = within(await canvas.findByRole('list', { name: 'Huấn luyện' }));
    await expect(coaching.getByRole('link', { name: 'Chấm sao' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tổng quan' })).toHaveFocus();
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
});

export const StaffSeeMailsAndNoSettings = meta.story({
  play: async ({ canvas }) => {
    const mails = within(await canvas.findByRole('list', { name: /email/i }));
    await expect(mails.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('link', { name: 'Cài đặt' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Nhật ký' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Vai trò' })).toBeVisible();
  },
});

export const StaffSeeTheCommunity = meta.story({
  play: async ({ canvas }) => {
    const community = within(await canvas.findByRole('list', { name: 'Cộng đồng' }));
    for (const name of ['Vụ việc', 'Khiếu nại', 'Bài đăng', 'Bình luận', 'Phòng chat'])
      await expect(community.getByRole('link', { name })).toBeVisible();
  },
});

export const StaffSeeLearning = meta.story({
  play: async ({ canvas }) => {
    const learning = within(await canvas.findByRole('list', { name: 'Học tập' }));
    for (const name of ['Thử thách', 'Lượt tham gia', 'Bài kiểm tra', 'Đánh giá thử thách'])
      await expect(learning.getByRole('link', { name })).toBeVisible();
  },
});

export const SectionsWithoutARightAreNotThere = meta.story({
  parameters: { server: { as: partner } },
  play: async ({ canvas }) => {
    const shop = within(await canvas.findByRole('list', { name: 'Đối tác và cửa hàng' }));
    await expect(shop.getByRole('link', { name: 'Phần thưởng đối tác' })).toBeVisible();
    await expect(canvas.queryByText('Huấn luyện')).toBeNull();
    await expect(canvas.queryByText('Học tập')).toBeNull();
    await expect(canvas.queryByText('Cộng đồng')).toBeNull();
    await expect(canvas.queryByText('Hệ thống')).toBeNull();
  },
});

const messages = [
  aContactMessage({ createdAt: after(noon, -3 * day) }),
  aContactMessage({ createdAt: after(noon, -hour) }),
];

/** How much waits and since when; a closed section still says so, and stays closed. */
export const WhatWaits = meta.story({
  parameters: { server: { as: staff, seed: { contactMessages: messages }, at: noon } },
  play: async ({ canvas }) => {
    const content = within(await canvas.findByRole('list', { name: 'Nội dung' }));
    const entry = content.getByRole('link', { name: /^Tin nhắn liên hệ/ });
    await waitFor(() => expect(entry).toHaveTextContent('2 đang chờ'));
    const section = canvas.getByRole('button', { name: 'Nội dung' });
    await userEvent.click(section);
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await expect(section).toHaveTextContent('2 đang chờ');
    await expect(canvas.queryByRole('list', { name: 'Nội dung' })).toBeNull();
    await userEvent.click(section);
    await expect(canvas.getByRole('link', { name: /^Tin nhắn liên hệ 2 đang chờ/ })).toBeVisible();
  },
});

/** Counts that do not come leave the menu as it is. */
export const WithoutCounts = meta.story({
  parameters: { server: { as: staff, answers: { 'GET /admin/waiting-work': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tin nhắn liên hệ' })).toBeVisible();
  },
});

export const InEnglishAndDark = meta.story({ globals: { theme: 'dark', language: 'en' } });
