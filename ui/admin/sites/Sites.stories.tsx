import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminRoleId, staffRoleId } from '#core/access/role/role.ts';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aDomain, anExternalHost } from '#fixtures/sites/domains.ts';
import { ConsoleStage, consoleWords, listsAndRecords } from '../../../.storybook/console-stage.tsx';
import preview from '../../../.storybook/preview.tsx';
import DomainList from './domains/DomainList.tsx';
import DomainShow from './domains/DomainShow.tsx';
import HostList from './domain-hosts/HostList.tsx';

const admin = aUser({ fullname: 'Lê Thu Hà', roleId: adminRoleId });
const staff = aUser({ fullname: 'Đỗ Văn Nam', roleId: staffRoleId });
const [an, binh] = [aUser({ fullname: 'Phạm Gia Huy', isPublic: true }), aUser({ fullname: 'Trần Bình An' })];
const open = aDomain({ userId: an.id, id: 'open', name: 'gia-huy', expiresAt: after(noon, 200 * day) });
const ending = aDomain({
  userId: binh.id,
  id: 'ending',
  name: 'binh-an',
  status: 'GRACE',
  expiresAt: after(noon, -3 * day),
});
const live = anExternalHost({ domainId: open.id, userId: an.id, host: 'www.giahuy.vn', status: 'ACTIVE', verifiedAt: noon, isPrimary: true }); // prettier-ignore
const wrong = anExternalHost({
  domainId: ending.id,
  userId: binh.id,
  host: 'binhan.com',
  status: 'ERROR',
  failures: 2,
  checkedAt: noon,
  problems: [{ record: 'TXT', problem: 'MISSING', found: [] }],
});
const seed = { users: [admin, staff, an, binh], domains: [open, ending], externalHosts: [live, wrong] };
const server = { as: admin, seed, at: noon };

const ListOrRecord = listsAndRecords({
  domains: [DomainList, DomainShow],
  'domain-hosts': [HostList, DomainShow],
});

const meta = preview.meta({
  title: 'Console/Own sites',
  component: ListOrRecord,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { layout: 'fullscreen', path: '/admin/domains', server },
});
const at = (path: string) => ({ path: `/admin/${path}` });
const failing = (endpoint: string) => ({
  server: { ...server, answers: { [endpoint]: 'failing' as const } },
});
const retries = async ({ canvas }: { canvas: { findByRole: typeof screen.findByRole } }) => {
  await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
};
/** A decision with its reason, in the dialog that asks for it. */
const decide = async (name: string, reason: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), reason);
  await userEvent.click(dialog.getByRole('button', { name }));
};

export const Domains = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('gia-huy.sites-of-the-tests.net')).toBeInTheDocument();
    const row = canvas.getByText('binh-an.sites-of-the-tests.net').closest('tr');
    await expect(row).toHaveTextContent('Hết hạn, còn mở');
  },
});
export const DomainsInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const NoDomains = meta.story({ parameters: { server: { as: admin, seed: { users: [admin] } } } });
export const DomainsFailing = meta.story({ parameters: failing('GET /admin/domains'), play: retries });

export const SuspendedAndServedAgain = meta.story({
  parameters: at('domains/open/show'),
  play: async ({ canvas }) => {
    await decide('Tạm ngừng', 'Giả mạo một phòng khám có thật.');
    await expect(await canvas.findByText('Giả mạo một phòng khám có thật.')).toBeInTheDocument();
    await decide('Mở lại', 'Chủ trang đã sửa tên.');
    await waitFor(() => expect(canvas.queryByText('Giả mạo một phòng khám có thật.')).toBeNull());
  },
});
export const Released = meta.story({
  parameters: at('domains/ending/show'),
  play: async ({ canvas }) => {
    await decide('Thu hồi tên', 'Tên gây nhầm với một bệnh viện.');
    await expect(await canvas.findByText('Đang giữ')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Thu hồi tên' })).toBeNull();
  },
});
export const DomainFailing = meta.story({
  parameters: { ...at('domains/open/show'), ...failing('GET /admin/domains/open') },
  play: retries,
});

export const Hosts = meta.story({
  parameters: at('domain-hosts'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('www.giahuy.vn')).toBeInTheDocument();
    const row = canvas.getByText('binhan.com').closest('tr');
    await expect(row).toHaveTextContent('Bản ghi chưa đúng');
    await expect(row).toHaveTextContent('Trần Bình An');
  },
});
export const NoHosts = meta.story({
  parameters: { ...at('domain-hosts'), server: { as: admin, seed: { users: [admin] } } },
});
export const HostsFailing = meta.story({
  parameters: { ...at('domain-hosts'), ...failing('GET /admin/domain-hosts') },
  play: retries,
});
