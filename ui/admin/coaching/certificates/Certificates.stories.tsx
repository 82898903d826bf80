import { expect, screen, userEvent, within } from 'storybook/test';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aCredential, anAchievement } from '#fixtures/platform/credentials.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../../.storybook/console-stage.tsx';
import preview from '../../../../.storybook/preview.tsx';
import CertificateList from './CertificateList.tsx';
import CertificateShow from './CertificateShow.tsx';

const staff = aUser({ fullname: 'Lê Thu Hà', roleId: 'certificates' });
const holder = aUser({ fullname: 'Nguyễn Minh Anh' });
const valid = aCredential({ id: 'valid', userId: holder.id });
const ended = aCredential({
  id: 'ended',
  userId: holder.id,
  kind: 'BADGE',
  title: 'Huấn luyện viên cá nhân (CPT)',
  template: null,
  listIndex: 1,
  revokedAt: noon,
  reason: 'BADGE_ENDED',
  createdAt: after(noon, -day),
});
const roles = [aRole({ id: 'certificates', permissions: ['knowledge.view', 'knowledge.manage'] })];
const seed = { roles, users: [holder], signedCredentials: [valid, ended], achievements: [anAchievement()] };

const ListAndRecord = listsAndRecords({ certificates: [CertificateList, CertificateShow] });

const meta = preview.meta({
  title: 'Console/Certificates',
  component: ListAndRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/certificates', server: { as: staff, seed } },
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Huấn luyện viên cá nhân (CPT)')).toBeInTheDocument();
    await expect(canvas.getByText('Đã thu hồi')).toBeInTheDocument();
  },
});
export const ListInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const Empty = meta.story({
  // What a story's seed leaves out stays as it is above.
  parameters: { server: { as: staff, seed: { roles, signedCredentials: [], achievements: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa có chứng nhận nào/)).toBeInTheDocument();
  },
});

export const Revoking = meta.story({
  parameters: { path: '/admin/certificates/valid/show' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thu hồi' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Thu hồi “Khởi động 14 ngày”/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Thu hồi' }));
    await expect(await canvas.findByText('Đã thu hồi')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Thu hồi' })).not.toBeInTheDocument();
  },
});

export const Ended = meta.story({
  parameters: { path: '/admin/certificates/ended/show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Minh chứng không còn hiệu lực')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Cấp lại' })).not.toBeInTheDocument();
  },
});

export const Unknown = meta.story({ parameters: { path: '/admin/certificates/unknown/show' } });
