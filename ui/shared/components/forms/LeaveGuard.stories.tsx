import { Link } from 'react-router';
import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

const Dirty = ({ when = true }: Readonly<{ when?: boolean }>) => (
  <>
    <LeaveGuard when={when} />
    <Link to="/dashboard">{'Về Fitboard'}</Link>
  </>
);

const meta = preview.meta({ title: 'Parts/LeaveGuard', component: Dirty });

export const AsksFirst = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(await screen.findByRole('alertdialog', { name: 'Rời trang?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ở lại' }));
    await expect(await canvas.findByRole('link')).toBeInTheDocument();
  },
});

export const NothingToLose = meta.story({
  args: { when: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
