import { Route, Routes } from 'react-router';
import { expect, screen } from 'storybook/test';
import { aUser } from '#fixtures/people/users.ts';
import { Page } from '#ui/components/Page.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { EntranceLayout } from './EntranceLayout.tsx';
import { MemberLayout } from './MemberLayout.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const layouts = { public: PublicLayout, entrance: EntranceLayout, member: MemberLayout };

type Props = Readonly<{ layout: keyof typeof layouts }>;

const Within = ({ layout }: Props) => (
  <Routes>
    <Route Component={layouts[layout]}>
      <Route path="*" element={<Page title="Nguyễn Thị Minh Ánh">{'Ễ, Ộ, ở'}</Page>} />
    </Route>
  </Routes>
);

const person = aUser({
  fullname: 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt',
  email: 'minhnguyet.congtang@example.com',
});

const meta = preview.meta({
  title: 'Pages/Layouts',
  component: Within,
  parameters: { layout: 'fullscreen', path: '/dashboard' },
});

export const Visitor = meta.story({ args: { layout: 'public' } });
export const Entrance = meta.story({ args: { layout: 'entrance' } });
export const Member = meta.story({
  args: { layout: 'member' },
  parameters: { server: { as: person } },
  play: async () => {
    await expect((await screen.findAllByText(person.fullname))[0]).toBeInTheDocument();
  },
});
export const MemberInEnglishAndDark = meta.story({
  args: { layout: 'member' },
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { as: person } },
});
