import Button from '@mui/material/Button';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useToast } from './use-toast.ts';

type Props = Readonly<{ message: string; undo?: () => void }>;

const Say = ({ message, undo }: Props) => {
  const toast = useToast();
  return (
    <Button variant="outlined" onClick={() => toast(message, undo === undefined ? {} : { undo })}>
      {'Thực hiện'}
    </Button>
  );
};

const meta = preview.meta({ title: 'Parts/Toasts', component: Say });

export const Reports = meta.story({
  args: { message: 'Đã lưu' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByText('Đã lưu')).toBeInTheDocument();
  },
});

const undo = fn();
export const TakesBack = meta.story({
  args: { message: 'Đã đánh dấu tất cả là đã đọc', undo },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
});
