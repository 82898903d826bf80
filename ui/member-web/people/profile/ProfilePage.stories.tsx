import { expect } from 'storybook/test';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { signedIn } from '#ui/api/signed-in.ts';
import ProfilePage from './ProfilePage.tsx';

const full = aFullProfile({ fullname: 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt' });
const fresh = aUser({ fullname: 'Lê Thuỷ' });
const other = aUser({ username: 'minhanh' });

const meta = preview.meta({
  title: 'Features/Profile',
  component: ProfilePage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/user/profile',
    server: { as: fresh, seed: { users: [other] } },
  },
});

const section = (root: HTMLElement, id: string) => root.querySelector<HTMLElement>(`#${id}`)!; // every story has all of them

export const New = meta.story({});
export const Complete = meta.story({ parameters: { server: { as: full } } });
export const CompleteInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: full } },
});

export const UsernameTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tên người dùng' }), 'minhanh');
    await expect(await canvas.findByText(/Tên người dùng này đã có người chọn/)).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tên người dùng' }), '.le');
    await expect(await canvas.findByText('Tên này dùng được')).toBeInTheDocument();
  },
});

export const SavedElsewhereMeanwhile = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const session = signedIn.current();
    if (session.status !== 'member') throw new Error('nobody is signed in');
    // As if another tab had saved since this page was opened.
    signedIn.update({ ...session.user, version: 99 });
    const city = canvas.getByRole('textbox', { name: 'Thành phố' });
    await userEvent.type(city, 'Huế');
    const address = section(canvasElement, 'address');
    await userEvent.click([...address.querySelectorAll('button')].at(-1)!); // Lưu
    await expect(await canvas.findByText('Hồ sơ vừa được sửa ở nơi khác')).toBeInTheDocument();
    await expect(city).toHaveValue('Huế');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản của tôi' }));
    await expect(await canvas.findByText('Đã lưu hồ sơ')).toBeInTheDocument();
    await expect(city).toHaveValue('Huế');
  },
});

export const StrangersSeeWhatIsChosen = meta.story({
  parameters: { server: { as: full } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const figure = section(canvasElement, 'public').querySelector('figure')!; // the preview
    const isPublic = canvas.getByRole('switch', { name: 'Công khai trang của tôi' });
    if (!(isPublic as HTMLInputElement).checked) await userEvent.click(isPublic);
    await expect(figure).not.toHaveTextContent(full.email);
    await userEvent.click(canvas.getByRole('switch', { name: 'Hiện email' }));
    await expect(figure).toHaveTextContent(full.email);
  },
});
