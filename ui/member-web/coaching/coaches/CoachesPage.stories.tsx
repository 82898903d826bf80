import { Route, Routes } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { aCoach } from '#fixtures/coaching/coaches.ts';
import CoachesPage from './CoachesPage.tsx';
import { member, seed } from '#fixtures/coaching/coaching-scene.ts';

const AtItsAddress = () => (
  <Routes>
    <Route path="/en?/coach" element={<CoachesPage />} />
  </Routes>
);

const meta = preview.meta({
  title: 'Features/Coaches/Directory',
  component: AtItsAddress,
  parameters: { layout: 'fullscreen', path: '/coach', server: { seed } },
});

const longName = 'Công Tằng Tôn Nữ Hoàng Thị Nguyệt Ánh';

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 huấn luyện viên')).toBeInTheDocument();
    const best = (await canvas.findByRole('link', { name: longName })).closest('li');
    await expect(canvas.getByRole('link', { name: longName })).toHaveAttribute('href', '/coach/nguyet.anh');
    await expect(best).toHaveTextContent('4,5 (32 lượt chấm) · 5 lượt tự động');
    await expect(best).toHaveTextContent('Thường trả lời trong 5 giờ');
    await expect(best).toHaveTextContent('900 Fit Coin');
    const newcomer = canvas.getByRole('link', { name: 'Trần Minh Khoa' }).closest('li');
    await expect(newcomer).toHaveTextContent('Chưa có lượt chấm');
    await expect(newcomer).toHaveTextContent('Miễn phí');
    await expect(newcomer).toHaveTextContent('Ngoại tuyến');
  },
});
export const MemberInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: member } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 coaches')).toBeInTheDocument();
  },
});
export const SearchedWithoutMarks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 huấn luyện viên');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tìm huấn luyện viên' }), 'nguyet anh');
    await expect(await canvas.findByText('1 huấn luyện viên')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: longName })).toBeInTheDocument();
  },
});
export const TypedSlowly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 huấn luyện viên');
    const search = canvas.getByRole('textbox', { name: 'Tìm huấn luyện viên' });
    // The first words are looked for while the last are still being typed.
    for (const letter of 'nguyet anh xyz') {
      await userEvent.type(search, letter);
      await new Promise((resolve) => {
        setTimeout(resolve, 200 + 20 * (letter.charCodeAt(0) % 8));
      });
    }
    await expect(search).toHaveValue('nguyet anh xyz');
    await expect(await canvas.findByText('Không có huấn luyện viên nào phù hợp')).toBeInTheDocument();
  },
});
export const NarrowedAndWidened = meta.story({
  parameters: { path: '/coach?priceMax=0&city=Đà Nẵng' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 huấn luyện viên')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ lọc: Chỉ miễn phí' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ lọc: Đà Nẵng' }));
    await expect(await canvas.findByText('3 huấn luyện viên')).toBeInTheDocument();
  },
});
export const SortedByPrice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 huấn luyện viên');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sắp xếp' }), 'Giá cao trước');
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Lê Gia Bảo'),
    );
  },
});
export const FilterSheetOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 huấn luyện viên');
    // A story may be drawn as wide as a desk, where the button is hidden.
    canvas.getByText('Bộ lọc', { selector: 'button' }).click();
    const sheet = within(await screen.findByRole('dialog', { name: 'Bộ lọc' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Giới tính' }), 'Nam');
    await userEvent.click(await sheet.findByRole('button', { name: 'Xem 2 huấn luyện viên' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Bỏ lọc: Nam' })).toBeInTheDocument();
  },
});
export const NothingMatches = meta.story({
  parameters: { path: '/coach?q=zumba&rating=5' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Không có huấn luyện viên nào phù hợp')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ hết bộ lọc' }));
    await expect(await canvas.findByText('3 huấn luyện viên')).toBeInTheDocument();
  },
});
export const ManyPages = meta.story({
  parameters: {
    server: {
      seed: { users: Array.from({ length: 30 }, (_, index) => aCoach({ fullname: `Huấn ${index + 1}` })) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('30 huấn luyện viên');
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem thêm' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(30));
    await expect(canvas.queryByRole('button', { name: 'Xem thêm' })).toBeNull();
  },
});
export const Empty = meta.story({
  parameters: { server: { seed: { users: [member] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có huấn luyện viên nào')).toBeInTheDocument();
  },
});
export const Waiting = meta.story({ parameters: { server: { answers: { 'GET /coaches': 'waiting' } } } });
export const Failing = meta.story({
  parameters: { server: { answers: { 'GET /coaches': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
